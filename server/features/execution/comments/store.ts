import { randomUUID } from "node:crypto";
import { readFile } from "../../../platform/files/read-file.ts";
import { createSignatures } from "../../../platform/files/signatures.ts";
import type { ImageStorage } from "../../../platform/files/storage.ts";
import { type TenantFolders, tenantFolders } from "../../../platform/files/tenant-folders.ts";

const LINK_MS = 5 * 60_000;
const FOLDER = "comments";

interface SignedAddress {
  readonly tenant: number;
  readonly comment: number;
  readonly expires: number;
  readonly session: number;
  readonly signature: string;
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
  /** For an `<img>` or a `<video>`, which cannot send a session's token: it works for five minutes while the session is open. */
  linkTo(media: { readonly tenant: number; readonly comment: number }, session: number): string;
  /** The session is the caller's to check. */
  isSigned(address: SignedAddress): boolean;
}

export function createCommentMediaStore({ disk, queue, secrets, clock }: ImageStorage): CommentMediaStore {
  const signatures = createSignatures(secrets, clock);
  const nameOf = (tenant: number, comment: number, session: number) => `${FOLDER}/${tenant}/${comment} ${session}`;
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
    linkTo({ tenant, comment }, session) {
      const expires = clock.now().getTime() + LINK_MS;
      const signature = signatures.sign(nameOf(tenant, comment, session), expires);
      const query = new URLSearchParams({ expires: `${expires}`, session: `${session}`, signature });
      return `/api/comment-media/${tenant}/${comment}?${query}`;
    },
    isSigned: ({ tenant, comment, session, expires, signature }) =>
      signatures.isSigned(nameOf(tenant, comment, session), expires, signature),
  };
}
