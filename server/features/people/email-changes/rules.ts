import { MS_PER_DAY } from "#domain/calendar-date.ts";

export const UNDO_MS = 7 * MS_PER_DAY;
/** Each sends a letter to an address that the person typed. */
export const MAX_ASKED_A_DAY = 5;

export const SAME_EMAIL = { fields: { email: "Este já é o seu e-mail." } };
export const TOO_MANY_ASKED = "Você já pediu várias mudanças de e-mail hoje.";
export const TAKEN = "Este e-mail já é de outra conta. Peça a mudança com outro.";
export const LINK_OVER =
  "Este link já foi usado, foi trocado por outro ou venceu. Peça a mudança de novo no seu perfil.";
export const UNDO_OVER = "Este link já foi usado ou venceu. Se você não reconhece a mudança, fale com o suporte.";
