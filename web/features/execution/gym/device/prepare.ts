import { registerWorker } from "../../../../session/service-worker.ts";
import { openGymDatabase } from "./gym-database.ts";
import { synchronize } from "./sync.ts";

export async function prepareGym(studentId: number): Promise<void> {
  const database = await openGymDatabase(studentId);
  await synchronize({ studentId, database }, { read: true });
  database.close();
  await registerWorker();
}
