interface Read {
  readonly isLoading: boolean;
  readonly failureCount: number;
  readonly errorUpdateCount: number;
}

/**
 * Lines above others, shown one after the other, would push the page. A read that fails, or has no signal, is not waited for: neither when
 * a line below asks for it again, which the wait would take away, so that it asked for ever.
 */
export const areAwaited = (reads: readonly Read[]): boolean =>
  reads.some(({ isLoading, failureCount, errorUpdateCount }) => isLoading && failureCount + errorUpdateCount === 0);
