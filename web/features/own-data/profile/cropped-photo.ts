/** In the pixels of an upright image. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Twice what the server keeps: enough for it to choose from, little to send. */
const SIDE = 1024;

/** Rejects for what the browser cannot draw. */
export async function croppedPhoto(image: Blob, area: Area): Promise<File> {
  const bitmap = await createImageBitmap(image);
  const side = Math.min(SIDE, Math.round(area.width));
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no canvas");
  // JPEG knows no transparency, and without paper it would be black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (!blob) throw new Error("this browser writes no JPEG");
  return new File([blob], "foto.jpg", { type: "image/jpeg" });
}
