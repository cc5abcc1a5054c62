import { comparableEvaluation } from "#contract/assessment/comparable-evaluation.ts";
import { hasOpinion } from "#contract/assessment/evaluation-sections/opinion.ts";
import type { Role } from "#contract/call.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { ComparableEvaluation } from "#domain/assessment/judged-change.ts";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import { compareDates } from "#domain/calendar-date.ts";
import type { ComparedEvaluation, PrintedPair } from "../../../documents/comparison/input.ts";
import type { DocumentFile } from "../../../documents/documents.ts";
import type { EvaluationDocumentInput, PrintedEvaluation, PrintedPhoto } from "../../../documents/evaluation/input.ts";
import type { PeopleOnSheet } from "../../../documents/sheet-frame.ts";
import { frameOf, inFileName, type Portraits, type Print, readableName } from "../../../documents/sheet-frame.ts";
import type { ScreenedOn } from "../../../tables/readiness.ts";
import { comparisonInput } from "../../assessment/evaluations/documents.ts";
import { errorsOf, readableEvaluation } from "../../assessment/evaluations/queries.ts";
import { trainingSheets } from "../../prescription/trainings/documents.ts";
import type { findComparedCycle, findPrintedEvaluation, findPrintedTrainings } from "./queries.ts";

type Found<Query extends (...given: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Query>>>;
type EvaluationRow = NonNullable<Found<typeof findPrintedEvaluation>["evaluation"]>;

interface EvaluationOnPaper extends Omit<Found<typeof findPrintedEvaluation>, "photos"> {
  readonly photos: readonly PrintedPhoto[];
  readonly evaluation: EvaluationRow;
  readonly product: string;
  readonly portraits: Portraits;
  readonly sections: readonly ReportSection[];
  readonly forStudent: boolean;
  readonly goals: EvaluationDocumentInput["goals"];
}

export const keptSections = ({
  strength,
  photos,
  evaluation,
}: Pick<Found<typeof findPrintedEvaluation>, "strength" | "photos" | "evaluation">): ReportSection[] => [
  ...(strength.length > 0 ? (["strength"] as const) : []),
  ...(photos.length > 0 ? (["photos"] as const) : []),
  ...(evaluation && hasOpinion(evaluation.opinion) ? (["opinion"] as const) : []),
];

export function evaluationPdf({
  path,
  head,
  people,
  evaluation,
  earlier,
  product,
  portraits,
  sections,
  strength,
  photos,
  forStudent,
  zonedHeart,
  goals,
}: EvaluationOnPaper): DocumentFile {
  const printed = (row: EvaluationRow): PrintedEvaluation => ({
    items: row.items,
    evaluatedOn: row.evaluated_on,
    ageYears: row.person.age_years,
    ageMonths: row.person.age_months,
    isPregnant: row.person.is_pregnant,
    heartObstacle: row.person.heart_obstacle,
    sex: row.person.sex,
    errors: errorsOf(row),
  });
  const [previous, before] = [earlier.at(-1), earlier.slice(0, -1)];
  const input: EvaluationDocumentInput = {
    ...frameOf(product, people, portraits),
    date: evaluation.evaluated_on,
    student: { name: people.student.name, gender: evaluation.person.sex, photo: portraits.student },
    macrocycle: head.macrocycle,
    mesocycle: head.mesocycle,
    microcycle: head.microcycle ?? undefined,
    sections,
    current: printed(evaluation),
    previous: previous && printed(previous),
    earlier: before.map(printed),
    strength,
    photos,
    opinion: evaluation.opinion,
    forStudent,
    zonedHeart,
    goals,
  };
  return {
    job: ["evaluation", input],
    fileName: readableName("Avaliação", people.student.name, evaluation.evaluated_on),
    specifiedName: specifiedName(path, head.name),
  };
}

interface TrainingsOnPaper extends Found<typeof findPrintedTrainings>, Print {
  readonly portraits?: Portraits;
  /** The sheets' codes lead to this address. */
  readonly publicUrl: string;
}

export function trainingsPdf({
  path,
  head,
  people,
  trainings,
  daysOfWeek,
  seriesTypes,
  strengthTests,
  lastPerformances,
  lastOfRows,
  product,
  day,
  publicUrl,
  portraits,
}: TrainingsOnPaper): DocumentFile {
  const input = trainingSheets({
    frame: { ...frameOf(product, people, portraits), date: day },
    cycles: [head.macrocycle, head.mesocycle, head.microcycle].filter((name) => name !== null),
    period: { from: head.start_date, to: head.end_date },
    trainings,
    seriesTypes: new Map(seriesTypes.map(({ id, description }) => [id, description])),
    strengthTests,
    lastPerformances,
    lastOfRows,
    figures: people.trainer.draws_exercises,
    sequenceOn: head.training_mode === "sequence" ? daysOfWeek : undefined,
    pageOf: (trainingId) => publicUrl + trainingPage(path, trainingId),
  });
  const names = trainings.map(({ name }) => name);
  return {
    job: ["training", input],
    fileName: readableName(names.length === 1 ? names.join() : "Treinos", people.student.name, head.start_date),
    specifiedName: specifiedName(path, names.join(", ")),
  };
}

/** In order of date; cycles without an evaluation are left out. */
export function comparable(cycles: readonly Found<typeof findComparedCycle>[], screenedOn: ScreenedOn): Compared[] {
  const evaluated = cycles
    .flatMap(({ stored, ...cycle }) => (stored ? [{ cycle, stored }] : []))
    .sort(
      (a, b) =>
        compareDates(a.stored.evaluated_on, b.stored.evaluated_on) ||
        compareDates(a.cycle.head.start_date, b.cycle.head.start_date),
    );
  const readable = readableEvaluation(screenedOn, evaluated.at(-1)?.stored.evaluated_on);
  return evaluated.map(({ cycle, stored }) => comparedEvaluation(cycle, readable(stored)));
}

type Compared = ComparedEvaluation & {
  readonly mesoId: number;
  readonly microId: number | null;
  readonly macrocycle: string;
  readonly comparable: ComparableEvaluation;
};

const comparedEvaluation = (
  { path, head, strength }: Omit<Found<typeof findComparedCycle>, "stored">,
  row: EvaluationRow,
): Compared => ({
  mesoId: path.mesoId,
  microId: path.microId ?? null,
  name: head.name,
  macrocycle: head.macrocycle,
  evaluatedOn: row.evaluated_on,
  items: row.items,
  strength,
  comparable: comparableEvaluation(row.items, row.person, errorsOf(row)),
});

interface Comparison extends Print {
  readonly people: PeopleOnSheet;
  readonly portraits: Portraits;
  readonly reader: Role;
  readonly evaluations: readonly Compared[];
  readonly photos: readonly PrintedPair[];
}

export function comparisonPdf({
  product,
  day,
  people,
  portraits,
  reader,
  evaluations,
  photos,
}: Comparison): DocumentFile {
  const input = comparisonInput({
    ...frameOf(product, people, portraits),
    date: day,
    title: "Comparação de avaliações",
    macrocycle: [...new Set(evaluations.map(({ macrocycle }) => macrocycle))].join(" · "),
    reader,
    photos,
    comparable: evaluations.map(({ comparable }) => comparable),
    evaluations: evaluations.map(({ name, evaluatedOn, items, strength }) => ({ name, evaluatedOn, items, strength })),
  });
  const days = evaluations.map(({ evaluatedOn }) => evaluatedOn);
  return {
    job: ["comparison", input],
    fileName: readableName("Comparação de avaliações", people.student.name, ...days),
  };
}

export const trainingPage = ({ id, macroId, mesoId, microId }: CyclePath, trainingId: number): string => {
  const cycle = `macro=${macroId}&meso=${mesoId}${microId ? `&micro=${microId}` : ""}`;
  return `/inicio/visualizar/${id}?${cycle}&dialog=training&tab=treino-${trainingId}`;
};

/** "12.3.45 - Hipertrofia.pdf", a microcycle's with its own id behind. */
const specifiedName = ({ id, macroId, mesoId, microId }: CyclePath, name: string): string =>
  `${[id, macroId, mesoId, microId].filter(Boolean).join(".")} - ${inFileName(name) || "sem nome"}.pdf`;
