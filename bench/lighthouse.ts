import lighthouse from "lighthouse";
import { withFreshBrowser } from "./browser.ts";

/** A page behind the sign-in asks not to be found. */
const othersOf = (token: string | undefined) =>
  token ? (["accessibility", "best-practices"] as const) : (["accessibility", "best-practices", "seo"] as const);

interface LookedAt {
  readonly address: string;
  readonly token?: string;
}

/** One look at a page in a fresh browser, with Lighthouse's own defaults. Times in milliseconds. */
export async function look(origin: string, { address, token }: LookedAt) {
  const storage: Record<string, string> = token ? { "prumo.token": token } : {};
  const result = await withFreshBrowser({ origin, storage }, (port) =>
    lighthouse(origin + address, { port, logLevel: "error", disableStorageReset: true }),
  );
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
  const { audits, categories } = result.lhr;
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(audits["network-requests"]?.details);
  return {
    performance: 100 * (categories.performance?.score ?? 0),
    others: Math.min(...othersOf(token).map((category) => 100 * (categories[category]?.score ?? 0))),
    paint: numberOf("largest-contentful-paint"),
    shift: numberOf("cumulative-layout-shift"),
    blocking: numberOf("total-blocking-time"),
    bytes: numberOf("total-byte-weight"),
    bytesWithoutImages: requests.reduce((sum, { isImage, bytes }) => sum + (isImage ? 0 : bytes), 0),
    requests: requests.length,
  };
}

/** The requests of a page, with what each weighs on the wire. */
function requestsOf(details: unknown): readonly { readonly isImage: boolean; readonly bytes: number }[] {
  if (typeof details !== "object" || !details || !("items" in details) || !Array.isArray(details.items)) return [];
  return details.items.map((item: { resourceType?: unknown; transferSize?: unknown }) => ({
    isImage: item.resourceType === "Image",
    bytes: typeof item.transferSize === "number" ? item.transferSize : 0,
  }));
}
