// The baseline of the benchmark: libcmark in one process. It writes one HTML file for each Markdown file, nothing else.
#include <cmark.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    fseek(file, 0, SEEK_END);
    *length = (size_t)ftell(file);
    rewind(file);
    char *text = malloc(*length + 1);
    *length = fread(text, 1, *length, file);
    fclose(file);
    return text;
}

int main(int count, char **arguments) {
    if (count != 3) return fprintf(stderr, "usage: commonmark-baseline FOLDER OUTPUT\n"), 64;
    DIR *folder = opendir(arguments[1]);
    if (!folder) return perror(arguments[1]), 1;
    struct dirent *entry;
    while ((entry = readdir(folder))) {
        size_t name = strlen(entry->d_name), length;
        if (name < 4 || strcmp(entry->d_name + name - 3, ".md") != 0) continue;
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", arguments[1], entry->d_name);
        char *text = read_file(path, &length);
        if (!text) return perror(path), 1;
        char *html = cmark_markdown_to_html(text, length, CMARK_OPT_DEFAULT);
        snprintf(path, sizeof path, "%s/%.*s.html", arguments[2], (int)name - 3, entry->d_name);
        FILE *output = fopen(path, "wb");
        if (!output || fputs(html, output) < 0 || fclose(output) != 0) return perror(path), 1;
        free(html);
        free(text);
    }
    closedir(folder);
    return 0;
}
