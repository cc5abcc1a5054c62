/** Words that follow a surname and are none: with one of them the surname before it stands too. */
const AFTER_SURNAME = /^(j[uú]nior|jr\.?|filho|filha|neto|neta|sobrinho|sobrinha|segundo|terceiro)$/iu;

/** First name and last surname, as people are called: "Lucas Ferreira Brandão" is "Lucas Brandão". */
export function shortPersonName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const surnames = AFTER_SURNAME.test(words.at(-1) ?? "") ? 2 : 1;
  return words.length <= 1 + surnames ? words.join(" ") : [...words.slice(0, 1), ...words.slice(-surnames)].join(" ");
}
