import { shortDayName } from "../../students/registration.ts";
import { listInPortuguese } from "../../text/portuguese-list.ts";
import { areaLabel } from "../painful-area-table.ts";
import { WEEKDAYS, type WeekdayValue } from "../weekdays.ts";
import type { Planned } from "./caps.ts";
import type { CatalogueExercise } from "./classified.ts";
import { effortNotes } from "./effort.ts";
import { LEVELS } from "./levels.ts";
import { OBJECTIVE_RULES } from "./objectives.ts";
import { pushPullOf, weakerOf } from "./push-pull.ts";
import type { Room } from "./strength-block.ts";

function pushPullNotes<Exercise extends CatalogueExercise>({ sessions, input }: Room<Exercise>): readonly string[] {
  const sums = pushPullOf(sessions);
  if (weakerOf(sums) === null) return [];
  const { painfulPlaces, conditions, place } = input;
  const cause =
    painfulPlaces.length > 0 || conditions.length > 0
      ? "as dores e a saúde do aluno deixam poucos exercícios de um lado"
      : place.code === "home"
        ? "o equipamento de casa deixa poucos exercícios de um lado"
        : "o tempo e os exercícios permitidos não deixam igualar";
  return [`Empurrar e puxar: ${sums.push} e ${sums.pull} séries por semana, porque ${cause}.`];
}

const YOUNGEST = 7;

function unusedDays({ daysOfWeek, caps, level }: Planned, usedDays: readonly WeekdayValue[]): readonly string[] {
  const unused = WEEKDAYS.filter(({ key, value }) => daysOfWeek.includes(key) && !usedDays.includes(value));
  if (unused.length === 0) return [];
  const days = listInPortuguese(unused.map(({ name }) => shortDayName(name).toLowerCase()));
  return [
    `Sem treino em ${days}: no nível ${LEVELS[level].toLowerCase()}, até ${caps.maxDays} dias de musculação por semana (ACSM, 2009).`,
  ];
}

export function notesOf<Exercise extends CatalogueExercise>(
  room: Room<Exercise>,
  usedDays: readonly WeekdayValue[],
): readonly string[] {
  const { input } = room;
  const { objective, painfulPlaces, ageYears, healthNotes } = input;
  const areas = [...new Set(painfulPlaces.map(({ area }) => areaLabel(area)))];
  const { aerobic, aerobicReason } = OBJECTIVE_RULES[objective];
  return [
    ...healthNotes,
    ...(areas.length > 0
      ? [
          `Nenhum exercício proposto carrega ${listInPortuguese(areas)}. Dor que persiste pede encaminhamento; o que já foi liberado, acrescente no editor.`,
        ]
      : []),
    ...(ageYears !== null && ageYears < YOUNGEST
      ? ["Antes dos 7 anos, brincadeiras e movimento vêm antes da musculação (nossa regra)."]
      : []),
    ...pushPullNotes(room),
    ...effortNotes(input),
    ...unusedDays(input, usedDays),
    ...(aerobic === null ? [`Sem aeróbico. ${aerobicReason}`] : []),
    ...(aerobic !== null && ageYears === null
      ? ["Sem aeróbico: falta a data de nascimento, de que a frequência cardíaca depende."]
      : []),
  ];
}
