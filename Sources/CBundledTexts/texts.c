#include "CBundledTexts.h"

#include <string.h>

#ifndef __has_embed
#error "the compiler of C does not know #embed; that of Swift 6.1 does, as Clang 19 and GCC 15 do"
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

struct text {
    const char *path;
    const unsigned char *bytes;
};

// One file each: its path, and its bytes with a zero behind them.
static const struct text texts[] = {
    {"Theme/circumstances.css", (const unsigned char[]){
#embed "Theme/circumstances.css" suffix(, 0)
    }},
    {"Theme/figure.css", (const unsigned char[]){
#embed "Theme/figure.css" suffix(, 0)
    }},
    {"Theme/live.css", (const unsigned char[]){
#embed "Theme/live.css" suffix(, 0)
    }},
    {"Theme/log.css", (const unsigned char[]){
#embed "Theme/log.css" suffix(, 0)
    }},
    {"Theme/page.css", (const unsigned char[]){
#embed "Theme/page.css" suffix(, 0)
    }},
    {"Theme/pages.css", (const unsigned char[]){
#embed "Theme/pages.css" suffix(, 0)
    }},
    {"Theme/player.css", (const unsigned char[]){
#embed "Theme/player.css" suffix(, 0)
    }},
    {"Theme/prose.css", (const unsigned char[]){
#embed "Theme/prose.css" suffix(, 0)
    }},
    {"Theme/search.css", (const unsigned char[]){
#embed "Theme/search.css" suffix(, 0)
    }},
    {"Theme/colours.js", (const unsigned char[]){
#embed "Theme/colours.js" suffix(, 0)
    }},
    {"Theme/contents.js", (const unsigned char[]){
#embed "Theme/contents.js" suffix(, 0)
    }},
    {"Theme/copying.js", (const unsigned char[]){
#embed "Theme/copying.js" suffix(, 0)
    }},
    {"Theme/finds.js", (const unsigned char[]){
#embed "Theme/finds.js" suffix(, 0)
    }},
    {"Theme/live.js", (const unsigned char[]){
#embed "Theme/live.js" suffix(, 0)
    }},
    {"Theme/page.js", (const unsigned char[]){
#embed "Theme/page.js" suffix(, 0)
    }},
    {"Theme/panel.js", (const unsigned char[]){
#embed "Theme/panel.js" suffix(, 0)
    }},
    {"Theme/pieces.js", (const unsigned char[]){
#embed "Theme/pieces.js" suffix(, 0)
    }},
    {"Theme/player.js", (const unsigned char[]){
#embed "Theme/player.js" suffix(, 0)
    }},
    {"Theme/query.js", (const unsigned char[]){
#embed "Theme/query.js" suffix(, 0)
    }},
    {"Theme/ranking.js", (const unsigned char[]){
#embed "Theme/ranking.js" suffix(, 0)
    }},
    {"Theme/search.js", (const unsigned char[]){
#embed "Theme/search.js" suffix(, 0)
    }},
    {"Theme/start.js", (const unsigned char[]){
#embed "Theme/start.js" suffix(, 0)
    }},
    {"Theme/words.js", (const unsigned char[]){
#embed "Theme/words.js" suffix(, 0)
    }},
    {"Theme/synonyms.txt", (const unsigned char[]){
#embed "Theme/synonyms.txt" suffix(, 0)
    }},
    {"Lessons/book.md", (const unsigned char[]){
#embed "Lessons/book.md" suffix(, 0)
    }},
    {"Lessons/calls.md", (const unsigned char[]){
#embed "Lessons/calls.md" suffix(, 0)
    }},
    {"Lessons/claims.md", (const unsigned char[]){
#embed "Lessons/claims.md" suffix(, 0)
    }},
    {"Lessons/commands.md", (const unsigned char[]){
#embed "Lessons/commands.md" suffix(, 0)
    }},
    {"Lessons/declarations.md", (const unsigned char[]){
#embed "Lessons/declarations.md" suffix(, 0)
    }},
    {"Lessons/differences.md", (const unsigned char[]){
#embed "Lessons/differences.md" suffix(, 0)
    }},
    {"Lessons/fences.md", (const unsigned char[]){
#embed "Lessons/fences.md" suffix(, 0)
    }},
    {"Lessons/flow.md", (const unsigned char[]){
#embed "Lessons/flow.md" suffix(, 0)
    }},
    {"Lessons/markdown.md", (const unsigned char[]){
#embed "Lessons/markdown.md" suffix(, 0)
    }},
    {"Lessons/names.md", (const unsigned char[]){
#embed "Lessons/names.md" suffix(, 0)
    }},
    {"Lessons/running.md", (const unsigned char[]){
#embed "Lessons/running.md" suffix(, 0)
    }},
    {"Lessons/types.md", (const unsigned char[]){
#embed "Lessons/types.md" suffix(, 0)
    }},
    {"Reference/examples.txt", (const unsigned char[]){
#embed "Reference/examples.txt" suffix(, 0)
    }},
    {"Reference/features.md", (const unsigned char[]){
#embed "Reference/features.md" suffix(, 0)
    }},
    {"Starter/first-chapter.md", (const unsigned char[]){
#embed "Starter/first-chapter.md" suffix(, 0)
    }},
    {"Starter/ignore.txt", (const unsigned char[]){
#embed "Starter/ignore.txt" suffix(, 0)
    }},
    {"Starter/settings.json", (const unsigned char[]){
#embed "Starter/settings.json" suffix(, 0)
    }},
    {"Starter/summary.md", (const unsigned char[]){
#embed "Starter/summary.md" suffix(, 0)
    }},
    {"Starter/workflow.yml", (const unsigned char[]){
#embed "Starter/workflow.yml" suffix(, 0)
    }},
};

const char *bundled_text(const char *path) {
    for (size_t index = 0; index < sizeof texts / sizeof texts[0]; index += 1) {
        if (strcmp(texts[index].path, path) == 0) { return (const char *)texts[index].bytes; }
    }
    return NULL;
}
