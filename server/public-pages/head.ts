import { FREQUENCIES } from "#domain/billing/plans.ts";
import { mailLink } from "#domain/landing-page/links.ts";
import { toReais } from "#domain/money.ts";
import { contactsOf } from "./contacts.ts";
import { type Html, html, jsonLd } from "./html.ts";
import { preload } from "./images.ts";
import type { LandingView } from "./view.ts";

const DESCRIPTION_LENGTH = 160;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s\S*$/, "")}…`;
};

export function headOf(view: LandingView): Html {
  const banner = view.images.get("banner");
  const image = imageOf(view);
  const description = shortened(view.introduction);
  return html`<meta name="description" content="${description}">
<meta name="theme-color" content="#131218">
${banner && preload(banner, "100vw")}
${
  view.canonical &&
  html`<link rel="canonical" href="${view.canonical}">
<meta property="og:type" content="website">
<meta property="og:locale" content="pt_BR">
<meta property="og:site_name" content="${view.name}">
<meta property="og:title" content="${view.headline}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${view.canonical}">
${
  image &&
  html`<meta property="og:image" content="${image.address}">
<meta property="og:image:type" content="${image.mediaType}">`
}
<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">
${jsonLd(structuredData(view, image?.address))}`
}
`;
}

/** The platform's page without a banner has our own drawing (`scripts/icons.mjs`). */
function imageOf({ kind, origin, images }: LandingView) {
  const banner = images.get("banner");
  if (banner?.avif !== undefined) return { address: origin + banner.src, mediaType: "image/jpeg" };
  return kind === "platform" ? { address: `${origin}/icons/share.png`, mediaType: "image/png" } : undefined;
}

function structuredData(view: LandingView, image: string | undefined): object {
  const { kind, name, canonical, introduction, address, email, plans } = view;
  const contacts = contactsOf(view);
  const links = contacts.filter(({ icon }) => ["instagram", "telegram", "youtube", "site"].includes(icon));
  const telephone = contacts.find(({ icon }) => icon === "phone")?.href.replace("tel:", "");
  return {
    "@context": "https://schema.org",
    "@type": kind === "platform" ? "Organization" : "LocalBusiness",
    "@id": canonical,
    name,
    url: canonical,
    description: shortened(introduction),
    ...(image && { image }),
    ...(telephone && { telephone }),
    ...(mailLink(email) && { email }),
    ...(address && { address }),
    ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
    ...(plans.length > 0 && {
      makesOffer: plans.map((plan) => ({
        "@type": "Offer",
        name: plan.name,
        price: toReais(plan.cents).toFixed(2),
        priceCurrency: "BRL",
        category: FREQUENCIES[plan.frequency].label,
      })),
    }),
  };
}
