import type { Film } from "./film.ts";
import { readMp4 } from "./mp4.ts";
import { readWebm } from "./webm.ts";

const EBML = 0x1a45dfa3;

/** The first bytes may be a film's. `readFilm` looks at the whole. */
export const beginsAsFilm = (bytes: Buffer): boolean =>
  bytes.length >= 12 && (bytes.readUInt32BE(0) === EBML || bytes.toString("latin1", 4, 8) === "ftyp");

/** Undefined for what holds no moving pictures, whatever its name says. */
export function readFilm(bytes: Buffer): Film | undefined {
  if (!beginsAsFilm(bytes)) return undefined;
  try {
    return bytes.readUInt32BE(0) === EBML ? readWebm(bytes) : readMp4(bytes);
  } catch (error) {
    // A box that claims more than there is.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
