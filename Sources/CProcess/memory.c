#include "CProcess.h"

#include <stdint.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

// The heap grows by so much, which is also the size and the boundary of a thread's own heap.
enum { STEP = 64 << 20 };
enum { LARGEST_BLOCK = 32 << 20, LEAST_GIVEN_BACK = 256 << 20 };

void memory_begin(void) {
    mallopt(M_TOP_PAD, STEP);
    mallopt(M_MMAP_THRESHOLD, LARGEST_BLOCK);
    mallopt(M_TRIM_THRESHOLD, LEAST_GIVEN_BACK);
    char *start = sbrk(0);
    // Freed at once, it makes the heap grow by a step; volatile, or the compiler sees that nobody needs it.
    void *volatile block = malloc(1 << 20);
    free(block);
    char *end = sbrk(0);
    if (end > start) madvise((void *)((uintptr_t)start & -(uintptr_t)4096), end - start, MADV_HUGEPAGE);
}

void memory_thread_begin(void) {
    // Wrong advice about memory of somebody else would do no harm.
    void *block = malloc(1);
    madvise((void *)((uintptr_t)block & -(uintptr_t)STEP), STEP, MADV_HUGEPAGE);
    free(block);
}
#else
void memory_begin(void) {}

void memory_thread_begin(void) {}
#endif
