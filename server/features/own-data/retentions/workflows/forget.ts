import type { CalendarDate } from "#domain/calendar-date.ts";
import type { StudentKind } from "#domain/retention.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { type PlatformDay, platformDay } from "../../../../platform/clock.ts";
import { actAsTrainer, asSeveral, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import { tryEach } from "../../../../platform/jobs/try-each.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import * as commands from "../commands.ts";
import { forgettingAnnounced } from "../mail.ts";
import * as queries from "../queries.ts";
import { isForgotten, logsOf } from "../rules.ts";

type Services = Pick<Dependencies, "db" | "clock">;

interface TenantDay extends PlatformDay {
  readonly trainerId: number;
}

export async function keepRetentions(services: Services): Promise<void> {
  const { now, today } = platformDay(services.clock);
  const away = await inSignInScope(services.db, (scope) => queries.listAway(scope, today));
  try {
    await tryEach(away, (trainerId) => restClocksOf(services, trainerId));
  } finally {
    const keepers = await inSignInScope(services.db, (scope) => queries.listKeepers(scope, today));
    await tryEach(keepers, (trainerId) => keepRetentionsOf(services, { trainerId, now, today }));
  }
}

const restClocksOf = ({ db }: Services, trainerId: number): Promise<void> =>
  inScope(db, actAsTrainer(trainerId, "retention"), (scope) => commands.withdrawAllAnnouncements(asTrainer(scope)));

async function keepRetentionsOf({ db }: Services, day: TenantDay): Promise<void> {
  const { trainerId, today } = day;
  const due = await inScope(db, actAsTrainer(trainerId, "retention"), async (anyScope) => {
    const scope = asTrainer(anyScope);
    const chosen = await queries.listRetentions(scope);
    await commands.withdrawAnnouncements(scope, today);
    if (chosen.length === 0) return { students: [], logs: null };
    const announced = await commands.announce(scope, today);
    const [first] = announced;
    if (first) {
      const students = new Set(announced.map(({ studentId }) => studentId)).size;
      await enqueueMail(scope, forgettingAnnounced(await queries.findReader(scope), { students, on: first.on }));
    }
    const students = (await queries.listDue(scope, today)).filter((one) => isForgotten(one, today));
    return { students, logs: logsOf(chosen, today) };
  });
  for (const { student_id: studentId, kind } of due.students) await forgetOf(db, day, { studentId, kind });
  if (due.logs && due.logs.on <= today) await forgetLogs(db, day, due.logs.before);
}

interface ForgottenData {
  readonly studentId: number;
  readonly kind: StudentKind;
}

/** A transaction of its own. What is due is read again under locks: who has returned, is held or has a longer clock meanwhile keeps everything. */
const forgetOf = (db: Services["db"], { trainerId, now, today }: TenantDay, { studentId, kind }: ForgottenData) =>
  asSeveral(db, async (turns) => {
    const trainer = asTrainer(await turns.as(actAsTrainer(trainerId, "retention")));
    await queries.lockStudent(trainer, studentId);
    await queries.lockRetention(trainer, kind);
    const due = (await queries.listDue(trainer, today)).find(
      (one) => one.student_id === studentId && one.kind === kind && isForgotten(one, today),
    );
    if (!due) return;
    await commands.recordForgotten(trainer, { studentId, kind, amount: due.amount, now });
    await recordAccess(trainer, {
      studentId,
      subject: kind === "health" ? "everything" : kind,
      action: "removed",
    });
    const eraser = await turns.eraser({ userId: studentId, trainerId });
    await commands.forgetStudentData(eraser, { trainerId, studentId, kind });
  });

const forgetLogs = (db: Services["db"], { trainerId, now }: TenantDay, before: CalendarDate) =>
  asSeveral(db, async (turns) => {
    const eraser = await turns.eraser({ userId: trainerId, trainerId });
    const amount = await commands.forgetWhereFrom(eraser, trainerId, before);
    if (amount === 0) return;
    const trainer = asTrainer(await turns.as(actAsTrainer(trainerId, "retention")));
    await commands.recordForgotten(trainer, { studentId: null, kind: "logs", amount, now });
  });
