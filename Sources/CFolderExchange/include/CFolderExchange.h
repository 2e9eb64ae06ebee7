#ifndef CFOLDEREXCHANGE_H
#define CFOLDEREXCHANGE_H

/// Lets two paths of one file system change places, in one step that nobody can see the middle of.
/// Returns 0, or -1 with errno set: EINVAL or ENOSYS where the system has no such step.
int exchange_paths(const char *first, const char *second);

#endif
