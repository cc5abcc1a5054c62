import { isIPv4, isIPv6 } from "node:net";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

/** A customer of a provider gets a whole IPv6 /64. An IPv4 /24 is too large to follow a person. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return "";
  const plain = MAPPED.exec(address)?.[1] ?? address.replace(/%.*$/, "");
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(plain)) return "";
  const [before = [], after = []] = plain.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const zeros = plain.includes("::") ? Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill("0") : [];
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
