import autocannon from "autocannon";

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Record<string, string>;
}

/** Each connection sends its next request when the last one is answered. An answer other than 2xx is an error, not a figure. */
export async function load(url: string, { connections, seconds, headers = {} }: LoadOptions): Promise<Load> {
  const { requests, latency, duration, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return { requestsPerSecond: requests.total / duration, p50Ms: latency.p50, p99Ms: latency.p99 };
}
