// The public names of Swift and of Apple's frameworks, as one text. In C, since a compiler of Swift takes
// minutes for a literal of this size.
#ifndef CPLATFORMNAMES_H
#define CPLATFORMNAMES_H

// Lines of words: `types UIKit UIView ...`, `globals UIKit UIRectFill ...`, `of UIView addSubview ...`. UTF-8,
// with a zero at the end.
const char *platform_names(void);

#endif
