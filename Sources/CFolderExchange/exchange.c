#define _GNU_SOURCE
#include "CFolderExchange.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int exchange_at(int first_folder, const char *first, int second_folder, const char *second) {
#if defined(__APPLE__)
    return renameatx_np(first_folder, first, second_folder, second, RENAME_SWAP);
#elif defined(RENAME_EXCHANGE)
    return renameat2(first_folder, first, second_folder, second, RENAME_EXCHANGE);
#else
    errno = ENOSYS;
    return -1;
#endif
}

int rename_exclusively_at(int old_folder, const char *old_name, int new_folder, const char *new_name) {
#if defined(__APPLE__)
    return renameatx_np(old_folder, old_name, new_folder, new_name, RENAME_EXCL);
#elif defined(RENAME_NOREPLACE)
    return renameat2(old_folder, old_name, new_folder, new_name, RENAME_NOREPLACE);
#else
    errno = ENOSYS;
    return -1;
#endif
}
