/** A video behind a link: a player of YouTube or Vimeo to show in a frame, or a video file. */
export type Video =
  | { readonly kind: "frame"; readonly host: "YouTube" | "Vimeo"; readonly src: string }
  | { readonly kind: "file"; readonly src: string };

export const VIDEO_LINK_REFUSED =
  "Use o link de um vídeo do YouTube, do Vimeo ou de um arquivo de vídeo (.mp4, .webm, .m4v, .mov ou .ogv)";

/** Scheme, host, path and query. The domain knows no URL class. */
const ADDRESS = /^(?:(https?):\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(\/[^\s?#"'<>]*)?(?:\?([^\s#"'<>]*))?(?:#\S*)?$/i;
const FILE = /\.(?:mp4|webm|m4v|mov|ogv)$/i;

interface Address {
  readonly path: string;
  readonly query: ReadonlyMap<string, string>;
}

/**
 * Null when it is no video: YouTube (`watch?v=`, `youtu.be/`, `shorts/`, `embed/`, `live/`), Vimeo (also unlisted
 * videos), or a file over https. `src` plays at once when it is loaded; YouTube's is on the host that sets no cookie before that.
 */
export function videoOf(link: string): Video | null {
  const [, scheme = "https", host = "", path = "/", query = ""] = ADDRESS.exec(link.trim()) ?? [];
  const address = { path, query: queryOf(query) };
  const name = host.toLowerCase().replace(/^(?:www|m|music)\./, "");
  if (name === "youtu.be") return youtube(path.slice(1), address);
  if (name === "youtube.com" || name === "youtube-nocookie.com") return youtube(youtubeId(address), address);
  if (name === "vimeo.com" || name === "player.vimeo.com") return vimeo(address);
  if (scheme.toLowerCase() === "https" && host && FILE.test(path)) return { kind: "file", src: hrefOf(link) };
  return null;
}

/** The link as an address that a browser can open: people often leave out `https://`. */
export const hrefOf = (link: string): string =>
  /^https?:\/\//i.test(link.trim()) ? link.trim() : `https://${link.trim()}`;

const queryOf = (query: string): ReadonlyMap<string, string> =>
  new Map(
    query.split("&").map((pair) => {
      const [key = "", value = ""] = pair.split("=", 2);
      return [key, value];
    }),
  );

function youtubeId({ path, query }: Address): string {
  if (/^\/watch\/?$/.test(path)) return query.get("v") ?? "";
  return /^\/(?:shorts|embed|live|v)\/([^/]+)/.exec(path)?.[1] ?? "";
}

function youtube(id: string, { query }: Address): Video | null {
  const video = id.replace(/\/$/, "");
  if (!/^[\w-]{11}$/.test(video)) return null;
  const start = secondsOf(query.get("t") ?? query.get("start") ?? "");
  const from = start > 0 ? `&start=${start}` : "";
  const src = `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0&playsinline=1${from}`;
  return { kind: "frame", host: "YouTube", src };
}

function secondsOf(text: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function vimeo({ path, query }: Address): Video | null {
  const [, id, tail] =
    /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d{5,12})(?:\/([0-9a-f]+))?\/?$/i.exec(path) ?? [];
  if (!id) return null;
  const hash = tail ?? query.get("h");
  const unlisted = hash && /^[0-9a-f]+$/i.test(hash) ? `&h=${hash}` : "";
  return { kind: "frame", host: "Vimeo", src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}` };
}
