/**
 * Draws the icons of the installed product and the picture that messengers show of its page from the mark: `node scripts/icons.mjs`,
 * after a change of `domain/figures/mark.ts`.
 */
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
await drawBadge("badge-96.png", 96);
await drawShare();

/** `share`: how much of the square the mark takes. */
async function draw(name, { pixels, share, corner }) {
  const scale = (SIZE * share) / MARK.size;
  const offset = (SIZE * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
    <rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="${BACKGROUND}"/>
    <g transform="translate(${offset} ${offset}) scale(${scale})">${mark()}</g></svg>`;
  await sharp(Buffer.from(svg)).resize(pixels, pixels).png({ palette: true, quality: 90 }).toFile(join(FOLDER, name));
}

/** Android shows no more of a badge than its opacity. */
async function drawBadge(name, pixels) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}" width="${SIZE}" height="${SIZE}">${mark("#fff")}</svg>`;
  await sharp(Buffer.from(svg)).resize(pixels, pixels).png({ palette: true }).toFile(join(FOLDER, name));
}

function mark(bobColor = MARK.bob.color) {
  const lines = MARK.lines.map(
    ({ path, width, cap }) => `<path d="${path}" stroke="#fff" stroke-width="${width}" stroke-linecap="${cap}"/>`,
  );
  return `${lines.join("")}<path d="${MARK.bob.path}" fill="${bobColor}"/>`;
}

/** Without words: the product's name is a setting. The mark beside a training with its done sets and a line that rises. */
async function drawShare() {
  const [width, height] = [1200, 630];
  const sets = [0, 1, 2, 3, 4].map((row) => {
    const [y, isDone] = [250 + row * 72, row < 3];
    return `<rect x="700" y="${y}" width="372" height="56" rx="14" fill="${isDone ? "#fdeef2" : "#f3f3f8"}"/>
      <rect x="722" y="${y + 20}" width="${isDone ? 150 : 110}" height="16" rx="8" fill="#b9b8cf"/>
      <circle cx="1040" cy="${y + 28}" r="15" fill="${isDone ? "#d61c4a" : "#d9d8e6"}"/>
      ${isDone ? `<path d="M1033 ${y + 28}l5 5 9-10" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>` : ""}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><radialGradient id="glow" cx="85%" cy="0%" r="90%"><stop offset="0" stop-color="#ed2f59" stop-opacity=".7"/>
      <stop offset="1" stop-color="#ed2f59" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="${BACKGROUND}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>
    <g transform="translate(150 120) scale(14)">${mark()}</g>
    <rect x="660" y="70" width="452" height="620" rx="44" fill="#fff"/>
    <path d="M704 190l70-16 70 6 70-34 70-8 84-40" fill="none" stroke="#ed2f59" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="1068" cy="98" r="10" fill="#ed2f59"/><rect x="704" y="212" width="364" height="3" rx="1.5" fill="#e4e1ea"/>
    ${sets.join("")}</svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toFile(join(FOLDER, "share.png"));
}
