import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import type { Maximum } from "./data.ts";

export const kgText = (kg: number): string => `${formatDecimal(kg, 0, 1)} kg`;

function setText({ set }: Maximum): string {
  if (!set) return "";
  const reserve = set.rir ? ` com ${formatDecimal(set.rir, 0, 1)} de reserva` : "";
  return `${kgText(set.load_kg)} × ${set.repetitions}${reserve}`;
}

/** "estimada de 70 kg × 6 no treino de 12/11/2026, Epley". */
export function reasonText(maximum: Maximum, isFixed: boolean): string {
  const day = formatDate(maximum.day);
  if (maximum.source === "typed") return `${isFixed ? "fixada" : "informada"} em ${day}`;
  const where = maximum.source === "test" ? "teste" : "treino";
  if (maximum.set?.repetitions === 1 && !maximum.set.rir) return `${setText(maximum)} no ${where} de ${day}`;
  return `estimada de ${setText(maximum)} no ${where} de ${day}, Epley${maximum.is_rough ? ", aproximada" : ""}`;
}

/** For students: no equation's name. */
export function plainReasonText(maximum: Maximum): string {
  const day = formatDate(maximum.day);
  if (maximum.source === "typed") return `informada pelo seu personal em ${day}`;
  return `calculada de ${setText(maximum)} no ${maximum.source === "test" ? "teste" : "treino"} de ${day}`;
}

/** "O treino de 20/11/2026 (70 kg × 6) daria 84 kg, mas não conta: foi feito à espera da liberação médica." */
export const heldText = (held: Maximum): string =>
  `O treino de ${formatDate(held.day)} (${setText(held)}) daria ${kgText(held.one_rep_max_kg)}, mas não conta: foi feito à espera da liberação médica.`;

export const plainHeldText = ({ day }: Maximum): string =>
  `O treino de ${formatDate(day)} não aumenta sua carga máxima: ele foi feito à espera da liberação médica.`;

const SOURCES = { test: "Teste", training: "Treino", typed: "Informada" } as const;

/** "Treino: 70 kg × 6". */
export const sourceText = (maximum: Maximum): string =>
  maximum.set ? `${SOURCES[maximum.source]}: ${setText(maximum)}` : SOURCES[maximum.source];
