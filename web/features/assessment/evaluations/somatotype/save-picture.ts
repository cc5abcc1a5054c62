import { saveFile } from "../../../../api/api.ts";

/** Twice the drawing's size, so that it stays sharp in a message or a slide. */
const SCALE = 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Throws when the browser cannot draw it. */
export async function savePicture(svg: string, { width, height }: Size, name: string): Promise<void> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * SCALE);
    canvas.height = Math.round(height * SCALE);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!file) throw new Error("no picture");
    saveFile(file, name);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
