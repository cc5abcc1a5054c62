import { type ByteRange, type Film, FilmBytes } from "./film.ts";

interface Box extends ByteRange {
  readonly type: string;
  /** The first byte of the content. */
  readonly body: number;
}

/** Boxes lie one after the other (ISO/IEC 14496-12, 4.2). A size of 0 reaches to the end, of 1 stands in eight bytes. */
function* boxesIn(film: FilmBytes, { start, end }: ByteRange): Generator<Box> {
  const { bytes } = film;
  for (let at = start; at + 8 <= end; ) {
    const short = bytes.readUInt32BE(at);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const header = short === 1 ? 16 : 8;
    if (size < header || at + size > end) throw new RangeError("a box ends outside of what holds it");
    yield film.take({ type: bytes.toString("latin1", at + 4, at + 8), start: at, body: at + header, end: at + size });
    at += size;
  }
}

const childrenOf = (film: FilmBytes, { body, end }: Box): Box[] => [...boxesIn(film, { start: body, end })];

const childOf = (film: FilmBytes, box: Box | undefined, ...path: readonly string[]): Box | undefined =>
  path.reduce<Box | undefined>(
    (within, type) => within && childrenOf(film, within).find((child) => child.type === type),
    box,
  );

/** `mvhd` and `mdhd` begin alike: version, flags, two moments, time scale, length. */
function secondsIn(bytes: Buffer, box: Box): number {
  const isLong = bytes.readUInt8(box.body) === 1;
  const at = box.body + (isLong ? 20 : 12);
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4);
  return length / bytes.readUInt32BE(at);
}

const isOfPictures = (film: FilmBytes, track: Box): boolean => {
  const handler = childOf(film, track, "mdia", "hdlr");
  return handler !== undefined && film.bytes.toString("latin1", handler.body + 8, handler.body + 12) === "vide";
};

/** The last eight bytes of a track's header are its width and height, in 1/65,536 of a pixel. */
function sizeOf(film: FilmBytes, track: Box) {
  const { bytes } = film;
  const header = childOf(film, track, "tkhd");
  if (!header) return { width: null, height: null };
  const [width, height] = [bytes.readUInt32BE(header.end - 8) >> 16, bytes.readUInt32BE(header.end - 4) >> 16];
  return { width: width || null, height: height || null };
}

/** Players know no `udta` and `meta` of a film or a track. */
const NOTED = ["udta", "meta"];

/** An image (HEIC, AVIF) has no film, a sound no picture. */
export function readMp4(bytes: Buffer): Film | undefined {
  const film = new FilmBytes(bytes);
  const top = [...boxesIn(film, { start: 0, end: bytes.length })];
  const movie = top.find(({ type }) => type === "moov");
  const header = childOf(film, movie, "mvhd");
  const tracks = movie ? childrenOf(film, movie).filter(({ type }) => type === "trak") : [];
  const pictures = tracks.find((track) => isOfPictures(film, track));
  if (!movie || !header || !pictures) return undefined;
  const seconds = secondsIn(bytes, header);
  return {
    mediaType: bytes.toString("latin1", 8, 12) === "qt  " ? "video/quicktime" : "video/mp4",
    // A film that was written while it was recorded says 0 here.
    seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
    ...sizeOf(film, pictures),
    metadata: [movie, ...tracks]
      .flatMap((box) => childrenOf(film, box))
      .concat(top)
      .filter(({ type }) => NOTED.includes(type)),
  };
}

/** The box stays as long as it was and is free space, so that no other moves. */
export function blank(bytes: Buffer, { start, end }: ByteRange): void {
  bytes.write("free", start + 4, "latin1");
  bytes.fill(0, start + 8, end);
}
