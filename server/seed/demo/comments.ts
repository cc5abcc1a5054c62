import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { markRead, writeComment } from "../../features/execution/comments/commands.ts";
import { listExecutionsBetween } from "../../features/execution/executions/queries.ts";
import { actAsStudent, actAsTrainer, type ScopeTurns } from "../../platform/database/scope.ts";
import { QUOTAS } from "../../quotas.ts";

interface Conversing {
  readonly trainerId: number;
  readonly studentId: number;
  readonly now: Date;
}

const HOUR_MS = 3_600_000;

const SAID = [
  { by: "student", text: "Posso trocar este quando a academia está cheia?", hoursAgo: 20 },
  {
    by: "trainer",
    text: "Pode: toque em “Trocar ou pular”. E na próxima desça em três segundos.",
    hoursAgo: 18,
  },
  { by: "student", text: "Combinado. Com a descida lenta ficou bem mais difícil!", hoursAgo: 3 },
] as const;

/** About the newest training. The student's last words are unread. */
export async function converse(turns: ScopeTurns, { trainerId, studentId, now }: Conversing): Promise<void> {
  const asStudent = () => turns.as(actAsStudent({ studentId, trainerId }, "demonstration"));
  const asTrainer = () => turns.as(actAsTrainer(trainerId, "demonstration"));
  const today = todayInSaoPaulo(now.getTime());
  const period = { from: addDays(today, -28), to: today };
  const [newest] = await listExecutionsBetween(await asStudent(), studentId, period);
  const first = newest?.exercises.find(({ sets }) => sets.some(({ load_kg }) => load_kg));
  if (!newest || !first || newest.training_id === null) return;
  const { entry_id, exercise_id, name } = first;
  for (const [place, { by, text, hoursAgo }] of SAID.entries()) {
    const scope = by === "student" ? await asStudent() : await asTrainer();
    const draft = {
      client_id: `0d1e2f3a-4b5c-4d6e-8f70-8192a3b4c5e${place}`,
      text,
      written_at: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
      day: newest.day,
      exercise: { entry_id, exercise_id, name },
    };
    const written = await writeComment(scope, { trainingKey: newest.training_id, draft, quotas: QUOTAS, now });
    if (written.outcome !== "saved") throw new Error(`demo comment: ${written.outcome}`);
    if (place === SAID.length - 1) continue;
    const reader = by === "student" ? await asTrainer() : await asStudent();
    await markRead(reader, { trainingKey: newest.training_id, ids: [written.id], now });
  }
}
