import { crc32 } from "node:zlib";
import sharp from "sharp";

const FLAT = { create: { width: 800, height: 600, channels: 3, background: { r: 200, g: 30, b: 30 } } } as const;

/** A photo as from a phone: with a place in its metadata, and rotated by 90 degrees. */
export const aPhonePhoto = (): Promise<Buffer> =>
  sharp(FLAT)
    .withExif({
      IFD0: { Make: "Telefone", Artist: "Quem Fotografou" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "46/1 38/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const anImage = (format: "jpeg" | "png" | "webp" | "gif" | "tiff" | "avif"): Promise<Buffer> =>
  sharp(FLAT)[format]().toBuffer();

/** As large as is allowed, a little less than 30 million pixels: it fills a core for a while. */
export const aLargePhoto = (): Promise<Buffer> =>
  sharp({ create: { ...FLAT.create, width: 5_400, height: 5_400 } })
    .png()
    .toBuffer();

/** A small file of 100 million pixels. */
export const aDecompressionBomb = (): Promise<Buffer> =>
  sharp({ create: { ...FLAT.create, width: 10_000, height: 10_000 }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A few bytes whose header claims 60,000 by 60,000 pixels: a decoder that trusts it allocates that memory first. */
export async function aLyingPng(): Promise<Buffer> {
  const png = await anImage("png");
  const size = png.indexOf("IHDR") + 4;
  png.writeUInt32BE(60_000, size);
  png.writeUInt32BE(60_000, size + 4);
  png.writeUInt32BE(crc32(png.subarray(size - 4, size + 13)), size + 13);
  return png;
}
