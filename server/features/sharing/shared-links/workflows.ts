import { sectionsReadBy } from "#contract/assessment/reader-view.ts";
import type { SharedDocument } from "#contract/sharing/shared-links.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { deviceOf } from "#domain/device.ts";
import { asksForBirthDate } from "#domain/shared-links.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { actAsStudent, asSeveral, inScope as openScope } from "../../../platform/database/scope.ts";
import type { Download, InScope, Sender } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { isImageUseGiven } from "../../../tables/readiness-kit.ts";
import { listExecutionTexts } from "../../execution/gym/queries.ts";
import { findNextInSequence } from "../../planning/cycles/queries.ts";
import { printComparison } from "../../planning/cycles/workflows/print-comparison.ts";
import { printEvaluation } from "../../planning/cycles/workflows/print-evaluation.ts";
import { printTrainings } from "../../planning/cycles/workflows/print-trainings.ts";
import { listTrainings, withReadableBeats } from "../../prescription/trainings/queries.ts";
import { printFinalResult } from "../../results/final-results/workflows.ts";
import { printStudentReceipt } from "../../student-billing/student-payments/workflows.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";
import { refusalOf } from "./rules.ts";

const NOT_ACTIVE = "Este link expirou, foi cancelado ou não é válido.";
const notActive = (sender = "quem o enviou") => ({ detail: `${NOT_ACTIVE} Peça outro a ${sender}.` });
const BIRTH_DATE_REQUIRED = "Informe a data de nascimento do aluno";
const BIRTH_DATE_WRONG = "A data de nascimento não confere";

interface OpeningRequest {
  readonly token: string;
  readonly birthDate: string | undefined;
  readonly sender: Sender;
}

export const describeLink = ({ db, clock }: Dependencies, token: string) =>
  asSeveral(db, async (turns) => {
    const scope = await turns.authenticator();
    const link = await queries.lockSharedLink(scope, hashToken(token));
    if (!link || !(await queries.areActive(scope, link))) return refuse("not_found", notActive());
    const names = await queries.findNames(scope, link);
    if (refusalOf(link, link.openings, clock.now())) return refuse("not_found", notActive(names.trainer));
    const { document } = link.document;
    return {
      document,
      title: link.title,
      ...names,
      asks_birth_date: asksForBirthDate(document),
      expires_at: link.expires_at.toISOString(),
    };
  });

/** The opening is recorded before the PDF is made. The PDF is the one that the student may print. */
export async function openLink(dependencies: Dependencies, request: OpeningRequest): Promise<Download<Buffer>> {
  const checked = await checkAndRecord(dependencies, request);
  if (checked.outcome === "over") return refuse("not_found", notActive());
  if (checked.outcome === "asked") return refuse("invalid", { fields: { birth_date: BIRTH_DATE_REQUIRED } });
  if (checked.outcome === "wrong") return refuse("birth_date_wrong", { fields: { birth_date: BIRTH_DATE_WRONG } });
  const { trainer_id, student_id, document } = checked.link;
  const actor = actAsStudent({ studentId: student_id, trainerId: trainer_id }, "shared_link");
  return print(dependencies, (work) => openScope(dependencies.db, actor, work), student_id, document);
}

const checkAndRecord = ({ db, clock }: Dependencies, { token, birthDate, sender }: OpeningRequest) =>
  asSeveral(db, async (turns) => {
    const now = clock.now();
    const authenticator = await turns.authenticator();
    const link = await queries.lockSharedLink(authenticator, hashToken(token));
    if (!link || refusalOf(link, link.openings, now) || !(await queries.areActive(authenticator, link))) {
      return { outcome: "over" } as const;
    }
    const { trainer_id, student_id } = link;
    if (asksForBirthDate(link.document.document)) {
      if (!birthDate) return { outcome: "asked" } as const;
      const student = await turns.as(actAsStudent({ studentId: student_id, trainerId: trainer_id }, "shared_link"));
      const isRight = (await queries.findBirthDate(student, student_id)) === birthDate;
      if (!isRight) {
        await commands.countWrongAnswer(await turns.authenticator(), link);
        return { outcome: "wrong" } as const;
      }
    }
    await commands.recordOpening(await turns.authenticator(), link, { now, ...openerOf(sender) });
    return { outcome: "opened", link } as const;
  });

interface ReadingRequest {
  readonly token: string;
  readonly sender: Sender;
}

/** Read with the student's rights, as the PDF is. */
export const readTrainings = ({ db, clock }: Dependencies, { token, sender }: ReadingRequest) =>
  asSeveral(db, async (turns) => {
    const now = clock.now();
    const authenticator = await turns.authenticator();
    const link = await queries.lockSharedLink(authenticator, hashToken(token));
    const isOpen = link && !refusalOf(link, link.openings, now) && (await queries.areActive(authenticator, link));
    if (!isOpen || link.document.document !== "trainings") return refuse("not_found", notActive());
    await commands.recordReading(authenticator, link, { now, ...openerOf(sender) });
    const { trainer_id: trainerId, student_id: studentId, document } = link;
    const student = await turns.as(actAsStudent({ studentId, trainerId }, "shared_link"));
    const today = todayInSaoPaulo(now.getTime());
    const stored = await listTrainings(student, {
      mesoId: document.mesocycle_id,
      microId: document.microcycle_id ?? undefined,
    });
    const trainings = await withReadableBeats(student, { studentId, today }, stored);
    if (trainings.length === 0) return refuse("not_found", notActive());
    const next = await findNextInSequence(student, { mesoId: document.mesocycle_id }, trainings);
    const used = trainings.flatMap(({ exercises }) => exercises.flatMap((entry) => exercisesOf(entry)));
    const texts = await listExecutionTexts(student, [...new Set(used.map(({ id }) => id))]);
    return {
      today,
      trainings,
      next_training_id: next?.id ?? null,
      how_to: [...texts].map(([exercise_id, execution]) => ({ exercise_id, execution })),
    };
  });

/** A consent that was withdrawn holds for links that were sent before. */
const isImageUseAllowed = ({ clock }: Dependencies, inScope: InScope, studentId: number): Promise<boolean> =>
  inScope((scope) => isImageUseGiven(scope, studentId, todayInSaoPaulo(clock.now().getTime())));

const openerOf = ({ userAgent, network }: Sender) => ({ device: userAgent ? deviceOf(userAgent) : null, network });

async function print(
  dependencies: Dependencies,
  inScope: InScope,
  id: number,
  shared: SharedDocument,
): Promise<Download<Buffer>> {
  if (shared.document === "receipt") {
    return printStudentReceipt(dependencies, inScope, { studentId: id, paymentId: shared.payment_id });
  }
  if (shared.document === "trainings") return printTrainings(dependencies, inScope, pathOf(id, shared));
  const isAllowed = await isImageUseAllowed(dependencies, inScope, id);
  const portrait = isAllowed ? undefined : "none";
  if (shared.document === "final_result") {
    const path = { id, macroId: shared.macrocycle_id };
    return printFinalResult(dependencies, inScope, { path, photos: [], portrait });
  }
  if (shared.document === "comparison") {
    const { level, first_id: firstId, second_id: secondId } = shared;
    return printComparison(dependencies, inScope, { level, firstId, secondId, photos: [], portrait });
  }
  const photos = isAllowed ? (shared.photos ?? []) : [];
  return printEvaluation(dependencies, inScope, {
    path: pathOf(id, shared),
    sections: sectionsReadBy("student").filter((section) => photos.length > 0 || section !== "photos"),
    sharedPhotos: photos,
    // Beside it a covered face would be known.
    portrait: photos.some(({ face }) => face !== null) ? "none" : portrait,
  });
}

type OfCycle = Extract<SharedDocument, { readonly document: "trainings" | "evaluation" }>;

const pathOf = (id: number, { macrocycle_id: macroId, mesocycle_id: mesoId, microcycle_id: microId }: OfCycle) => ({
  id,
  macroId,
  mesoId,
  ...(microId && { microId }),
});
