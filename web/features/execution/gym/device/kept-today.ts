import { keptToday } from "../plan/today.ts";
import { openGymDatabase, readGym, readLogs } from "./gym-database.ts";

/** Undefined when the device holds nothing of that day. */
export async function readKeptToday(studentId: number, today: string) {
  const database = await openGymDatabase(studentId);
  const [kept, logs] = await Promise.all([readGym(database, Date.now()), readLogs(database)]);
  database.close();
  return kept && keptToday(kept.gym, logs, today);
}
