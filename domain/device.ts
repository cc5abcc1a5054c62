/** First match wins: others say that they are Chrome, and all that they are Safari. Some have another name on an iPhone. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["OPT/", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

/** A user agent in words that its owner recognises: "Chrome no Android". */
export function deviceOf(userAgent: string | null | undefined): string {
  const named = (list: readonly (readonly [string, string])[]) => list.find(([mark]) => userAgent?.includes(mark))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(" no ") || "Dispositivo desconhecido";
}
