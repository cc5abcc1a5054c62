import { sendCommentsBeforeLeaving } from "../../comments/outbox/send-comments.ts";
import { openGymDatabase, outboxOf } from "./gym-database.ts";
import { synchronize } from "./sync.ts";

/** Answers how many trainings and comments the server does not have then. */
export async function sendBeforeLeaving(studentId: number): Promise<number> {
  const database = await openGymDatabase(studentId);
  await synchronize({ studentId, database }, { read: false });
  const unsent = await outboxOf(database).unsent();
  database.close();
  return unsent.length + (await sendCommentsBeforeLeaving(studentId));
}
