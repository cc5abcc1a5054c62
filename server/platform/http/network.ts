import { isIPv4, isIPv6 } from "node:net";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The block that an address is in: what a household, an office or a gym shares, and a mobile carrier gives to one region.
 * Enough to know a network again, too little to follow a person.
 */
export function networkOf(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(plain)) return "";
  const [head = "", tail = ""] = plain.split("::");
  const [before, after] = [head, tail].map((part) => (part === "" ? [] : part.split(":")));
  const zeros = plain.includes("::") ? Array(8 - (before?.length ?? 0) - (after?.length ?? 0)).fill("0") : [];
  return `${[...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 3).join(":")}::/48`;
}
