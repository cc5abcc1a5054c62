import { randomUUID } from "node:crypto";
import { readFile } from "../../../platform/files/read-file.ts";
import { createSessionLinks, type SessionSignature } from "../../../platform/files/session-links.ts";
import type { ImageStorage } from "../../../platform/files/storage.ts";
import { type TenantFolders, tenantFolders } from "../../../platform/files/tenant-folders.ts";

const FOLDER = "comments";

interface CommentPath {
  readonly tenant: number;
  readonly comment: number;
}

/** Pieces of photos and films, health data: each tenant has a folder, and an address works briefly and in one session only. */
export interface CommentMediaStore extends TenantFolders {
  holds(key: string): boolean;
  keep(tenant: number, bytes: Buffer): Promise<string>;
  write(key: string, bytes: Buffer): Promise<void>;
  read(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** Whole films and photos are looked at one after the other, because each lies in memory meanwhile. */
  inTurn<T>(accountId: number, work: () => Promise<T>): Promise<T>;
  linkTo(media: CommentPath, session: number): string;
  /** The session is the caller's to check. */
  isSigned(address: CommentPath & SessionSignature): boolean;
}

export function createCommentMediaStore({ disk, queue, secrets, clock }: ImageStorage): CommentMediaStore {
  const links = createSessionLinks({ secrets, clock, folder: FOLDER, path: "comment-media" });
  const nameOf = ({ tenant, comment }: CommentPath) => `${FOLDER}/${tenant}/${comment}`;
  return {
    ...tenantFolders(disk, FOLDER),
    holds: (key) => key.startsWith(`${FOLDER}/`),
    async keep(tenant, bytes) {
      const key = `${FOLDER}/${tenant}/${randomUUID()}`;
      await disk.put(key, bytes);
      return key;
    },
    write: (key, bytes) => disk.put(key, bytes),
    read: (key) => readFile(disk, key),
    remove: (key) => disk.delete(key),
    inTurn: (accountId, work) => queue.run(accountId, work),
    linkTo: (media, session) => links.linkTo(nameOf(media), session),
    isSigned: (address) => links.isSigned(nameOf(address), address),
  };
}
