#include "CProcess.h"

#ifdef __GLIBC__
#include <malloc.h>

// The heap grows by so much at once, and little of it is given back: a build takes memory in small pieces until
// it ends, and asking the system for each of them cost more than the pieces.
enum { STEP = 16 << 20, LARGEST_BLOCK = 32 << 20, LEAST_GIVEN_BACK = 256 << 20 };

void memory_begin(void) {
    mallopt(M_TOP_PAD, STEP);
    mallopt(M_MMAP_THRESHOLD, LARGEST_BLOCK);
    mallopt(M_TRIM_THRESHOLD, LEAST_GIVEN_BACK);
}
#else
void memory_begin(void) {}
#endif
