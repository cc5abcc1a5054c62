import type { Sharp as Image, default as Sharp } from "sharp";

/** More than phones take by default. Beyond it a small file unfolds into hundreds of megabytes. */
const MAX_PIXELS = 30_000_000;
const FORMATS = ["jpeg", "png", "webp"] as const;
/** The fourth effort, which is usual, takes three times the processor time and saves 2 % of the bytes of a photo. */
const WEBP = { quality: 82, effort: 1 } as const;
const JPEG = { quality: 85 } as const;

let loaded: Promise<typeof Sharp> | undefined;

/** Loaded for the first image: the library takes 15 MB of a server that has none. */
export const loadSharp = (): Promise<typeof Sharp> =>
  (loaded ??= import("sharp").then(({ default: sharp }) => {
    // An image takes one core, and nothing of it stays in memory afterwards.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));

export interface RefusedImage {
  readonly refused: "kind" | "pixels";
}

export interface ResizedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Wanted {
  readonly pixels: number;
  readonly fit: "cover" | "inside";
  readonly format?: "webp" | "jpeg";
}

/** The header alone refuses bytes, before they are decoded. */
export async function imageProblem(bytes: Buffer, formats: readonly string[]): Promise<RefusedImage | undefined> {
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(bytes).metadata();
  if (!formats.includes(format)) return { refused: "kind" };
  return width * height > MAX_PIXELS ? { refused: "pixels" } : undefined;
}

export async function resize(
  bytes: Buffer,
  { pixels, fit, format = "webp" }: Wanted,
): Promise<ResizedImage | RefusedImage> {
  try {
    const problem = await imageProblem(bytes, FORMATS);
    if (problem) return problem;
    const sharp = await loadSharp();
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .rotate()
      .resize(pixels, pixels, { fit, withoutEnlargement: true });
    const encoded = format === "webp" ? upright.webp(WEBP) : onPaper(upright);
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // sharp says in many ways that bytes are no image; the caller's answer is the same for all of them.
    return { refused: "kind" };
  }
}

/** JPEG knows no transparency, and what is transparent would be black. */
const onPaper = (image: Image) => image.flatten({ background: "#ffffff" }).jpeg(JPEG);

export async function toJpeg(image: Buffer, pixels?: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return onPaper(
    sharp(image).resize({
      ...(pixels && { width: pixels, height: pixels }),
      fit: "inside",
      withoutEnlargement: true,
    }),
  ).toBuffer();
}
