import { listInPortuguese } from "../../portuguese-list.ts";
import { shortDayName } from "../../students/registration.ts";
import { areaLabel } from "../painful-area-table.ts";
import { WEEKDAYS, type WeekdayValue } from "../weekdays.ts";
import { LEVEL_RULES, LEVELS } from "./levels.ts";
import { OBJECTIVE_RULES } from "./objectives.ts";
import type { ProposalInput } from "./proposal.ts";

const NOTE_OF_DOCTOR =
  "O aluno informou problema cardíaco: peça a liberação médica. O aeróbico fica leve, em 40% da frequência de reserva (Garber, 2011).";

/** What the trainer has to know of the whole proposal. */
export function notesOf(input: ProposalInput, usedDays: readonly WeekdayValue[]): readonly string[] {
  const { level, objective, daysOfWeek, painfulPlaces, ageYears } = input;
  const unused = WEEKDAYS.filter(({ key, value }) => daysOfWeek.includes(key) && !usedDays.includes(value));
  const areas = [...new Set(painfulPlaces.map(({ area }) => areaLabel(area)))];
  const { aerobic, aerobicReason } = OBJECTIVE_RULES[objective];
  return [
    ...(input.hasCardiacProblem ? [NOTE_OF_DOCTOR] : []),
    ...(areas.length > 0
      ? [
          `Nenhum exercício proposto carrega ${listInPortuguese(areas)}. Dor que persiste pede encaminhamento; o que já foi liberado, acrescente no editor.`,
        ]
      : []),
    ...(unused.length > 0
      ? [
          `Sem treino em ${listInPortuguese(unused.map(({ name }) => shortDayName(name).toLowerCase()))}: no nível ${LEVELS[level].toLowerCase()}, até ${LEVEL_RULES[level].maxDays} dias de musculação por semana (ACSM, 2009).`,
        ]
      : []),
    ...(aerobic === null ? [`Sem aeróbico. ${aerobicReason}`] : []),
    ...(aerobic !== null && ageYears === null
      ? ["Sem aeróbico: falta a data de nascimento, de que a frequência cardíaca depende."]
      : []),
  ];
}
