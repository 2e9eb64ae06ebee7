#define _GNU_SOURCE
#include "CProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __APPLE__
#include <crt_externs.h>
#include <mach-o/dyld.h>
#else
extern char **environ;
#endif

enum { LONGEST_PLACE = 4096, MOST_THREADS = 512, MOST_LIVES = 100, LIST_ROOM = 96 * 1024 };
enum { HANDLER_STACK = 64 * 1024 };

// What each thread works at. The handler of one that works at nothing looks at the others.
struct slot {
    atomic_int taken;
    char place[LONGEST_PLACE];
};
static struct slot slots[MOST_THREADS];
static _Thread_local struct slot *own;
static _Thread_local void *handler_stack;

#define PLACES "TRACEBOOK_CRASHED="
#define KEPT "TRACEBOOK_KEPT="
#define LISTENED "TRACEBOOK_LISTENED="
static char places[sizeof PLACES + LIST_ROOM] = PLACES;
static char *const list = places + sizeof PLACES - 1;
static char kept[64] = KEPT;
static char listened[64] = LISTENED;
static int kept_descriptors[2] = {-1, -1};
static int inherited[2] = {-1, -1};

static char program[4096];
static char *const *program_arguments;
static char **program_environment;
static atomic_int is_down;
static int stays_down;

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE};
enum { CRASHES = sizeof crashes / sizeof crashes[0] };

static void say(const char *text) {
    ssize_t written = write(STDERR_FILENO, text, strlen(text));
    (void)written;
}

// MARK: In the handler

static const char *crashed_place(void) {
    if (own && own->place[0]) return own->place;
    const char *only = NULL;
    for (int index = 0; index < MOST_THREADS; index++) {
        if (!atomic_load(&slots[index].taken) || !slots[index].place[0]) continue;
        if (only) return NULL;
        only = slots[index].place;
    }
    return only;
}

static int lives(void) {
    int count = 0;
    for (const char *byte = list; *byte; byte++) count += *byte == '\x1e';
    return count;
}

static void start_again(const char *place) {
    size_t used = strlen(list), more = strlen(place);
    if (used + more + 2 > LIST_ROOM || lives() >= MOST_LIVES || strstr(list, place)) return;
    memcpy(list + used, place, more);
    memcpy(list + used + more, "\x1e", 2);
    for (int index = 0; index < 2; index++) {
        if (kept_descriptors[index] >= 0) fcntl(kept_descriptors[index], F_SETFD, 0);
    }
    sigset_t blocked;
    sigemptyset(&blocked);
    if (stop_is_listening()) {
        // A request that another thread gets until then would be lost with this life.
        stop_end_at_once();
        // Requests that no thread has got wait until the next life listens.
        strcpy(listened, LISTENED "1");
        sigaddset(&blocked, SIGINT);
        sigaddset(&blocked, SIGTERM);
    }
    sigprocmask(SIG_SETMASK, &blocked, NULL);
    execve(program, program_arguments, program_environment);
}

static void handle_crash(int number) {
    if (atomic_exchange(&is_down, 1)) {
        for (;;) pause(); // another thread is at it
    }
    terminal_forget();
    const char *place = crashed_place();
    if (place && !stays_down) start_again(place);
    say("error: tracebook itself crashed");
    if (place) say(" at ");
    for (const char *byte = place; byte && *byte; byte++) {
        char shown[2] = {*byte == '\x1f' ? ' ' : *byte, 0};
        say(shown);
    }
    say(" [crashed]\n    = this is a bug of tracebook, not of the book; please report it with the text\n");
    signal(number, SIG_DFL);
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, number);
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    raise(number);
    _exit(128 + number);
}

// MARK: Before

static char **current_environment(void) {
#ifdef __APPLE__
    return *_NSGetEnviron();
#else
    return environ;
#endif
}

static int starts_with(const char *text, const char *beginning) {
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

// The variables of the next life are made now, as the handler may not ask for memory.
static int prepare_environment(void) {
    char **old = current_environment();
    size_t count = 0;
    while (old[count]) count++;
    program_environment = calloc(count + 4, sizeof *program_environment);
    if (!program_environment) return 0;
    size_t next = 0;
    for (size_t index = 0; index < count; index++) {
        if (starts_with(old[index], PLACES) || starts_with(old[index], KEPT)
            || starts_with(old[index], LISTENED)) continue;
        program_environment[next] = strdup(old[index]);
        if (!program_environment[next++]) return 0;
    }
    program_environment[next++] = places;
    program_environment[next++] = kept;
    program_environment[next] = listened;
    return 1;
}

static void read_former_life(void) {
    const char *former = getenv("TRACEBOOK_CRASHED");
    if (former && strlen(former) < LIST_ROOM) strcpy(list, former);
    const char *descriptors = getenv("TRACEBOOK_KEPT");
    if (descriptors && sscanf(descriptors, "%d,%d", &inherited[0], &inherited[1]) == 2) {
        for (int index = 0; index < 2; index++) {
            if (inherited[index] >= 0) fcntl(inherited[index], F_SETFD, FD_CLOEXEC);
        }
    }
    const char *listening = getenv("TRACEBOOK_LISTENED");
    if (listening && *listening) stop_listen();
    unsetenv("TRACEBOOK_LISTENED");
    unsetenv("TRACEBOOK_CRASHED");
    unsetenv("TRACEBOOK_KEPT");
}

static int find_program(void) {
#ifdef __APPLE__
    uint32_t size = sizeof program;
    return _NSGetExecutablePath(program, &size) == 0;
#else
    // Also when the file has been replaced by a newer one.
    strcpy(program, "/proc/self/exe");
    return access(program, X_OK) == 0;
#endif
}

void crash_begin(char *const arguments[]) {
    program_arguments = arguments;
    read_former_life();
    if (!find_program() || !prepare_environment()) stays_down = 1;
    crash_thread_begin();
    struct sigaction action = {0};
    action.sa_handler = handle_crash;
    action.sa_flags = SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < CRASHES; index++) sigaction(crashes[index], &action, NULL);
}

const char *crash_places(void) { return list; }

void crash_set_places(const char *text) {
    if (strlen(text) < LIST_ROOM) strcpy(list, text);
}

void crash_stay_down(void) { stays_down = 1; }

void crash_keep(int first, int second) {
    kept_descriptors[0] = first;
    kept_descriptors[1] = second;
    snprintf(kept, sizeof kept, KEPT "%d,%d", first, second);
}

int crash_inherited(int index) {
    int descriptor = inherited[index];
    inherited[index] = -1;
    return descriptor;
}

// MARK: Threads

void crash_thread_begin(void) {
    if (!handler_stack) {
        void *memory = mmap(
            NULL, HANDLER_STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory != MAP_FAILED) {
            stack_t stack = {.ss_sp = memory, .ss_size = HANDLER_STACK};
            if (sigaltstack(&stack, NULL) == 0) handler_stack = memory;
        }
    }
    for (int index = 0; !own && index < MOST_THREADS; index++) {
        if (!atomic_exchange(&slots[index].taken, 1)) own = &slots[index];
    }
}

void crash_thread_end(void) {
    if (own) {
        own->place[0] = 0;
        atomic_store(&own->taken, 0);
        own = NULL;
    }
    if (handler_stack) {
        stack_t none = {.ss_flags = SS_DISABLE};
        sigaltstack(&none, NULL);
        munmap(handler_stack, HANDLER_STACK);
        handler_stack = NULL;
    }
}

void crash_note(const char *place) {
    if (!own) return;
    size_t length = strlen(place);
    // A place that does not fit is none: the next life would not know it.
    if (length >= LONGEST_PLACE) length = 0;
    own->place[0] = 0;
    atomic_signal_fence(memory_order_seq_cst);
    if (length > 0) memcpy(own->place + 1, place + 1, length);
    atomic_signal_fence(memory_order_seq_cst);
    own->place[0] = length > 0 ? place[0] : 0;
}
