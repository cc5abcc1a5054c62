/**
 * How Node is started for the server. The heap grows by a half before it is collected, where V8 would let it grow to the fourfold; the
 * start's own garbage is collected when it is over (`gc`). Two arenas of malloc, because each thread that resizes images or hashes
 * passwords would keep one of its own.
 */
export const SERVER_FLAGS = ["--max-semi-space-size=16", "--heap-growing-percent=50", "--expose-gc"];
export const SERVER_ENV = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2" };
