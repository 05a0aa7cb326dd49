// The heap of the WebAssembly build: free lists by size, fed from the end of the memory.
//
// The memory grows upwards and is never given back:
//
//   stack | data | blocks … | fresh … limit
//
// Invariants:
// - A block begins 8 bytes before a multiple of 16 and is a whole number of 16-byte units of a size
//   class. It is either in use or on the list of its class, and stays in its class for ever.
// - The 8 bytes before what the caller gets are its header, which leads back to the block, however
//   far an alignment above 16 has moved the header.
// - [fresh, limit) has never been used; fresh is 8 bytes before a multiple of 16.

#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

enum {
  unit = 16,
  memory_page = 65536,
  class_count = 108,  // 4 for each doubling, up to 4 GB
  out_of_memory = 12,  // ENOMEM
};

typedef struct block {
  struct block *start;  // where the block begins: here, or before (alignment above 16)
  uint32_t size_class;
} block;

typedef struct free_block {
  block header;  // kept while the block is free
  struct free_block *next;
} free_block;

_Static_assert(sizeof(block) == 8, "a header takes 8 bytes");
_Static_assert(sizeof(free_block) <= unit, "the smallest block has room for the list");

extern unsigned char __heap_base;  // given by the linker: the end of the data

static free_block *free_lists[class_count];
static uintptr_t fresh, limit;

// Classes are the multiples of a unit up to 8 units, then 4 steps a doubling (10, 12, 14, 16, 20 …),
// so that at most a fifth of a block is wasted.
static uint32_t class_of(uint32_t units) {
  uint32_t last = units - 1;
  uint32_t shift = last < 4 ? 0 : 29 - (uint32_t)__builtin_clz(last);
  return shift * 4 + (last >> shift);
}

static uint32_t units_of(uint32_t size_class) {
  uint32_t shift = size_class < 8 ? 0 : size_class / 4 - 1;
  return (size_class - shift * 4 + 1) << shift;
}

static free_block *take_free(uint32_t size_class) {
  // Above 8 units four classes are one doubling: rather waste half a block than grow.
  uint32_t last = size_class < 8 ? size_class : size_class + 4;
  for (uint32_t c = size_class; c <= last && c < class_count; c++) {
    free_block *found = free_lists[c];
    if (found) {
      free_lists[c] = found->next;
      return found;
    }
  }
  return NULL;
}

static free_block *take_fresh(uint32_t size_class) {
  uint32_t count = units_of(size_class) * unit;
  if (!fresh) {
    fresh = (((uintptr_t)&__heap_base + 8 + unit - 1) & ~(uintptr_t)(unit - 1)) - 8;
    limit = __builtin_wasm_memory_size(0) * memory_page;
  }
  if (fresh > limit || limit - fresh < count) {
    uint32_t pages = (uint32_t)(fresh + count - limit + memory_page - 1) / memory_page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    limit += pages * memory_page;
  }
  free_block *block = (free_block *)fresh;
  block->header.size_class = size_class;
  fresh += count;
  return block;
}

// `alignment` is a power of two.
int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t slack = alignment > unit ? alignment - unit : 0;
  if (size > INT32_MAX / 2 || slack > INT32_MAX / 2) return out_of_memory;

  uint32_t units = (uint32_t)(size + slack + sizeof(block) + unit - 1) / unit;
  uint32_t size_class = class_of(units);
  free_block *found = take_free(size_class);
  if (!found) found = take_fresh(size_class);
  if (!found) return out_of_memory;

  block *start = &found->header;
  uint32_t held_class = start->size_class;
  uintptr_t payload = (uintptr_t)(start + 1);
  if (slack) payload = (payload + alignment - 1) & ~(uintptr_t)(alignment - 1);
  block *header = (block *)payload - 1;
  header->start = start;
  header->size_class = held_class;
  *result = (void *)payload;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  block header = *((block *)pointer - 1);
  free_block *freed = (free_block *)header.start;
  freed->header.size_class = header.size_class;
  freed->next = free_lists[header.size_class];
  free_lists[header.size_class] = freed;
}

#endif
