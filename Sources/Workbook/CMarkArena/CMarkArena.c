#include "CMarkArena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Blocks of memory, each holding many of libcmark's objects one after the other.
typedef struct block {
  struct block *previous;
  size_t size, used;
} block;

struct cmark_arena {
  block *last;
  cmark_node *root;
};

// Before each object stands how many bytes it has room for: libcmark does not say how long an object is when it wants
// it to grow, and an object that was made smaller in between still has all of its bytes.
static const size_t header = 16;
static const size_t smallest_block = 32 * 1024;

// libcmark's allocator has no context: this is the arena of the document that the thread is parsing.
static _Thread_local cmark_arena *current;

static size_t rounded(size_t size) { return (size + 15) & ~(size_t)15; }

static char *contents(block *block) { return (char *)block + rounded(sizeof *block); }

static void *stop(void) {
  abort();
}

static size_t capacity(const void *object) {
  size_t capacity;
  memcpy(&capacity, (const char *)object - header, sizeof capacity);
  return capacity;
}

static void set_capacity(void *object, size_t capacity) {
  memcpy((char *)object - header, &capacity, sizeof capacity);
}

static void *allocate(size_t size) {
  if (size > SIZE_MAX / 4) return stop();
  size_t needed = header + rounded(size);
  block *last = current->last;
  if (last == NULL || last->size - last->used < needed) {
    // Twice the last one, so that a long document has few.
    size_t block_size = last == NULL ? smallest_block : 2 * last->size;
    if (block_size < needed) block_size = needed;
    block *new = malloc(rounded(sizeof *new) + block_size);
    if (new == NULL) return stop();
    *new = (block){.previous = last, .size = block_size};
    current->last = last = new;
  }
  char *object = contents(last) + last->used + header;
  last->used += needed;
  set_capacity(object, rounded(size));
  return object;
}

static void *arena_calloc(size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / size) return stop();
  return memset(allocate(count * size), 0, count * size);
}

static void *arena_realloc(void *object, size_t size) {
  if (object == NULL) return allocate(size);
  size_t old = capacity(object);
  if (size <= old) return object;
  block *last = current->last;
  // The object that was made last grows where it is: libcmark's text buffers mostly are.
  int is_last = (char *)object + old == contents(last) + last->used;
  if (is_last && size <= SIZE_MAX / 4 && last->size - last->used >= rounded(size) - old) {
    last->used += rounded(size) - old;
    set_capacity(object, rounded(size));
    return object;
  }
  return memcpy(allocate(size), object, old);
}

static void arena_free(void *object) { (void)object; }

cmark_arena *cmark_arena_parse(const char *text, size_t length, int options) {
  static cmark_mem allocator = {arena_calloc, arena_realloc, arena_free};
  cmark_arena *arena = calloc(1, sizeof *arena);
  if (arena == NULL) return stop();
  current = arena;
  cmark_parser *parser = cmark_parser_new_with_mem(options, &allocator);
  cmark_parser_feed(parser, text, length);
  arena->root = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  current = NULL;
  return arena;
}

cmark_node *cmark_arena_root(const cmark_arena *arena) { return arena->root; }

void cmark_arena_free(cmark_arena *arena) {
  for (block *block = arena->last; block != NULL;) {
    struct block *previous = block->previous;
    free(block);
    block = previous;
  }
  free(arena);
}
