// Writes down, in order, what a program does to the files of a folder: so a test can work out what a power
// cut would have left of them at any moment.
//
// Loaded before the C library (`LD_PRELOAD`), with the folder in DISK_LOG_FOLDER and the log in
// DISK_LOG_FILE. With a number in DISK_LOG_FAILURE, that wait for the disk fails and no other, as with a disk
// that drops what it cannot write. A record is: kind (1 byte), file (1), offset (8), length (4), then so many bytes. Numbers are
// those of the machine.

#if defined(__linux__)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum kind { OPENED = 1, WRITTEN, TRUNCATED, SYNCED, REMOVED, FAILED };

enum { MOST_FILES = 64, MOST_DESCRIPTORS = 1024 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *names[MOST_FILES];
static int count;
// The number of the file behind a descriptor, and one more; 0 for all other descriptors.
static unsigned char files[MOST_DESCRIPTORS];
static int log_descriptor = -1;

static const char *folder(void) {
  static const char *path;
  if (!path) path = getenv("DISK_LOG_FOLDER");
  return path;
}

static void append(const void *bytes, size_t length) {
  const char *rest = bytes;
  while (length > 0) {
    ssize_t done = syscall(SYS_write, log_descriptor, rest, length);
    if (done <= 0) abort();
    rest += done;
    length -= (size_t)done;
  }
}

static void record(enum kind kind, int file, int64_t offset, const void *bytes, uint32_t length) {
  if (log_descriptor < 0) {
    const char *path = getenv("DISK_LOG_FILE");
    log_descriptor = (int)syscall(
        SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (log_descriptor < 0) abort();
  }
  unsigned char head[14] = {(unsigned char)kind, (unsigned char)file};
  memcpy(head + 2, &offset, sizeof offset);
  memcpy(head + 10, &length, sizeof length);
  append(head, sizeof head);
  append(bytes, length);
}

// The name of a path inside of the folder; NULL for every other path.
static const char *name_in_folder(const char *path) {
  const char *start = folder();
  size_t length = start ? strlen(start) : 0;
  if (length == 0 || strncmp(path, start, length) != 0 || path[length] != '/') return NULL;
  return path + length + 1;
}

static int number_of(const char *name) {
  for (int file = 0; file < count; file++) {
    if (strcmp(names[file], name) == 0) return file;
  }
  if (count == MOST_FILES) abort();
  names[count] = strdup(name);
  record(OPENED, count, 0, name, (uint32_t)strlen(name));
  return count++;
}

static int file_of(int descriptor) {
  return descriptor >= 0 && descriptor < MOST_DESCRIPTORS ? files[descriptor] - 1 : -1;
}

static void opened(int descriptor, const char *path) {
  const char *name = descriptor < 0 ? NULL : name_in_folder(path);
  if (descriptor < 0 || descriptor >= MOST_DESCRIPTORS) return;
  pthread_mutex_lock(&lock);
  files[descriptor] = name ? (unsigned char)(number_of(name) + 1) : 0;
  pthread_mutex_unlock(&lock);
}

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, name)

#define OPEN(function) \
  int function(const char *path, int flags, ...) { \
    REAL(int, #function, const char *, int, ...); \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    int descriptor = real(path, flags, mode); \
    opened(descriptor, path); \
    return descriptor; \
  }

OPEN(open)
OPEN(open64)

int close(int descriptor) {
  REAL(int, "close", int);
  if (file_of(descriptor) >= 0) files[descriptor] = 0;
  return real(descriptor);
}

#define PWRITE(function, offset_type) \
  ssize_t function(int descriptor, const void *bytes, size_t length, offset_type offset) { \
    REAL(ssize_t, #function, int, const void *, size_t, offset_type); \
    int file = file_of(descriptor); \
    if (file < 0) return real(descriptor, bytes, length, offset); \
    pthread_mutex_lock(&lock); \
    ssize_t done = real(descriptor, bytes, length, offset); \
    if (done > 0) record(WRITTEN, file, offset, bytes, (uint32_t)done); \
    pthread_mutex_unlock(&lock); \
    return done; \
  }

PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int descriptor, const void *bytes, size_t length) {
  REAL(ssize_t, "write", int, const void *, size_t);
  int file = file_of(descriptor);
  if (file < 0) return real(descriptor, bytes, length);
  pthread_mutex_lock(&lock);
  off_t offset = lseek(descriptor, 0, SEEK_CUR);
  ssize_t done = real(descriptor, bytes, length);
  if (done > 0) record(WRITTEN, file, offset, bytes, (uint32_t)done);
  pthread_mutex_unlock(&lock);
  return done;
}

#define TRUNCATE(function, length_type) \
  int function(int descriptor, length_type length) { \
    REAL(int, #function, int, length_type); \
    int file = file_of(descriptor); \
    if (file < 0) return real(descriptor, length); \
    pthread_mutex_lock(&lock); \
    int result = real(descriptor, length); \
    if (result == 0) record(TRUNCATED, file, length, NULL, 0); \
    pthread_mutex_unlock(&lock); \
    return result; \
  }

TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

static int fails(void) {
  static int waits;
  const char *number = getenv("DISK_LOG_FAILURE");
  return number && ++waits == atoi(number);
}

// Nothing is written meanwhile, so all that stands before the record is on the disk.
#define SYNC(function) \
  int function(int descriptor) { \
    REAL(int, #function, int); \
    int file = file_of(descriptor); \
    if (file < 0) return real(descriptor); \
    pthread_mutex_lock(&lock); \
    int has_failed = fails(); \
    int result = has_failed ? -1 : real(descriptor); \
    if (has_failed) record(FAILED, file, 0, NULL, 0); \
    else if (result == 0) record(SYNCED, file, 0, NULL, 0); \
    if (has_failed) errno = EIO; \
    pthread_mutex_unlock(&lock); \
    return result; \
  }

SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
  REAL(int, "unlink", const char *);
  const char *name = name_in_folder(path);
  if (!name) return real(path);
  pthread_mutex_lock(&lock);
  int result = real(path);
  if (result == 0) record(REMOVED, number_of(name), 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  return result;
}

#endif
