import { hashKey } from "@tanstack/react-query";
import type { PhotographedCycle } from "#contract/assessment/posture-photos.ts";
import type { Student } from "#contract/students/students.ts";
import { queryClient } from "../../../../api/query-client.ts";
import { session } from "../../../../api/session.ts";
import { type CurrentUser, currentUserQuery } from "../../../../session/current-user.ts";
import { rememberTrainer } from "../../../../session/offline-student.ts";
import { inSealed } from "../../../../session/sealed.ts";
import { registerWorker, workerStarts } from "../../../../session/service-worker.ts";
import { findTaken, keepAnswer } from "../../../../session/taken-answers.ts";
import { evaluationKey } from "../../../assessment/evaluation-changes/waiting-changes.ts";
import { type CycleEvaluation, evaluationQuery } from "../../../assessment/evaluations/data.ts";
import { opinionBlocksQuery } from "../../../assessment/opinion-blocks/data.ts";
import { photoMarksQuery } from "../../../assessment/photo-marks/data.ts";
import { photosOfStudentQuery, photosQuery } from "../../../assessment/posture-photos/data.ts";
import { formerContents, withContents } from "../../../assessment/posture-photos/photo-contents.ts";
import { strengthTestsQuery } from "../../../assessment/strength-tests/data.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import { readinessQuery } from "../../../students/readiness/data.ts";
import { keepProgram } from "./offline-program.ts";

export interface TakenEvaluation {
  readonly student: Student;
  readonly path: CyclePath;
  readonly cycle: string;
  /** ISO 8601 in UTC. */
  readonly takenAt: string;
}

const isTaken = (value: unknown): value is TakenEvaluation =>
  typeof value === "object" && value !== null && "student" in value && "path" in value && "takenAt" in value;

/** Keeps all answers that the dialog of this evaluation reads. */
export async function takeAlong(user: CurrentUser, student: Student, path: CyclePath): Promise<void> {
  const token = session.token();
  if (!token) return;
  rememberTrainer(token, user.id);
  const evaluation = await queryClient.fetchQuery({ ...evaluationQuery(path), staleTime: 0 });
  const [tests, photos, marks, blocks, readiness] = await Promise.all([
    queryClient.fetchQuery(strengthTestsQuery(path.id)),
    queryClient.fetchQuery(photosQuery(path)),
    queryClient.fetchQuery(photoMarksQuery(path.id)),
    queryClient.fetchQuery(opinionBlocksQuery),
    queryClient.fetchQuery(readinessQuery(path.id)),
  ]);
  const keep = (key: readonly unknown[], answer: unknown) => keepAnswer(user.id, key, answer);
  await keep(currentUserQuery.queryKey, currentUserQuery.meta?.keep?.(user as never) ?? user);
  await keep(evaluationQuery(path).queryKey, evaluation);
  await keep(strengthTestsQuery(path.id).queryKey, tests);
  await keep(photosQuery(path).queryKey, await withContents(photos));
  await keepFormerPhotos(path, evaluation, user.id);
  await keep(photoMarksQuery(path.id).queryKey, marks);
  await keep(opinionBlocksQuery.queryKey, blocks);
  await keep(readinessQuery(path.id).queryKey, readiness);
  const evaluationTaken: TakenEvaluation = { student, path, cycle: evaluation.name, takenAt: new Date().toISOString() };
  await inSealed(user.id, (store) => store.put("taken", evaluationKey(path), evaluationTaken));
}

/** Answers whether the pages start without a connection too. */
export async function takeProgram(): Promise<boolean> {
  await keepProgram();
  await registerWorker();
  return workerStarts();
}

/** For the ghost and the comparison. The evaluation's own photos are kept under their own key and fill its entry. */
async function keepFormerPhotos(path: CyclePath, { name, evaluated_on, start_date }: CycleEvaluation, userId: number) {
  const { queryKey } = photosOfStudentQuery(path.id);
  const cycles = await queryClient.fetchQuery(photosOfStudentQuery(path.id));
  const cycleName = { mesocycle_id: path.mesoId, microcycle_id: path.microId ?? null };
  const isSame = (one: typeof cycleName, other: typeof cycleName) =>
    one.mesocycle_id === other.mesocycle_id && one.microcycle_id === other.microcycle_id;
  const index = cycles.findIndex((cycle) => isSame(cycle, cycleName));
  const day = evaluated_on ?? start_date;
  const former = index < 0 ? cycles.filter((cycle) => dayOf(cycle) <= day) : cycles.slice(0, index);
  const entry = { ...cycleName, name, start_date, evaluated_on, photos: { principais: [], opcionais: [] } };
  const newCycles = [...(await formerContents(former)), entry];
  // Those of another evaluation of the student that is on the device too.
  const others = (await findTaken<readonly PhotographedCycle[]>(queryKey)) ?? [];
  const all = [...others.filter((cycle) => !newCycles.some((one) => isSame(one, cycle))), ...newCycles];
  await keepAnswer(
    userId,
    queryKey,
    all.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))),
  );
}

const dayOf = ({ evaluated_on, start_date }: Pick<PhotographedCycle, "evaluated_on" | "start_date">): string =>
  evaluated_on ?? start_date;

export async function listTaken(trainerId: number): Promise<readonly TakenEvaluation[]> {
  const rows = await inSealed(trainerId, async (store) => {
    const ids = await store.ids("taken");
    return Promise.all(ids.map((id) => store.get("taken", id)));
  });
  return rows.filter(isTaken).sort((a, b) => a.student.name.localeCompare(b.student.name, "pt-BR"));
}

/** Unsent changes and photos stay on the device; what belongs to the student too, while another evaluation of theirs does. */
export async function leaveBehind(trainerId: number, path: CyclePath): Promise<void> {
  const key = evaluationKey(path);
  const others = (await listTaken(trainerId)).filter((one) => evaluationKey(one.path) !== key);
  const ofStudent = others.some((one) => one.path.id === path.id)
    ? []
    : [
        strengthTestsQuery(path.id).queryKey,
        photoMarksQuery(path.id).queryKey,
        photosOfStudentQuery(path.id).queryKey,
        readinessQuery(path.id).queryKey,
      ];
  const keys = [evaluationQuery(path).queryKey, photosQuery(path).queryKey, ...ofStudent];
  await inSealed(trainerId, async (store) => {
    await store.remove("taken", key);
    for (const queryKey of keys) await store.remove("answers", hashKey(queryKey));
  });
}
