/** Draws the icons of the installed product from its mark: `node scripts/icons.mjs`, after a change of `domain/figures/mark.ts`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { MARK } from "../domain/figures/mark.ts";
import { ROOT } from "./bootstrap.mjs";

const FOLDER = join(ROOT, "web", "public", "icons");
const BACKGROUND = "#32335b";
const SIZE = 512;

mkdirSync(FOLDER, { recursive: true });
// A maskable icon is cut to the platform's shape: only its inner circle of 80 % is safe. iOS rounds the corners itself.
await draw("icon-192.png", { pixels: 192, share: 0.72, corner: 112 });
await draw("icon-512.png", { pixels: 512, share: 0.72, corner: 112 });
await draw("maskable-512.png", { pixels: 512, share: 0.56, corner: 0 });
await draw("apple-touch-icon.png", { pixels: 180, share: 0.66, corner: 0 });

/** `share`: how much of the square the mark takes. */
async function draw(name, { pixels, share, corner }) {
  const scale = (SIZE * share) / MARK.size;
  const offset = (SIZE * (1 - share)) / 2;
  const lines = MARK.lines.map(
    ({ path, width, cap }) => `<path d="${path}" stroke="#fff" stroke-width="${width}" stroke-linecap="${cap}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
    <rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="${BACKGROUND}"/>
    <g transform="translate(${offset} ${offset}) scale(${scale})">${lines.join("")}
      <path d="${MARK.bob.path}" fill="${MARK.bob.color}"/></g></svg>`;
  await sharp(Buffer.from(svg)).resize(pixels, pixels).png({ palette: true, quality: 90 }).toFile(join(FOLDER, name));
}
