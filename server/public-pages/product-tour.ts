import {
  PRODUCT_PICTURES,
  type ProductPicture,
  productPictureAddress,
  productPictureSet,
} from "#domain/landing-page/product-pictures.ts";
import { type Html, html } from "./html.ts";
import { picture } from "./images.ts";
import type { Section } from "./sections.ts";
import type { LandingView } from "./view.ts";

const PHONE_SIZES = "(min-width: 52rem) 17rem, 60vw";
/** A phone shows the right end of it, as high as the screen is wide. */
const DESKTOP_SIZES = "(min-width: 52rem) 40rem, (min-width: 40rem) 92vw, 148vw";

const shot = (name: ProductPicture, sizes: string): Html => {
  const { width, height, alt } = PRODUCT_PICTURES[name];
  const [avif, webp] = [productPictureSet(name, "avif"), productPictureSet(name, "webp")];
  return html`<div class="shot ${width < height && "phone"}">${picture({ src: productPictureAddress(name), avif, webp, width, height }, { alt, sizes })}</div>`;
};

interface Stop {
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly ProductPicture[];
}

const STOPS: readonly Stop[] = [
  {
    title: "O resultado aparece enquanto você mede",
    text: "Dobras, perímetros, gasto calórico, postura e força em uma tela. Cada figura vem com sua faixa, seu erro de medida e a diferença para a avaliação anterior.",
    pictures: ["evaluation"],
  },
  {
    title: "A semana inteira à vista",
    text: "Monte os treinos do ciclo, veja as séries de cada grupo muscular e envie ao aluno pelo WhatsApp, com um link ou em PDF.",
    pictures: ["trainings"],
  },
  {
    title: "Na academia, um toque por série",
    text: "A carga da última vez já vem preenchida e o descanso é contado sozinho, também sem sinal. E o aluno lê a própria avaliação no celular.",
    pictures: ["set", "report"],
  },
];

/** The right side of a beginning without a banner. A phone is spared its bytes: the same pictures come below. */
export const heroShots = ({ kind, images }: LandingView): Html | undefined =>
  kind === "platform" && !images.has("banner")
    ? html`<div class="shots" aria-hidden="true">${shot("evaluation", "(min-width: 72rem) 44rem, 1px")}${shot("set", "(min-width: 72rem) 13rem, 1px")}</div>`
    : undefined;

export function productTour({ kind }: LandingView): Section {
  if (kind !== "platform") return undefined;
  return html`<section class="tour"><div class="wide"><h2>Veja por dentro</h2>${STOPS.map(
    ({ title, text, pictures }) =>
      html`<div class="stop"><div><h3>${title}</h3><p class="prose">${text}</p></div><div class="pictures">${pictures.map((name) => shot(name, pictures.length > 1 ? PHONE_SIZES : DESKTOP_SIZES))}</div></div>`,
  )}</div></section>`;
}
