// Nothing is called from outside: the library stands before the C library of a program (`LD_PRELOAD`).
