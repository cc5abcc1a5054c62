/** Bytes from `start` up to `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface Film {
  readonly mediaType: "video/mp4" | "video/quicktime" | "video/webm";
  /** Null where the container does not say it. */
  readonly seconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Boxes with what the camera noted, above all the place: they are overwritten before anybody sees the film. */
  readonly metadata: readonly ByteRange[];
}

/** A minute in parts of one frame each, as some phones write it, has 7,200. Files of millions keep everybody waiting. */
const MAX_PARTS = 10_000;

/** The bytes of one film. Boxes and elements are taken out of it one by one. */
export class FilmBytes {
  readonly bytes: Buffer;
  #taken = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  take<Part extends ByteRange>(part: Part): Part {
    this.#taken += 1;
    if (this.#taken > MAX_PARTS) throw new RangeError("no camera writes a film of so many parts");
    return part;
  }
}
