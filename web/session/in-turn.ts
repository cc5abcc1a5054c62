/** One after the other in all tabs. Over plain HTTP there are no locks: then at once. */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(name, work) : work();
