import type { CyclePath } from "#contract/planning/cycles.ts";
import type { FaceBox, SharedPhoto } from "#contract/sharing/shared-photos.ts";
import { ON_REQUEST, type ReportSection } from "#domain/assessment/report-sections.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { readPortraits, type StudentPortrait } from "../../../../documents/sheet-frame.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { pdfDownload } from "../../../../platform/http/pdf-download.ts";
import type { Download, InScope } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { listGoalsOn } from "../../../../tables/goals.ts";
import { printableSections } from "../../../assessment/evaluations/rules.ts";
import { readPrintedPhotos } from "../../../assessment/posture-photos/documents.ts";
import type { StoredPhoto } from "../../../assessment/posture-photos/rules.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { evaluationPdf, keptSections } from "../documents.ts";
import { findPrintedEvaluation, isMicrocycle } from "../queries.ts";
import { printOf } from "./print-of.ts";

const NONE_MEASURED = "Nenhuma das partes escolhidas foi medida nesta avaliação.";

const notEvaluated = (path: CyclePath): string =>
  `O aluno ainda não foi avaliado neste ${isMicrocycle(path) ? "microciclo" : "mesociclo"}.`;

/** `sections`: those to print; undefined, every one that the person may print. */
interface EvaluationToPrint {
  readonly path: CyclePath;
  readonly sections: readonly ReportSection[] | undefined;
  /** The photos of a shared link; undefined: every one. */
  readonly sharedPhotos?: readonly SharedPhoto[];
  readonly portrait?: StudentPortrait;
}

export async function printEvaluation(
  dependencies: Dependencies,
  inScope: InScope,
  toPrint: EvaluationToPrint,
): Promise<Download<Buffer>> {
  const today = todayInSaoPaulo(dependencies.clock.now().getTime());
  const { evaluation, sections, ...read } = await inScope((scope) => readEvaluation(scope, toPrint, today));
  const { sharedPhotos } = toPrint;
  const chosen = sharedPhotos ? photosSharedAmong(read.photos, sharedPhotos) : read.photos;
  const photos = sections.includes("photos")
    ? await readPrintedPhotos(chosen, dependencies, facesOf(sharedPhotos ?? []))
    : [];
  const portraits = await readPortraits(read.people, dependencies.photos, toPrint.portrait);
  const print = { evaluation, sections, portraits, photos, ...printOf(dependencies) };
  return pdfDownload(dependencies, evaluationPdf({ ...read, ...print }));
}

/** A photo that came after the one that was looked at is nobody's choice. */
const photosSharedAmong = (photos: readonly StoredPhoto[], shared: readonly SharedPhoto[]): readonly StoredPhoto[] =>
  photos.filter(({ slot, created_at }) =>
    shared.some((one) => one.slot === slot && one.added_at === created_at.toISOString()),
  );

const facesOf = (shared: readonly SharedPhoto[]): ReadonlyMap<string, FaceBox> =>
  new Map(shared.flatMap(({ slot, face }) => (face ? [[slot, face] as const] : [])));

async function readEvaluation(scope: Scope, { path, sections: chosen }: EvaluationToPrint, today: CalendarDate) {
  const printed = found(await findPrintedEvaluation(scope, path, today));
  if (!printed.evaluation) return refuse("nothing_to_print", { detail: notEvaluated(path) });
  const printable = printableSections(printed.evaluation.items, scope.actor, keptSections(printed));
  const requested = printable.filter((section) => chosen?.includes(section) ?? true);
  const sections = chosen?.includes(ON_REQUEST) ? [...requested, ON_REQUEST] : requested;
  if (sections.length === 0) return refuse("nothing_to_print", { detail: NONE_MEASURED });
  const subjects = sections.includes("photos") ? (["evaluation", "photos"] as const) : (["evaluation"] as const);
  const [goals] = await Promise.all([
    listGoalsOn(scope, path.id, printed.evaluation.evaluated_on),
    ...subjects.map((subject) => recordAccess(scope, { studentId: path.id, subject, action: "printed" })),
  ]);
  return {
    ...printed,
    evaluation: printed.evaluation,
    sections,
    forStudent: scope.actor.role === "student",
    goals,
  };
}
