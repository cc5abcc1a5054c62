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
