#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <termios.h>
#include <unistd.h>

static atomic_int requests;
static atomic_int ignored;
static atomic_int ends_at_once;
static int alarm_pipe[2] = {-1, -1};

static atomic_int kept_terminal = -1;
static struct termios kept_state;

static void restore_terminal(void) {
    int descriptor = atomic_exchange(&kept_terminal, -1);
    if (descriptor >= 0) tcsetattr(descriptor, TCSANOW, &kept_state);
}

static void end_by(int number) {
    restore_terminal();
    signal(number, SIG_DFL);
    raise(number); // blocked while its handler runs, so it comes when that returns
}

static void handle_stop(int number) {
    int saved = errno;
    int earlier = atomic_fetch_add(&requests, 1);
    if (atomic_load(&ends_at_once)) _exit(0);
    if (earlier == 0 && alarm_pipe[1] >= 0) {
        ssize_t written = write(alarm_pipe[1], "!", 1);
        (void)written;
    } else {
        end_by(number);
    }
    errno = saved;
}

static void set_handler(int number, void (*handler)(int)) {
    struct sigaction action = {0};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

static void on_requests(void (*handler)(int)) {
    set_handler(SIGINT, handler);
    set_handler(SIGTERM, handler);
    // Whoever started us may have blocked them.
    sigset_t both;
    sigemptyset(&both);
    sigaddset(&both, SIGINT);
    sigaddset(&both, SIGTERM);
    pthread_sigmask(SIG_UNBLOCK, &both, NULL);
}

void stop_listen(void) {
    if (alarm_pipe[0] < 0) {
        if (pipe(alarm_pipe) != 0) return;
        fcntl(alarm_pipe[0], F_SETFD, FD_CLOEXEC);
        fcntl(alarm_pipe[1], F_SETFD, FD_CLOEXEC);
    }
    on_requests(handle_stop);
}

int stop_is_listening(void) { return alarm_pipe[0] >= 0 && !atomic_load(&ignored); }

void stop_end_at_once(void) {
    // In this order here, and in the other one in the handler, so that one of both sees the other.
    atomic_store(&ends_at_once, 1);
    if (stop_requested()) _exit(0);
}

int stop_requested(void) { return atomic_load(&requests) > 0; }

int stop_wait(void) {
    char byte;
    ssize_t count;
    do count = read(alarm_pipe[0], &byte, 1);
    while (count < 0 && errno == EINTR);
    return count == 1 && !atomic_load(&ignored);
}

void stop_ignore(void) {
    atomic_store(&ignored, 1);
    on_requests(SIG_DFL);
    ssize_t written = write(alarm_pipe[1], ".", 1);
    (void)written;
}

// MARK: The terminal

static const int ends[] = {SIGINT, SIGTERM, SIGHUP};

static void exchange_handlers(void (*old)(int), void (*new)(int)) {
    for (size_t index = 0; index < sizeof ends / sizeof ends[0]; index++) {
        struct sigaction now;
        if (sigaction(ends[index], NULL, &now) == 0 && now.sa_handler == old) set_handler(ends[index], new);
    }
}

void terminal_keep(int descriptor) {
    if (tcgetattr(descriptor, &kept_state) != 0) return;
    atomic_store(&kept_terminal, descriptor);
    exchange_handlers(SIG_DFL, end_by);
}

void terminal_forget(void) {
    restore_terminal();
    exchange_handlers(end_by, SIG_DFL);
}
