import { openGymDatabase } from "./gym-database.ts";
import { registerWorker } from "./register-worker.ts";
import { synchronize } from "./sync.ts";

export async function prepareGym(studentId: number): Promise<void> {
  const database = await openGymDatabase(studentId);
  await synchronize({ studentId, database }, { read: true });
  database.close();
  await registerWorker();
}
