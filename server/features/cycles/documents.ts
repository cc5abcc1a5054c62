import type { CyclePath, MacrocyclePath } from "#contract/cycles.ts";
import type { FinalResult } from "#contract/macrocycles.ts";
import type { Mesocycle } from "#contract/mesocycles.ts";
import type { Microcycle } from "#contract/microcycles.ts";
import { ageInYears, compareDates, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { found, refuse } from "../../platform/http/refusal.ts";
import type { Download } from "../../platform/http/route.ts";
import type { Parts } from "../../platform/parts.ts";
import type { PdfJob } from "../../platform/pdf/documents.ts";
import { recordAccess } from "../audit/commands.ts";
import {
  type ComparedEvaluation,
  comparisonSheet,
  evaluationSheet,
  type PrintedEvaluation,
} from "../evaluations/documents.ts";
import { findEvaluation, findPreviousEvaluation } from "../evaluations/queries.ts";
import { listSeriesTypes } from "../exercises/queries.ts";
import { trainingSheets } from "../trainings/documents.ts";
import { findCycle, findFinalResult, findPeopleOnSheet, isMicrocycle, type PeopleOnSheet } from "./queries.ts";

type InScope = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;

const PDF = "application/pdf";

/** The evaluation of a cycle as a PDF, compared with the one before. */
export async function printEvaluation(parts: Parts, inScope: InScope, path: CyclePath): Promise<Download<Buffer>> {
  const { cycle, people, evaluation, previous } = await inScope(async (scope) => {
    const cycle = found(await findCycle(scope, path, parts.clock));
    const evaluation = await findEvaluation(scope, path);
    if (evaluation) await recordAccess(scope, { studentId: path.id, what: "evaluation", how: "printed" });
    return {
      cycle,
      people: await findPeopleOnSheet(scope, path.id),
      evaluation,
      previous: await findPreviousEvaluation(scope, path, cycle.start_date),
    };
  });
  if (!evaluation) {
    const level = isMicrocycle(path) ? "microciclo" : "mesociclo";
    return refuse("nothing_to_print", { detail: `O aluno ainda não foi avaliado neste ${level}.` });
  }

  const { birthdate, gender, name, photo_key } = people.student;
  const printed = (row: NonNullable<typeof previous>): PrintedEvaluation => ({
    items: row.items,
    evaluatedOn: row.evaluated_on,
    ageYears: birthdate === null ? null : ageInYears(birthdate, row.evaluated_on),
  });
  const input = evaluationSheet({
    frame: frameOf(parts, people),
    student: {
      name,
      gender,
      photo: photo_key ? await parts.photos.readJpeg(photo_key) : undefined,
    },
    ...namesOf(cycle),
    current: printed(evaluation),
    previous: previous && printed(previous),
  });
  return { bytes: await print(parts, ["evaluation", input]), mediaType: PDF, fileName: fileName(path, cycle.name) };
}

/** The trainings of a cycle as a PDF, one sheet each. */
export async function printTrainings(parts: Parts, inScope: InScope, path: CyclePath): Promise<Download<Buffer>> {
  const { cycle, people, seriesTypes } = await inScope(async (scope) => ({
    cycle: found(await findCycle(scope, path, parts.clock)),
    people: await findPeopleOnSheet(scope, path.id),
    seriesTypes: await listSeriesTypes(scope),
  }));
  if (cycle.trainings.length === 0) {
    return refuse("nothing_to_print", { detail: "Erro: Nenhum treino disponível para download." });
  }
  const { macrocycle, mesocycle, microcycle } = namesOf(cycle);
  const input = trainingSheets({
    frame: { ...frameOf(parts, people), date: todayOf(parts) },
    cycles: microcycle === undefined ? [macrocycle, mesocycle] : [macrocycle, mesocycle, microcycle],
    period: { from: cycle.start_date, to: cycle.end_date },
    trainings: cycle.trainings,
    seriesTypes: new Map(seriesTypes.map(({ id, description }) => [id, description])),
  });
  const names = cycle.trainings.map(({ name }) => name).join(", ");
  return { bytes: await print(parts, ["training", input]), mediaType: PDF, fileName: fileName(path, names) };
}

const DIFFER = "Escolha duas avaliações diferentes para comparar.";
const OF_ONE_STUDENT = "As avaliações precisam ser do mesmo aluno.";
const EVALUATED = "Os dois ciclos precisam ter avaliação para comparar.";

/** The evaluations of two cycles of a student beside each other, the earlier one first, however they were chosen. */
export async function printComparison(
  parts: Parts,
  inScope: InScope,
  locate: (scope: Scope) => Promise<readonly [CyclePath, CyclePath]>,
): Promise<Download<Buffer>> {
  const { cycles, evaluations, people } = await inScope(async (scope) => {
    const [one, other] = await locate(scope);
    if (one.id !== other.id) return refuse("cannot_compare", { detail: OF_ONE_STUDENT });
    const cycles = [
      found(await findCycle(scope, one, parts.clock)),
      found(await findCycle(scope, other, parts.clock)),
    ] as const;
    if (cycles[0].id === cycles[1].id) return refuse("cannot_compare", { detail: DIFFER });
    const evaluations = cycles.flatMap(evaluationIn).sort((a, b) => compareDates(a.startDate, b.startDate));
    if (evaluations.length < 2) return refuse("cannot_compare", { detail: EVALUATED });
    await recordAccess(scope, { studentId: one.id, what: "evaluation", how: "printed" });
    return { cycles, evaluations, people: await findPeopleOnSheet(scope, one.id) };
  });
  const macrocycles = new Set(cycles.map(({ macrocycle }) => macrocycle.name));
  const input = comparisonSheet({
    frame: { ...frameOf(parts, people), date: todayOf(parts) },
    title: "Comparação de avaliações",
    macrocycle: [...macrocycles].join(" · "),
    evaluations,
  });
  const name = `Comparação de avaliações - ${evaluations.map((one) => one.name).join(" e ")}`;
  return { bytes: await print(parts, ["comparison", input]), mediaType: PDF, fileName: `${safe(name)}.pdf` };
}

const evaluationIn = (cycle: Mesocycle | Microcycle): ComparedEvaluation[] =>
  cycle.evaluated_items && cycle.evaluated_on
    ? [{ name: cycle.name, startDate: cycle.start_date, evaluatedOn: cycle.evaluated_on, items: cycle.evaluated_items }]
    : [];

/** What a macrocycle's evaluated mesocycles changed; refused while there are fewer than two. */
export async function readFinalResult(
  scope: Scope,
  path: MacrocyclePath,
  how: "read" | "printed",
): Promise<FinalResult> {
  const result = found(await findFinalResult(scope, path));
  await recordAccess(scope, { studentId: path.id, what: "evaluation", how });
  if (result.mesocycles.length >= 2) return result;
  return refuse("cannot_compare", { detail: "O resultado final precisa de pelo menos dois mesociclos avaliados." });
}

export async function printFinalResult(
  parts: Parts,
  inScope: InScope,
  path: MacrocyclePath,
): Promise<Download<Buffer>> {
  const { result, people } = await inScope(async (scope) => ({
    result: await readFinalResult(scope, path, "printed"),
    people: await findPeopleOnSheet(scope, path.id),
  }));
  const { macrocycle, mesocycles } = result;
  const input = comparisonSheet({
    frame: { ...frameOf(parts, people), date: todayOf(parts) },
    title: "Resultado final",
    macrocycle: macrocycle.name,
    evaluations: mesocycles.map(({ name, start_date, evaluated_on, evaluated_items }) => ({
      name,
      startDate: start_date,
      evaluatedOn: evaluated_on,
      items: evaluated_items,
    })),
  });
  const name = `Resultado final - ${macrocycle.name}`;
  return { bytes: await print(parts, ["comparison", input]), mediaType: PDF, fileName: `${safe(name)}.pdf` };
}

const print = ({ pdf }: Parts, job: PdfJob): Promise<Buffer> => pdf.render(...job);

const todayOf = ({ clock }: Parts) => todayInSaoPaulo(clock.now().getTime());

const frameOf = ({ config }: Parts, { student, trainer }: PeopleOnSheet) => ({
  product: config.productName,
  trainer: { name: trainer.name, contact: [trainer.phone, trainer.email].filter(Boolean).join(" · ") },
  student: { name: student.name },
});

const namesOf = (cycle: Mesocycle | Microcycle) => {
  const macrocycle = cycle.macrocycle.name;
  return "mesocycle" in cycle
    ? { macrocycle, mesocycle: cycle.mesocycle.name, microcycle: cycle.name }
    : { macrocycle, mesocycle: cycle.name, microcycle: undefined };
};

/** "12.3.45 - Hipertrofia.pdf", a microcycle's with its own id behind. */
const fileName = ({ id, macroId, mesoId, microId }: CyclePath, name: string): string =>
  `${[id, macroId, mesoId, microId].filter(Boolean).join(".")} - ${safe(name) || "sem nome"}.pdf`;

/** Characters that file systems refuse become a dash. Cut by characters, not by halves of an emoji, which no header can carry. */
const safe = (name: string): string => [...name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-").trim()].slice(0, 120).join("");
