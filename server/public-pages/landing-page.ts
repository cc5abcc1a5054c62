import { contactsOf } from "./contacts.ts";
import { documentOf } from "./document.ts";
import { headOf } from "./head.ts";
import { type Html, html, paragraphs } from "./html.ts";
import { icon } from "./icons.ts";
import { picture } from "./images.ts";
import { plans } from "./plans.ts";
import { heroShots, productTour } from "./product-tour.ts";
import { questions } from "./questions.ts";
import { about, carousel, contact, introduction, person } from "./sections.ts";
import type { LandingView } from "./view.ts";

const BANNER_SIZES = "100vw";

export function landingPage(typed: LandingView): string {
  const view = { ...typed, ...defaultsOf(typed) };
  const contacts = contactsOf(view);
  return documentOf({
    title: view.headline === "" ? view.name : `${view.name} – ${view.headline}`,
    accent: view.accent,
    head: headOf(view),
    body: html`<a class="skip" href="#conteudo">Ir para o conteúdo</a>
${top(view)}
<main id="conteudo">${hero(view)}${carousel(view)}${productTour(view)}${introduction(view)}${about(view)}${bar(view)}${plans(view)}${person(view)}${questions(view)}${contact(view, contacts)}</main>
${footer(view)}`,
  });
}

const top = (view: LandingView): Html => html`<header class="top"><div class="wide">
<a class="brand" href="#conteudo">${view.name}</a>
<nav aria-label="Seções">
${view.plans.length > 0 && html`<a href="#planos">Planos</a>`}
${(view.biography !== "" || view.cref !== null) && html`<a href="#quem">Quem sou</a>`}
${contactsOf(view).length > 0 && html`<a class="keep" href="#contato">Contato</a>`}
${view.kind === "platform" && html`<a class="keep" href="/autenticacao/entrar">Entrar</a>`}
</nav></div></header>`;

function hero(view: LandingView): Html {
  const banner = view.images.get("banner");
  const shots = heroShots(view);
  return html`<div class="hero${!banner && " plain"}${shots && " with-shots"}">
${banner && picture(banner, { alt: "", sizes: BANNER_SIZES, isFirst: true })}
<div class="wide"><div class="words"><h1>${view.headline}</h1>
<div class="lead">${paragraphs(view.introduction)}</div>
${actions(view)}</div>${shots}</div></div>`;
}

function actions(view: LandingView): Html | undefined {
  const main = mainAction(view);
  if (!main && view.plans.length === 0) return undefined;
  return html`<div class="actions">${main && html`<div class="main">${main}</div>`}${
    view.plans.length > 0 && html`<a class="button second" href="#planos">Ver planos</a>`
  }</div>`;
}

function mainAction(view: LandingView): Html | undefined {
  if (view.kind === "platform") return html`<a class="button" href="/cadastro">Criar minha conta ${icon("arrow")}</a>`;
  const [quickest] = contactsOf(view);
  if (!quickest) return undefined;
  const label =
    quickest.icon === "whatsapp"
      ? "Conversar no WhatsApp"
      : quickest.icon === "phone"
        ? "Ligar agora"
        : "Entrar em contato";
  return html`<a class="button" href="${quickest.href}" rel="noopener">${icon(quickest.icon)}${label}</a>`;
}

/** On a phone the one thing to do stays under the thumb, in the place of the head's button, until the plans with their own come. */
function bar(view: LandingView): Html | undefined {
  const main = mainAction(view);
  return main && html`<div class="bar">${main}</div>`;
}

const footer = (view: LandingView): Html =>
  html`<footer><div class="wide"><span>${view.name}</span>${
    view.kind === "platform"
      ? html`<span><a href="/termos">Termos de uso e privacidade</a></span>`
      : html`<span>Página feita com o <a href="/conheca">${view.product}</a></span>`
  }</div></footer>`;

const TRAINER_DEFAULTS = {
  headline: "Treino feito para você",
  introduction:
    "Avaliação física completa, treinos planejados para o seu objetivo e acompanhamento de perto, semana a semana.",
} as const;

const platformDefaults = (product: string) => ({
  headline: "Da avaliação ao treino, tudo no prumo",
  introduction: `O ${product} reúne anamnese, avaliação física, periodização e treinos em um só lugar, para o personal que acompanha cada aluno de perto.`,
});

function defaultsOf({ kind, product, headline, introduction }: LandingView) {
  const defaults = kind === "platform" ? platformDefaults(product) : TRAINER_DEFAULTS;
  return { headline: headline || defaults.headline, introduction: introduction || defaults.introduction };
}
