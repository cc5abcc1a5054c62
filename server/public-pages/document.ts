import { createHash } from "node:crypto";
import { FONT } from "./font.ts";
import { type Html, html, styleElement } from "./html.ts";
import { CSS } from "./style.ts";

const STYLE = styleElement(CSS);
const STYLE_HASH = createHash("sha256").update(CSS).digest("base64");

/** No script at all, our own images, font and style sheet, and no frame around it. */
export const POLICY = [
  "default-src 'none'",
  // No script is there to connect; programs that check pages read robots.txt from within them.
  "connect-src 'self'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

interface Document {
  readonly title: string;
  readonly accent: string;
  readonly head?: Html | undefined;
  readonly body: Html;
}

export const documentOf = ({ title, accent, head, body }: Document): string => `<!doctype html>
${html`<html lang="pt-BR" data-accent="${accent}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
${head}<link rel="preload" as="font" type="font/woff2" href="${FONT.address}" crossorigin>
<link rel="icon" href="/icons/icon-192.png" type="image/png">
${STYLE}</head>
<body>${body}</body></html>`}`;

export const lostPage = (product: string): string =>
  documentOf({
    title: `Página não encontrada – ${product}`,
    accent: "raspberry",
    head: html`<meta name="robots" content="noindex">`,
    body: html`<main class="lost"><h1>Página não encontrada</h1><p>O endereço pode ter mudado, ou a página não está publicada no momento. Confira com quem o enviou a você.</p><a class="button" href="/">Ir para o ${product}</a></main>`,
  });
