import type { Letter } from "../../../platform/mail/letter.ts";
import { NOT_ME, type Reader, toPerson } from "../second-factors/mail.ts";

export const passkeyAdded = (reader: Reader): Letter => ({
  ...toPerson(reader),
  subject: "Chave de acesso criada no {product}",
  opening: "Uma chave de acesso foi criada na sua conta: com ela se entra sem a senha.",
  closing: NOT_ME,
});

export const passkeyRemoved = (reader: Reader): Letter => ({
  ...toPerson(reader),
  subject: "Chave de acesso removida no {product}",
  opening: "Uma chave de acesso foi removida da sua conta, a partir dela mesma.",
  closing: NOT_ME,
});
