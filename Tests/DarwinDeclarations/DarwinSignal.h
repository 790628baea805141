// What a signal handler is given, and how it is set, in the C library of Apple's systems; see Darwin.swiftinterface. It is
// declared in C, because a handler takes pointers to it. Its own names differ from those of this machine's C library.
#define NAMED(name) __attribute__((swift_name(name)))

struct NAMED("__siginfo") darwin_siginfo {
    int si_signo;
    int si_errno;
    int si_code;
    int si_pid;
};

union NAMED("__sigaction_u") darwin_sigaction_u {
    void (*__sa_handler)(int);
    void (*__sa_sigaction)(int, struct darwin_siginfo *, void *);
};

struct NAMED("sigaction") darwin_sigaction {
    union darwin_sigaction_u __sigaction_u;
    unsigned int sa_mask;
    int sa_flags;
};
