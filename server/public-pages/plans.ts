import { FREQUENCIES, type Frequency, monthlyCentsOf } from "#domain/billing/plans.ts";
import { whatsAppLink } from "#domain/landing-page/links.ts";
import { formatReais, toReais } from "#domain/money.ts";
import { codesOf } from "#domain/text/labels.ts";
import { greeting } from "./contacts.ts";
import { type Html, html, paragraphs } from "./html.ts";
import type { Section } from "./sections.ts";
import type { LandingView, ViewPlan } from "./view.ts";

/** One card for each name. Where a name is sold for several periods, a switch without a script chooses among them. */
export function plans(view: LandingView): Section {
  if (view.plans.length === 0) return undefined;
  const cards = [...Map.groupBy(view.plans, ({ name }) => name).values()];
  const periods = cards.some((offers) => new Set(offers.map(({ frequency }) => frequency)).size > 1)
    ? codesOf(FREQUENCIES).filter((period) => view.plans.some(({ frequency }) => frequency === period))
    : [];
  return html`<section id="planos"><div class="wide${periods.length > 0 && " by-period"}"><h2>Planos</h2>${
    periods.length > 0 && periodSwitch(periods)
  }<ul class="plans">${cards.map((offers) =>
    periods.length > 0 ? periodCard(view, offers, periods) : offers.map((plan) => html`<li>${planOf(view, plan)}</li>`),
  )}</ul></div></section>`;
}

const periodSwitch = (periods: readonly Frequency[]): Html =>
  html`<fieldset class="periods"><legend>Período</legend>${periods.map(
    (period, index) =>
      html`<label><input type="radio" name="period" value="${period}"${index === 0 && html` checked`}><span>${FREQUENCIES[period].label}</span></label>`,
  )}</fieldset>`;

/** A plan that is not sold for the chosen period stays in sight with its first one. */
function periodCard(view: LandingView, offers: readonly ViewPlan[], periods: readonly Frequency[]): Html {
  const [first] = offers;
  return html`<li>${periods.map((period) => {
    const plan = offers.find(({ frequency }) => frequency === period) ?? first;
    return plan && html`<div class="offer ${period}">${planOf(view, plan)}</div>`;
  })}</li>`;
}

const PER: Readonly<Record<Frequency, string>> = {
  monthly: "por mês",
  bimonthly: "a cada dois meses",
  semiannually: "por semestre",
  yearly: "por ano",
};

function planOf(view: LandingView, { name, description, cents, frequency, href }: ViewPlan): Html {
  const link = whatsAppLink(view.whatsapp, greeting(view, `quero o plano “${name}”`));
  const label = FREQUENCIES[frequency].label.toLowerCase();
  return html`<h3>${name}</h3>
<p class="price">${reais(cents)} <small>${PER[frequency]} · plano ${label}</small>${
    frequency !== "monthly" && html`<small>${reais(monthlyCentsOf(cents, frequency))} por mês</small>`
  }</p>
${description && html`<div class="about">${paragraphs(description)}</div>`}
<a class="button" href="${href ?? link ?? "#contato"}" aria-label="Quero este plano: ${name}, ${label}">Quero este plano</a>`;
}

const reais = (cents: number): string => formatReais(toReais(cents));
