import { webLink } from "#domain/landing-page/links.ts";
import { videoOf } from "#domain/text/video-link.ts";
import type { Contact } from "./contacts.ts";
import { type Html, html, paragraphs } from "./html.ts";
import { icon } from "./icons.ts";
import { picture } from "./images.ts";
import type { LandingView } from "./view.ts";

export type Section = Html | undefined;

const SLIDES = ["carousel_1", "carousel_2", "carousel_3", "carousel_4"] as const;

export function carousel({ name, images }: LandingView): Section {
  const slides = SLIDES.flatMap((slot) => images.get(slot) ?? []);
  if (slides.length === 0) return undefined;
  const of = (place: number) => `${name}, foto ${place + 1} de ${slides.length}`;
  return html`<section class="carousel" aria-label="Fotos"><ul tabindex="0" aria-label="Fotos, role para o lado">${slides.map(
    (slide, index) => html`<li>${picture(slide, { alt: of(index), sizes: "(min-width: 41rem) 34rem, 84vw" })}</li>`,
  )}</ul></section>`;
}

/** Nothing is asked of the video's host before a click. */
export function introduction({ first_title, first_text, video_link }: LandingView): Section {
  const video = webLink(video_link);
  if (first_title === "" && first_text === "" && video === null) return undefined;
  const words = html`<div${video === null && first_title !== "" && html` class="apart"`}>${first_title && html`<h2>${first_title}</h2>`}<div class="prose">${paragraphs(first_text)}</div></div>`;
  const host = video && videoOf(video)?.kind === "frame" ? ` no ${/vimeo/i.test(video) ? "Vimeo" : "YouTube"}` : "";
  return html`<section><div class="wide split${video && " video-last"}">${(first_title || first_text) && words}${
    video &&
    html`<a class="video" href="${video}" target="_blank" rel="noopener noreferrer"><span>${icon("play")}</span>Assistir ao vídeo${host}</a>`
  }</div></section>`;
}

export function about({ second_title, second_text, images }: LandingView): Section {
  const image = images.get("second");
  if (second_title === "" && second_text === "" && !image) return undefined;
  const hasText = second_title !== "" || second_text !== "";
  return html`<section><div class="wide split${image && hasText && " two"}">${
    hasText &&
    html`<div>${second_title && html`<h2>${second_title}</h2>`}<div class="prose">${paragraphs(second_text)}</div></div>`
  }${image && html`<div class="media">${picture(image, { alt: second_title, sizes: "(min-width: 52rem) 34rem, 92vw" })}</div>`}</div></section>`;
}

export function person({ trainer_name, biography, cref, photo }: LandingView): Section {
  if (biography === "" && cref === null) return undefined;
  return html`<section id="quem"><div class="wide person"><div>${
    photo && html`<img class="face" src="${photo}" width="512" height="512" alt="${trainer_name}" loading="lazy">`
  }<p class="eyebrow">Quem vai treinar você</p>${
    trainer_name && html`<h2>${trainer_name}</h2>`
  }${cref && html`<p class="cref">CREF ${cref}</p>`}</div><div class="prose">${paragraphs(biography)}</div></div></section>`;
}

export function contact({ kind }: LandingView, contacts: readonly Contact[]): Section {
  if (contacts.length === 0) return undefined;
  return html`<section id="contato"><div class="wide"><h2>${kind === "platform" ? "Fale com a gente" : "Vamos conversar?"}</h2><ul class="contacts">${contacts.map(
    ({ icon: name, label, detail, href }) =>
      html`<li><a href="${href}"${/^https?:/.test(href) && html` target="_blank"`} rel="noopener noreferrer">${icon(name)}<span><b>${label}</b>${detail}</span></a></li>`,
  )}</ul></div></section>`;
}
