import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { commentsDatabase } from "../../../../session/offline-student.ts";
import { isTooOld, type Outbox, type WaitingComment } from "./waiting-comment.ts";

interface Schema extends DBSchema {
  waiting: { key: string; value: WaitingComment };
}

export type CommentDatabase = IDBPDatabase<Schema>;

/** It closes by itself when another tab deletes it. */
export const openCommentDatabase = (userId: number): Promise<CommentDatabase> =>
  openDB<Schema>(commentsDatabase(userId), 1, {
    upgrade: (database) => void database.createObjectStore("waiting", { keyPath: "clientId" }),
    blocking: (_current, _blocked, event) => event.target instanceof IDBDatabase && event.target.close(),
  });

export const outboxOf = (database: CommentDatabase): Outbox => ({
  async list() {
    const all = await database.getAll("waiting");
    const old = all.filter((one) => isTooOld(one, Date.now()));
    for (const { clientId } of old) await database.delete("waiting", clientId);
    return all.filter((one) => !old.includes(one));
  },
  put: async (comment) => void (await database.put("waiting", comment)),
  remove: (clientId) => database.delete("waiting", clientId),
});
