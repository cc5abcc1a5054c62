import encodeQR from "qr";
import { qrShape } from "#domain/figures/qr-code.ts";

/** The encoder draws at least one module of margin. */
const BORDER = 1;

/** Level M: about 15 % of it may be unreadable, because sheets are sweated on. */
export function drawQrCode(content: string, color: string): string {
  const inner = <T>(list: readonly T[]) => list.slice(BORDER, -BORDER);
  const modules = inner(encodeQR(content, "raw", { ecc: "medium", border: BORDER })).map(inner);
  const { size, path } = qrShape(modules);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="${color}"/></svg>`;
}
