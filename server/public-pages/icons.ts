import { type Html, html } from "./html.ts";

const STROKED = {
  phone: html`<path d="M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z"/>`,
  mail: html`<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3 7 9 6 9-6"/>`,
  telegram: html`<path d="M21 4 3 11l6 2.5L12 20l3-4.5 5 3z"/><path d="m9 13.5 8-6"/>`,
  instagram: html`<rect x="3.5" y="3.5" width="17" height="17" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>`,
  youtube: html`<rect x="2.5" y="5" width="19" height="14" rx="4"/><path d="m10 9 5 3-5 3z"/>`,
  site: html`<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3a14 14 0 0 1 0 18M12 3a14 14 0 0 0 0 18"/>`,
  place: html`<path d="M12 21s7-6.3 7-11.5a7 7 0 1 0-14 0C5 14.7 12 21 12 21z"/><circle cx="12" cy="9.5" r="2.5"/>`,
  whatsapp: html`<path d="M3.5 20.5 5 16a8.5 8.5 0 1 1 3.3 3.2z"/><path d="M9 8.5c0 3.5 3 6.5 6.5 6.5l.5-2-2.3-1-1 .8a6 6 0 0 1-2.5-2.5l.8-1-1-2.3z"/>`,
  play: html`<path d="M8 5.5v13l11-6.5z"/>`,
  arrow: html`<path d="M5 12h14M13 6l6 6-6 6"/>`,
} as const;

export type IconName = keyof typeof STROKED;

export const icon = (name: IconName): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">${STROKED[name]}</svg>`;
