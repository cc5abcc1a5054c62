import { folded } from "../../text/accentless.ts";
import type { WeekdayKey } from "../../training/weekdays.ts";
import type { Reading } from "../spreadsheet/columns.ts";

const WEEK: readonly WeekdayKey[] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Days by their first letters. Brazilians count Monday as the second day: 2ª is segunda-feira. */
const BEGINNINGS: readonly (readonly [RegExp, WeekdayKey])[] = [
  [/^(seg|2)/, "monday"],
  [/^(ter|3)/, "tuesday"],
  [/^(qua|4)/, "wednesday"],
  [/^(qui|5)/, "thursday"],
  [/^(sex|6)/, "friday"],
  [/^(sab|7)/, "saturday"],
  [/^(dom|1)/, "sunday"],
];

const WORD =
  /^(seg|segunda|segundas|ter|terca|tercas|qua|quarta|quartas|qui|quinta|quintas|sex|sexta|sextas|sab|sabado|sabados|dom|domingo|domingos|[1-7]a?)$/;

const SENTENCE = "Não entendemos os dias. Escreva, por exemplo: seg, qua e sex.";

/** "seg-sex" may be two days or five; two are written there. */
const PAIR = "Entendemos só os dois dias. Para todos entre eles, escreva, por exemplo: seg a sex.";
const isPairWithDash = (text: string, days: readonly WeekdayKey[]) =>
  days.length === 2 && /[a-zç\dª]\s*[-–]\s*[a-z\d]/i.test(text.replace(/-feiras?/gi, ""));

const dayOf = (word: string): WeekdayKey | undefined =>
  WORD.test(word) ? BEGINNINGS.find(([beginning]) => beginning.test(word))?.[1] : undefined;

/** All days from one to another, over the week's end if need be. */
function range(from: WeekdayKey, to: WeekdayKey): WeekdayKey[] {
  const start = WEEK.indexOf(from);
  const length = ((WEEK.indexOf(to) - start + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => WEEK[(start + step) % 7] ?? from);
}

const inOrder = (days: readonly WeekdayKey[]) => WEEK.filter((day) => days.includes(day));

/** Available days: "seg, qua e sex", "2ª/4ª/6ª", "segunda a sexta", "todos os dias", "fins de semana". */
export function readDays(cell: string): Reading<WeekdayKey[]> {
  const text = folded(cell.replace(/(\d)\s*[ªº°]|(\d)a\b/gi, "$1$2 ").replace(/-?\s*feiras?/gi, " "));
  if (/^(todos|todos os dias|diariamente|todo dia|livre|qualquer dia|segunda a domingo)$/.test(text))
    return { value: [...WEEK] };
  if (/^(dias uteis|dia de semana|dias de semana)$/.test(text)) return { value: range("monday", "friday") };
  if (/^(fim de semana|fins de semana|final de semana|finais de semana)$/.test(text))
    return { value: range("saturday", "sunday") };

  const days: WeekdayKey[] = [];
  const words = text.split(" ").filter((word) => word !== "e" && word !== "de" && word !== "as" && word !== "aos");
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const last = days.at(-1);
    const until = ["a", "ate"].includes(word) && last ? dayOf(words[index + 1] ?? "") : undefined;
    if (until && last) {
      days.push(...range(last, until));
      index++;
      continue;
    }
    const day = dayOf(word);
    // "246" and "2 4 6" alike.
    const together = /^[1-7]{2,7}$/.test(word) ? [...word].map(dayOf) : [day];
    for (const one of together) {
      if (one === undefined) return { problem: SENTENCE };
      days.push(one);
    }
  }
  if (days.length === 0) return { problem: SENTENCE };
  const value = inOrder(days);
  return isPairWithDash(cell, value) ? { value, note: PAIR } : { value };
}
