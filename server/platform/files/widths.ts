import { fallbackWidth, imageWidths, MAX_IMAGE_WIDTH } from "#domain/landing-page/images.ts";
import { imageProblem, loadSharp, type RefusedImage } from "./resize.ts";

interface ImageFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface ImageInWidths {
  readonly width: number;
  readonly height: number;
  readonly files: readonly ImageFile[];
}

/** No screen shows more of an image at once. */
const TALLEST = 4000;
const KINDS = ["jpeg", "png"] as const;

/** Higher efforts take many seconds for a banner and save few bytes. */
const AVIF = { quality: 52, effort: 1 } as const;
const WEBP = { quality: 78, effort: 3 } as const;
const JPEG = { quality: 80, mozjpeg: true } as const;

/** The JPEG is for old browsers and for previews of links. */
export async function inWidths(bytes: Buffer): Promise<ImageInWidths | RefusedImage> {
  try {
    const problem = await imageProblem(bytes, KINDS);
    if (problem) return problem;
    const sharp = await loadSharp();
    const { data, info } = await sharp(bytes, { failOn: "error" })
      .rotate()
      .resize(MAX_IMAGE_WIDTH, TALLEST, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const at = (pixels: number) => sharp(data, { raw: { width, height, channels } }).resize(pixels);
    const files: ImageFile[] = [];
    for (const pixels of imageWidths(width)) {
      files.push({ name: `${pixels}.avif`, bytes: await at(pixels).avif(AVIF).toBuffer() });
      files.push({ name: `${pixels}.webp`, bytes: await at(pixels).webp(WEBP).toBuffer() });
    }
    const plain = fallbackWidth(width);
    files.push({ name: `${plain}.jpg`, bytes: await at(plain).flatten({ background: "#fff" }).jpeg(JPEG).toBuffer() });
    return { width, height, files };
  } catch {
    return { refused: "kind" };
  }
}
