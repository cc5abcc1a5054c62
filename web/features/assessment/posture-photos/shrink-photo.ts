import { IMAGE_TOO_LARGE, MAX_FILE_BYTES } from "#domain/uploads.ts";

/** As large as the server keeps it. */
const SIDE = 2048;
/** A photo of a standing person at this size stays below it at the first quality. */
const WANTED_BYTES = 1_000_000;
const QUALITIES = [0.85, 0.75, 0.6];

export const ACCEPTED_IMAGES = "image/jpeg,image/png,image/webp";
const KINDS = new Set(ACCEPTED_IMAGES.split(","));

export class PhotoProblem extends Error {}

const HEIC = "Fotos HEIC não são aceitas. Envie em JPEG: no iPhone, Ajustes › Câmera › Formatos › Mais compatível.";
const KIND = "Apenas arquivos JPEG, PNG e WebP são permitidos!";
const UNREADABLE = "Não foi possível abrir esta imagem. Escolha outra.";

function refuseKind({ type, name }: File): void {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) throw new PhotoProblem(HEIC);
  if (!KINDS.has(type)) throw new PhotoProblem(KIND);
}

/** Upright, within 2048 px and below 1 MB where that can be done. A small one stays as it is. Throws `PhotoProblem`. */
export async function shrinkPhoto(file: File): Promise<File> {
  refuseKind(file);
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new PhotoProblem(UNREADABLE);
  });
  const isSmall = Math.max(bitmap.width, bitmap.height) <= SIDE && file.size <= WANTED_BYTES;
  const sent = isSmall ? file : await redraw(bitmap).finally(() => bitmap.close());
  if (sent.size > MAX_FILE_BYTES) throw new PhotoProblem(IMAGE_TOO_LARGE);
  return sent;
}

async function redraw(bitmap: ImageBitmap): Promise<File> {
  const share = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * share), Math.round(bitmap.height * share)];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new PhotoProblem(UNREADABLE);
  // JPEG knows no transparency, and without paper it would be black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, width, height);
  let smallest: Blob | null = null;
  for (const quality of QUALITIES) {
    smallest = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (smallest && smallest.size <= WANTED_BYTES) break;
  }
  if (!smallest) throw new PhotoProblem(UNREADABLE);
  return new File([smallest], "foto.jpg", { type: "image/jpeg" });
}
