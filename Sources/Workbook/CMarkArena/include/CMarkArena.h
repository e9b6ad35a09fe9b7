#ifndef CMARK_ARENA_H
#define CMARK_ARENA_H

#include <cmark.h>

/// A CommonMark document whose whole tree was allocated, and is freed, in a few large pieces.
///
/// libcmark makes and frees several small objects for every word or two of a document: with the system's allocator a
/// quarter of its time. None of a tree's nodes may be changed.
typedef struct cmark_arena cmark_arena;

/// Parses a document with libcmark's options. Can be called from many threads. Stops the process when there is no memory left, as libcmark does.
cmark_arena *cmark_arena_parse(const char *text, size_t length, int options);

/// The document's node. It lives as long as the arena.
cmark_node *cmark_arena_root(const cmark_arena *arena);

void cmark_arena_free(cmark_arena *arena);

#endif
