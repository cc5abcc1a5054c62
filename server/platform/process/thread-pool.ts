/**
 * Images take one thread of libuv at a time; with eight, passwords and files find a free one. libuv reads the number when it
 * first uses a thread, so that the process imports this file first. An operator's own number is kept.
 */
process.env.UV_THREADPOOL_SIZE ??= "8";
