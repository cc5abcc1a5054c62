import type { Letter } from "../../../platform/mail/letter.ts";

interface Reader {
  readonly name: string;
  readonly email: string;
}

export const pageTakenDown = ({ name, email }: Reader, reason: string): Letter => ({
  to: email,
  name,
  subject: "Sua página no {product} saiu do ar",
  opening:
    "A administração do {product} tirou a sua página do ar. O que você escreveu continua guardado: corrija o que for preciso e responda a este e-mail para que ela volte.",
  facts: [{ label: "Motivo", value: reason }],
  path: "/inicio/LandingPage",
  action: "Abrir minha página",
  closing: "Se não concorda ou tem dúvida, responda a este e-mail.",
});

export const pagePutBack = ({ name, email }: Reader, reason: string): Letter => ({
  to: email,
  name,
  subject: "Sua página no {product} voltou ao ar",
  opening: "A administração do {product} repôs a sua página. Ela aparece de novo se estiver publicada:",
  facts: [{ label: "Observação", value: reason }],
  path: "/inicio/LandingPage",
  action: "Abrir minha página",
  closing: "Obrigado por usar o {product}.",
});
