// What has to happen between two instructions: signals that ask for an end, and crashes. The handlers in here
// do only what POSIX allows inside a signal handler.
#ifndef CPROCESS_H
#define CPROCESS_H

// MARK: Signals that ask for an end

// From now on SIGINT and SIGTERM are requests: the first one can be waited for, the next one ends the process
// as if nobody had listened. There is no moment at which one is lost.
void stop_listen(void);
// Whether that was asked for, and stop_ignore was not.
int stop_is_listening(void);
// Whether a request came.
int stop_requested(void);
// From now on a request ends the process at once; also one that came before.
void stop_end_at_once(void);
// Waits for a request; 0 when stop_ignore was called.
int stop_wait(void);
// From now on signals end the process again, and whoever waits goes on.
void stop_ignore(void);

// MARK: The terminal

// The state that a terminal gets back when the process ends by a signal or a crash, from now on; and no more.
void terminal_keep(int descriptor);
void terminal_forget(void);

// MARK: Crashes

// From now on a crash starts the program anew, with the same arguments and a list of the places where it
// crashed. A life that listened for requests makes one that does so from here on; one that had got a request
// ends. To be called once, before any other thread is there.
void crash_begin(char *const arguments[]);
// The places where this program, in its former lives, crashed, each ended by U+001E.
const char *crash_places(void);
// Replaces that list; only while no work is done.
void crash_set_places(const char *places);
// Lets a crash end the process: its input, or its output so far, is not there a second time.
void crash_stay_down(void);
// Descriptors that the next life inherits, or -1, in the order in which crash_inherited gives them.
void crash_keep(int first, int second);
// A descriptor of the former life, or -1. The first question about each is the only one that is answered.
int crash_inherited(int index);
// A stack for the handler, so that a thread can crash by using up its own; and its end.
void crash_thread_begin(void);
void crash_thread_end(void);
// What the thread works at: a line of text that the next life understands. Empty for nothing in particular.
void crash_note(const char *place);

#endif
