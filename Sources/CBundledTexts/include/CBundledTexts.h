// The texts that the tool carries with it: the theme of a site, the lessons of `explain`, the examples of
// the language pages, the book that `init` makes. In C, whose `#embed` costs nothing: a compiler of Swift
// takes minutes and gigabytes for literals of this size.
#ifndef CBUNDLEDTEXTS_H
#define CBUNDLEDTEXTS_H

// The text of a file of this target, `Theme/page.css`: UTF-8, with a zero at the end. Null if texts.c does
// not name the file.
const char *bundled_text(const char *path);

#endif
