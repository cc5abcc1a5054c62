import { loadSharp } from "./resize.ts";

/** In shares of the image's width and height. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** So few squares across a face tell nobody whose it is. A blur alone can be computed back. */
const SQUARES = 6;

/** Answers a JPEG whose region is a few squares of its mean colours. */
export async function blurRegion(jpeg: Buffer, region: Region): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(jpeg).metadata();
  const corner = {
    left: Math.min(width - 1, Math.floor(region.x * width)),
    top: Math.min(height - 1, Math.floor(region.y * height)),
  };
  const box = {
    ...corner,
    width: Math.max(1, Math.min(width - corner.left, Math.ceil(region.width * width))),
    height: Math.max(1, Math.min(height - corner.top, Math.ceil(region.height * height))),
  };
  const few = await sharp(jpeg).extract(box).resize(SQUARES, SQUARES, { fit: "fill" }).png().toBuffer();
  const input = await sharp(few).resize(box.width, box.height, { fit: "fill", kernel: "nearest" }).png().toBuffer();
  return sharp(jpeg)
    .composite([{ input, ...corner }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
