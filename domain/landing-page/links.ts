import { digitsOf } from "../brazil.ts";
import { internationalDigits } from "./phone.ts";

const ADDRESS = /^(https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(:\d{1,5})?([/?#][^\s"'<>`\\\p{Cc}]*)?$/iu;

/** A web address as an http(s) link, `https` where none was typed; null for everything else, such as `javascript:`. */
export function webLink(text: string): string | null {
  const [whole, scheme, host] = ADDRESS.exec(text.trim()) ?? [];
  if (whole === undefined || host === undefined) return null;
  return scheme ? whole.replace(/^https?/i, (typed) => typed.toLowerCase()) : `https://${whole}`;
}

/** Networks in which a trainer has a profile: hosts that count as the network's, what a profile's name looks like, where it is. */
const NETWORKS = {
  instagram: { hosts: ["instagram.com"], name: /^@?([\w.]{1,30})$/, at: "https://www.instagram.com/" },
  telegram: { hosts: ["t.me", "telegram.me"], name: /^@?(\w{4,32})$/, at: "https://t.me/" },
  youtube: { hosts: ["youtube.com", "youtu.be"], name: /^@?([\w.-]{3,30})$/, at: "https://www.youtube.com/@" },
} as const;

export type Network = keyof typeof NETWORKS;

/** A profile typed as "@nome", "nome" or an address of the network, as an https link; null for what is none. */
export function profileLink(network: Network, text: string): string | null {
  const { hosts, name, at } = NETWORKS[network];
  const typed = text.trim();
  const link = webLink(typed);
  const host = link && /^https?:\/\/(?:www\.|m\.)?([^/:?#]+)/i.exec(link)?.[1]?.toLowerCase();
  if (host && hosts.some((one) => one === host)) return link;
  const [, profile] = name.exec(typed) ?? [];
  return profile ? at + profile : null;
}

export function whatsAppLink(phone: string, text: string): string | null {
  const digits = digitsOf(phone);
  return digits ? `https://wa.me/${internationalDigits(digits)}?text=${encodeURIComponent(text.toWellFormed())}` : null;
}

export function telephoneLink(phone: string): string | null {
  const digits = digitsOf(phone);
  return digits ? `tel:+${internationalDigits(digits)}` : null;
}

export function mailLink(email: string): string | null {
  return /^[^\s@<>"'`\\?&#%,;:]+@[^\s@<>"'`\\?&#%,;:]+\.[^\s@<>"'`\\?&#%,;:]+$/.test(email) ? `mailto:${email}` : null;
}

export function mapLink(address: string): string | null {
  const query = encodeURIComponent(address.toWellFormed().replace(/\s+/g, " ").trim());
  return query ? `https://www.google.com/maps/search/?api=1&query=${query}` : null;
}
