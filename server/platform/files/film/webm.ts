import { type ByteRange, type Film, FilmBytes } from "./film.ts";

/* Matroska's elements by id (RFC 9559). */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const VIDEO = 0xe0;
const WIDTH = 0xb0;
const HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;
const TIMESTAMP = 0xe7;
const DOC_TYPE = 0x4282;
const OF_PICTURES = 1;

interface Element extends ByteRange {
  readonly id: number;
  readonly body: number;
}

interface Numeral {
  readonly value: number;
  readonly next: number;
  readonly isUnknown: boolean;
}

/** The leading zeros of the first byte tell the length; an id keeps its marker, a size does not (RFC 8794, 4). */
function numeralAt(bytes: Buffer, at: number, keepsMarker: boolean): Numeral {
  const first = bytes.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError("an element has no length");
  let value = keepsMarker ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let index = 1; index < length; index++) {
    const byte = bytes.readUInt8(at + index);
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value, next: at + length, isUnknown };
}

/** An element of a live recording does not know its size and reaches to the end. */
function* elementsIn(film: FilmBytes, { start, end }: ByteRange): Generator<Element> {
  const { bytes } = film;
  for (let at = start; at < end; ) {
    const id = numeralAt(bytes, at, true);
    const size = numeralAt(bytes, id.next, false);
    const last = size.isUnknown ? end : Math.min(size.next + size.value, end);
    yield film.take({ id: id.value, start: at, body: size.next, end: last });
    at = last;
  }
}

const childrenOf = (film: FilmBytes, element: Element | undefined): Element[] =>
  element ? [...elementsIn(film, { start: element.body, end: element.end })] : [];

const childOf = (film: FilmBytes, element: Element | undefined, id: number): Element | undefined =>
  childrenOf(film, element).find((child) => child.id === id);

/** A whole number has eight bytes at most (RFC 8794, 7.1). */
const wholeNumber = ({ bytes }: FilmBytes, element: Element | undefined): number | undefined =>
  element && Number(`0x${bytes.toString("hex", element.body, Math.min(element.end, element.body + 8)) || "0"}`);

const realNumber = ({ bytes }: FilmBytes, element: Element | undefined): number | undefined =>
  element && (element.end - element.body === 4 ? bytes.readFloatBE(element.body) : bytes.readDoubleBE(element.body));

/** A cluster of unknown size holds all later ones; its id is four bytes that hardly occur otherwise. */
function lastTimestamp(film: FilmBytes): number | undefined {
  const { bytes } = film;
  const id = Buffer.alloc(4);
  id.writeUInt32BE(CLUSTER);
  const at = bytes.lastIndexOf(id);
  if (at < 0) return undefined;
  const [cluster] = elementsIn(film, { start: at, end: bytes.length });
  return wholeNumber(
    film,
    childOf(film, cluster && { ...cluster, end: Math.min(cluster.end, cluster.body + 64) }, TIMESTAMP),
  );
}

/** Without a length, as browsers record, the beginning of its last part is the least that it lasts. */
export function readWebm(bytes: Buffer): Film | undefined {
  const film = new FilmBytes(bytes);
  const [head, segment] = elementsIn(film, { start: 0, end: bytes.length });
  const docType = childOf(film, head, DOC_TYPE);
  if (segment?.id !== SEGMENT || !docType) return undefined;
  const kind = bytes.toString("latin1", docType.body, docType.end);
  const inFront: Element[] = [];
  for (const element of elementsIn(film, { start: segment.body, end: segment.end })) {
    if (element.id === CLUSTER) break;
    inFront.push(element);
  }
  const tracks = childrenOf(
    film,
    inFront.find(({ id }) => id === TRACKS),
  ).filter(({ id }) => id === TRACK);
  const pictures = tracks.find((track) => wholeNumber(film, childOf(film, track, TRACK_TYPE)) === OF_PICTURES);
  if (!pictures || !["webm", "matroska"].includes(kind)) return undefined;
  const info = inFront.find(({ id }) => id === INFO);
  const nanoseconds = wholeNumber(film, childOf(film, info, TIMESTAMP_SCALE)) ?? 1_000_000;
  const length = realNumber(film, childOf(film, info, DURATION)) ?? lastTimestamp(film);
  const video = childOf(film, pictures, VIDEO);
  return {
    mediaType: "video/webm",
    seconds: length ? (length * nanoseconds) / 1e9 : null,
    width: wholeNumber(film, childOf(film, video, WIDTH)) ?? null,
    height: wholeNumber(film, childOf(film, video, HEIGHT)) ?? null,
    metadata: [],
  };
}
