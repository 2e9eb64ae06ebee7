#ifndef CFOLDEREXCHANGE_H
#define CFOLDEREXCHANGE_H

/// Lets two names of one file system change places, in one step that nobody can see the middle of. Each name
/// stands in a folder that is open.
/// Returns 0, or -1 with errno set: EINVAL, ENOSYS or ENOTSUP where the system has no such step.
int exchange_at(int first_folder, const char *first, int second_folder, const char *second);

/// Gives a file or folder another name, and never takes the place of anything.
/// Returns 0, or -1 with errno set: EEXIST where something has the name; EINVAL, ENOSYS or ENOTSUP where the
/// system cannot promise that.
int rename_exclusively_at(int old_folder, const char *old_name, int new_folder, const char *new_name);

#endif
