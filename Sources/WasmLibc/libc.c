// What else Swift's runtime asks of a C library: comparing memory, and random bytes, which the page
// provides (docs/bridge.md).

#if defined(__wasm__)

#include <stddef.h>

__attribute__((import_module("page"), import_name("entropy")))
extern void page_entropy(void *pointer, size_t count);

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

void arc4random_buf(void *pointer, size_t count) {
  page_entropy(pointer, count);
}

#endif
