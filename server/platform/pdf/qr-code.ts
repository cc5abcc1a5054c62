import qrEncoder from "pdfmake/js/qrEnc.js";

/** The side of a module in pdfmake's own drawing, in points. */
const MODULE = 5;

/** pdfmake draws a white square and then each dark module as a square of its own, row by row. */
const darkModules = (content: string): readonly { readonly x: number; readonly y: number }[] =>
  qrEncoder.default
    .measure({ qr: content, eccLevel: "M" })
    ._canvas.slice(1)
    .map(({ x, y }) => ({ x: x / MODULE, y: y / MODULE }));

/**
 * SVG text of a QR code. It is one outline with one stroke of the pen for each dark run of a row, because pdfmake's own drawing, with a
 * figure for each module, takes five times as long. Level M: about 15 % of it may be unreadable: sheets are sweated on.
 */
export function drawQrCode(content: string, color: string): string {
  const modules = darkModules(content);
  const size = Math.max(...modules.map(({ x }) => x)) + 1;
  const isDark = new Set(modules.map(({ x, y }) => y * size + x));
  const starts = modules.filter(({ x, y }) => x === 0 || !isDark.has(y * size + x - 1));
  const runs = starts.map(({ x, y }) => {
    let width = 1;
    while (x + width < size && isDark.has(y * size + x + width)) width++;
    return `M${x} ${y}h${width}v1h-${width}z`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${runs.join("")}" fill="${color}"/></svg>`;
}
