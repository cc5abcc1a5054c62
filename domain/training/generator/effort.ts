import { listInPortuguese } from "../../text/portuguese-list.ts";
import type { Planned } from "./caps.ts";
import type { ExerciseKind } from "./kinds/kind.ts";
import type { Level } from "./levels.ts";

/** Repetitions that are left undone in the first, the second and the last third of a cycle; ours. */
const IN_RESERVE: Readonly<Record<Level, readonly [number, number, number]>> = {
  beginner: [4, 3, 3],
  intermediate: [3, 2, 2],
  advanced: [3, 2, 1],
};
/** In every week, where a cap says so. */
const FAR_FROM_FAILURE: readonly [number, number, number] = [4, 4, 4];

/** A lighter week comes after this number of weeks; practice, not proof: Bell L, et al. Sports Med Open 2023;9:87 asked coaches. */
const LIGHT_WEEK_EVERY: Readonly<Record<Level, number>> = { beginner: 6, intermediate: 5, advanced: 4 };
const SHARE_OF_SETS = 0.6;

/** The sets of a lighter week: two fifths less, at least one. */
export const lightSets = (series: number): number => Math.max(1, Math.round(series * SHARE_OF_SETS));

const lightWeeks = ({ caps, cycle }: Planned): readonly number[] =>
  Array.from({ length: cycle.weeks }, (_, index) => index + 1).filter(
    (week) => week % LIGHT_WEEK_EVERY[caps.level] === 0,
  );

export const isLightWeek = (input: Planned): boolean =>
  input.cycle.week !== null && lightWeeks(input).includes(input.cycle.week);

const reserveOf = ({ caps }: Planned) => (caps.isFarFromFailure ? FAR_FROM_FAILURE : IN_RESERVE[caps.level]);

const repetitions = (count: number) => (count === 1 ? "1 repetição" : `${count} repetições`);

function stretches(
  input: Planned,
): readonly { readonly first: number; readonly last: number; readonly rest: number }[] {
  const { weeks } = input.cycle;
  const byWeek = Array.from({ length: weeks }, (_, index) => reserveOf(input)[Math.floor((index * 3) / weeks)] ?? 3);
  return byWeek.flatMap((rest, index) => {
    if (byWeek[index - 1] === rest) return [];
    const next = byWeek.findIndex((other, later) => later > index && other !== rest);
    return [{ first: index + 1, last: next === -1 ? weeks : next, rest }];
  });
}

/**
 * How hard a row's sets are, as the student reads it: how many repetitions are left undone, week by week, and the lighter weeks. Repetitions
 * in reserve: Zourdos MC, et al. J Strength Cond Res 2016;30(1):267-275; how many, by level and week, is the project's own.
 */
export function effortNote(input: Planned, { code }: Pick<ExerciseKind, "code">, series: number): string | null {
  if (code === "balance") return null;
  const { week } = input.cycle;
  const light = lightWeeks(input);
  if (week !== null) {
    if (light.includes(week)) return "Semana leve: mesma carga, menos séries; pare com 4 repetições de sobra.";
    const now = stretches(input).find(({ first, last }) => week >= first && week <= last);
    return `Pare com ${repetitions(now?.rest ?? 3)} de sobra.`;
  }
  const parts = stretches(input);
  const [first, ...later] = parts;
  const effort = [
    `Pare com ${repetitions(first?.rest ?? 3)} de sobra`,
    ...later.map((part) => `da semana ${part.first} em diante, ${part.rest}`),
  ].join("; ");
  const sets = lightSets(series);
  const lighter =
    light.length > 0
      ? ` ${light.length > 1 ? "Semanas" : "Semana"} ${listInPortuguese(light.map(String))}, mais ${light.length > 1 ? "leves" : "leve"}: ${sets} ${sets === 1 ? "série" : "séries"}, mesma carga.`
      : "";
  return `${effort}.${lighter}`;
}

export function effortNotes(input: Planned): readonly string[] {
  const light = lightWeeks(input);
  const { week, weeks } = input.cycle;
  if (isLightWeek(input))
    return [`Semana ${week} de ${weeks}, leve: 40% menos séries e a mesma carga (prática, não prova).`];
  if (light.length === 0 || week !== null) return [];
  return [
    `${light.length > 1 ? "Semanas leves" : "Semana leve"}: ${listInPortuguese(light.map(String))} de ${weeks}, com 40% menos séries e a mesma carga (prática, não prova). A observação de cada linha a diz ao aluno.`,
  ];
}
