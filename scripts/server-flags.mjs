/**
 * How Node is started for the server: a small space for what lives briefly keeps 40 MB less and costs no time that can be measured; two
 * arenas of malloc, because each thread that resizes images or hashes passwords would keep one of its own.
 */
export const SERVER_FLAGS = ["--max-semi-space-size=4"];
export const SERVER_ENV = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2" };
