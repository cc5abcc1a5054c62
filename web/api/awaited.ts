interface Read {
  readonly isLoading: boolean;
  readonly failureCount: number;
  readonly errorUpdateCount: number;
}

/**
 * Lines above others, shown one after the other, would push the page. A read that has failed, or has no signal, is not waited for: the wait
 * would take away the line that asks for it again, which would come back with the next failure and ask for ever.
 */
export const areAwaited = (reads: readonly Read[]): boolean =>
  reads.some(({ isLoading, failureCount, errorUpdateCount }) => isLoading && failureCount + errorUpdateCount === 0);
