/**
 * Passwords, files, compression and images share the threads of libuv, four unless told. Images take one of them at a time
 * (`files/image-queue.ts`); with eight, passwords and files find a free one while an image is prepared. libuv reads the number when it
 * first uses a thread, so that the process imports this file first. An operator's own number is kept.
 */
process.env.UV_THREADPOOL_SIZE ??= "8";
