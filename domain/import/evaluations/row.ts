import {
  BONE_BREADTHS,
  measureLabel,
  PERIMETERS,
  SKINFOLDS,
  type SkinfoldKey,
} from "../../assessment/anthropometry/measures.ts";
import {
  findSkinfoldProtocol,
  requiredInputs,
  type SkinfoldProtocolCode,
} from "../../assessment/body-composition/protocols.ts";
import { pressureError } from "../../assessment/cardiometabolic/blood-pressure.ts";
import { evaluationDayError } from "../../assessment/circumstances.ts";
import { type CalendarDate, formatDate } from "../../calendar-date.ts";
import { recordOf } from "../../record.ts";
import { MESSAGES } from "../../text/messages.ts";
import { formatDecimal, parseDecimal } from "../../text/number-format.ts";
import { listInPortuguese } from "../../text/portuguese-list.ts";
import { type CellProblem, type Cells, isRead, type Reading, type ReadRow } from "../spreadsheet/columns.ts";
import { readRecentDay } from "../students/date-cell.ts";
import { readFat, readMeasure, readStature } from "./cells.ts";
import { computedFat } from "./computed-fat.ts";
import { readMethod } from "./protocol-cell.ts";
import type { KnownStudent } from "./students.ts";

interface RowOptions {
  readonly student: KnownStudent | null;
  readonly protocol: SkinfoldProtocolCode | null;
  readonly today: CalendarDate;
}

const PRESSURE = [{ key: "fcRepouso" }, { key: "sistole" }, { key: "diastole" }] as const;

interface EvaluationRow extends ReadRow {
  /** As the check shows it. */
  readonly fat: string;
}

/** Percentage points: less is rounding, or the conversion from density. */
const MAX_FAT_DIFFERENCE = 0.5;

const bioimpedance = (device: string, fat: string) => ({ bioimpedance: { device, measures: { fat_percentage: fat } } });

/** The fat of the row's protocol counts; else the one that is told stays, of a bioimpedance or without a method. */
export function readEvaluationRow(cells: Cells, { student, protocol: shared, today }: RowOptions): EvaluationRow {
  const problems: CellProblem[] = [];
  const addProblem = (field: string, severity: CellProblem["severity"], sentence: string) =>
    problems.push({ field, severity, sentence });

  function take<Value>(field: string, read: (text: string) => Reading<Value>): Value | null {
    const text = cells.get(field)?.trim() ?? "";
    if (text === "") return null;
    const reading = read(text);
    if (!isRead(reading)) {
      addProblem(field, "error", reading.problem);
      return null;
    }
    if (reading.note) addProblem(field, "warning", reading.note);
    return reading.value;
  }

  const measured = (list: readonly { readonly key: string }[]) =>
    recordOf(
      list.flatMap(({ key }) => {
        const value = take(key, readMeasure);
        return value === null ? [] : [[key, value] as const];
      }),
    );

  const day = take("evaluated_on", readRecentDay);
  if (day === null && !cells.get("evaluated_on")?.trim()) addProblem("evaluated_on", "error", MESSAGES.required);
  const dayError = day && evaluationDayError(day, today, student?.birthdate ?? null);
  if (dayError) addProblem("evaluated_on", "error", `${dayError}.`);

  const [weight, stature] = [take("weight", readMeasure), take("stature", readStature)];
  const heart = measured(PRESSURE);
  const contradiction = contradictionOf(heart);
  if (contradiction) addProblem("diastole", "error", `${contradiction}.`);
  const bodyPerimeter = measured(PERIMETERS);
  const skinFold = measured(SKINFOLDS);
  const somatotype = measured(BONE_BREADTHS);
  const method = take("skinfold_protocol", readMethod);
  const chosen = (method && "protocol" in method ? method.protocol : shared) ?? "Sem protocolo";
  const told = take("fat_percentage", readFat);
  const measures = { weight, stature, bodyPerimeter, skinFold };
  const computed = student && day ? computedFat(measures, { student, day, protocol: chosen }) : null;
  const impedance = method && "impedance" in method ? method.impedance : null;

  const missing = missingFolds(chosen, student?.gender, skinFold);
  if (missing.length > 0)
    addProblem(
      "skinfold_protocol",
      "warning",
      `Sem ${listInPortuguese(missing.map((key) => measureLabel(key)))}, o percentual de gordura não será calculado.`,
    );

  const isReported = told !== null && impedance === null && computed === null;
  if (told !== null && impedance === null && computed !== null) {
    const [written, derived] = [formatDecimal(parseDecimal(told) ?? 0, 1), formatDecimal(computed, 1)];
    if (Math.abs((parseDecimal(told) ?? 0) - computed) > MAX_FAT_DIFFERENCE)
      addProblem("fat_percentage", "warning", `A planilha diz ${written}% e o protocolo dá ${derived}%, que fica.`);
  }

  const draft = {
    student_id: student?.id,
    evaluated_on: day,
    skinfold_protocol: chosen,
    evaluated_items: {
      student: { weight, stature },
      heart,
      perimeter: { bodyPerimeter, skinFold, ...(isReported && { gorduraInformada: told }) },
      somatotype,
      ...(told !== null && impedance !== null && { body_composition_devices: bioimpedance(impedance, told) }),
    },
  };
  const shownTold = told === null ? "" : `${told}% ${impedance === null ? "informada" : "na bioimpedância"}`;
  return { draft, problems, fat: computed === null ? shownTold : `${formatDecimal(computed, 1)}%` };
}

function contradictionOf({ sistole = "", diastole = "" }: Readonly<Record<string, string>>): string | null {
  const [systolic, diastolic] = [parseDecimal(sistole), parseDecimal(diastole)];
  return systolic === null || diastolic === null ? null : pressureError({ systolic, diastolic });
}

/** A row without any fold misses none. */
function missingFolds(
  code: SkinfoldProtocolCode,
  gender: string | undefined,
  skinFold: Readonly<Record<string, string>>,
): readonly SkinfoldKey[] {
  const protocol = findSkinfoldProtocol(code);
  if (!protocol || Object.keys(skinFold).length === 0) return [];
  return requiredInputs(protocol, gender).skinfolds.filter((key) => skinFold[key] === undefined);
}

interface DatedLine {
  readonly line: number;
  readonly student: KnownStudent | null;
  readonly day: CalendarDate | null;
}

/** A day has one evaluation of a student: a second import of the same file changes nothing, and of two lines the first counts. */
export function findRepeatedDays(lines: readonly DatedLine[]): ReadonlyMap<number, CellProblem> {
  const firstLines = new Map<string, number>();
  const found = new Map<number, CellProblem>();
  for (const { line, student, day } of lines) {
    if (!student || !day) continue;
    const key = `${student.id} ${day}`;
    const first = firstLines.get(key);
    if (first === undefined) firstLines.set(key, line);
    const sentence = student.evaluated_on.includes(day)
      ? `Este aluno já tem uma avaliação de ${formatDate(day)}. A linha não muda nada.`
      : first !== undefined && `A linha ${first} tem o mesmo aluno e a mesma data. Só a primeira é importada.`;
    if (sentence) found.set(line, { field: "evaluated_on", severity: "warning", sentence });
  }
  return found;
}
