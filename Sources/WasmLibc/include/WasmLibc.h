// The few functions of the C library that Swift's runtime asks for where there is no C library.
// Nothing calls them by name: the module exists to be linked. On other platforms it is empty.
