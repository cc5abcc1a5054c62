import type { Film } from "./film.ts";
import { readMp4 } from "./mp4.ts";
import { readWebm } from "./webm.ts";

const EBML = 0x1a45dfa3;
const MAX_PIXELS = 32_767;
const MIN_SECONDS = 0.001;

/** The first bytes may be a film's. `readFilm` looks at the whole. */
export const beginsAsFilm = (bytes: Buffer): boolean =>
  bytes.length >= 12 && (bytes.readUInt32BE(0) === EBML || bytes.toString("latin1", 4, 8) === "ftyp");

/** Undefined for what holds no moving pictures, whatever its name says. */
export function readFilm(bytes: Buffer): Film | undefined {
  if (!beginsAsFilm(bytes)) return undefined;
  try {
    const film = bytes.readUInt32BE(0) === EBML ? readWebm(bytes) : readMp4(bytes);
    return film && { ...film, width: pixels(film.width), height: pixels(film.height), seconds: secondsIn(film) };
  } catch (error) {
    // A box that claims more than there is.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Sizes that no camera writes are as if the film did not say them; the table holds no larger ones. */
const pixels = (value: number | null): number | null => (value && value > 0 && value <= MAX_PIXELS ? value : null);

const secondsIn = ({ seconds }: Film): number | null => (seconds && seconds >= MIN_SECONDS ? seconds : null);
