interface Read {
  readonly isLoading: boolean;
  readonly failureCount: number;
}

/** Lines above others, shown one after the other, would push the page. A read that fails, or has no signal, is not waited for. */
export const areAwaited = (reads: readonly Read[]): boolean =>
  reads.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
