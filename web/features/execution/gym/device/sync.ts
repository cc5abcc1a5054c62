import { ApiError, isNotFound } from "../../../../api/api-error.ts";
import { session } from "../../../../api/session.ts";
import { inTurn } from "../../../../session/in-turn.ts";
import { rememberStudent } from "../../../../session/offline-student.ts";
import { fetchGym, postLog } from "../data.ts";
import { sendInOrder } from "../log/queue.ts";
import { deleteExpired, type openGymDatabase, outboxOf, storeGym } from "./gym-database.ts";

/** `refused`: the server answers, and this person has no trainings there. */
export type SyncState = "unknown" | "synced" | "away" | "signed-out" | "refused";

interface Device {
  readonly studentId: number;
  readonly database: Awaited<ReturnType<typeof openGymDatabase>>;
}

const CHANNEL = "prumo.gym";

export function onOtherTab(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = changed;
  return () => channel.close();
}

export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

const stateOf = (error: ApiError): SyncState => {
  if (error.status === 401) return "signed-out";
  return error.status === 403 || isNotFound(error) ? "refused" : "away";
};

/** In turn nothing is sent twice, and no answer overtakes what was sent after it was asked for. The server takes a revision once in any case. */
export const synchronize = (
  { studentId, database }: Device,
  { read }: { readonly read: boolean },
): Promise<SyncState> =>
  inTurn(CHANNEL, async () => {
    const token = session.token();
    const outcome = await sendInOrder(outboxOf(database), postLog);
    // A log that waited too long had its last try.
    await deleteExpired(database, Date.now());
    if (outcome !== "sent") return outcome;
    if (!read) return "synced";
    try {
      const gym = await fetchGym(studentId);
      await storeGym(database, gym, Date.now());
      if (token) rememberStudent(token, gym.student);
      return "synced";
    } catch (error) {
      if (error instanceof ApiError) return stateOf(error);
      throw error;
    }
  });
