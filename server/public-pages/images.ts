import { type Html, html } from "./html.ts";
import type { ViewImage } from "./view.ts";

interface Shown {
  readonly alt: string;
  readonly sizes: string;
  /** It is in sight at once: loaded before everything else. */
  readonly isFirst?: boolean;
}

/** It has its size, so that nothing moves when it arrives. */
export const picture = (
  { src, avif, webp, width, height }: ViewImage,
  { alt, sizes, isFirst }: Shown,
): Html => html`<picture>
${avif && html`<source type="image/avif" srcset="${avif}" sizes="${sizes}">`}${webp && html`<source type="image/webp" srcset="${webp}" sizes="${sizes}">`}
<img src="${src}" alt="${alt}"${width && html` width="${width}"`}${height && html` height="${height}"`}${
  isFirst ? html` fetchpriority="high"` : html` loading="lazy" decoding="async"`
}></picture>`;

export const preload = ({ avif }: ViewImage, sizes: string): Html | undefined =>
  avif === undefined
    ? undefined
    : html`<link rel="preload" as="image" type="image/avif" imagesrcset="${avif}" imagesizes="${sizes}" fetchpriority="high">`;
