import { createHash, randomUUID } from "node:crypto";
import { readFile } from "../../../platform/files/read-file.ts";
import { type RefusedImage, resize } from "../../../platform/files/resize.ts";
import { createSessionLinks, type SessionSignature } from "../../../platform/files/session-links.ts";
import type { ImageStorage } from "../../../platform/files/storage.ts";
import { type TenantFolders, tenantFolders } from "../../../platform/files/tenant-folders.ts";

/** The small print of a page is read at this size. */
const KEPT_PIXELS = 2048;
const FOLDER = "certificates";
const PDF = "%PDF-";

export interface KeptCertificate {
  readonly key: string;
  /** SHA-256 of what is kept, in hexadecimals. */
  readonly hash: string;
}

interface SignedAddress extends SessionSignature {
  readonly tenant: number;
  readonly file: string;
}

/** Medical certificates, health data: each tenant has a folder, and an address works briefly and in one session only. */
export interface CertificateStore extends TenantFolders {
  holds(key: string): boolean;
  /** A photo is made upright and loses its metadata; a PDF stays as it is. */
  keep(
    file: Blob,
    whose: { readonly tenant: number; readonly accountId: number },
  ): Promise<KeptCertificate | RefusedImage>;
  read(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  linkTo(key: string, session: number): string;
  /** The session is the caller's to check. */
  keyOf(address: SignedAddress): string | undefined;
}

export const mediaTypeOf = (key: string) => (key.endsWith(".pdf") ? "application/pdf" : "image/webp");

export function createCertificateStore({ disk, queue, secrets, clock }: ImageStorage): CertificateStore {
  const { linkTo, isSigned } = createSessionLinks({ secrets, clock, folder: FOLDER, path: "readiness-documents" });
  return {
    ...tenantFolders(disk, FOLDER),
    holds: (key) => key.startsWith(`${FOLDER}/`),
    async keep(file, { tenant, accountId }) {
      const prepared = await queue.run(accountId, async () => prepare(Buffer.from(await file.arrayBuffer())));
      if ("refused" in prepared) return prepared;
      const { bytes, ending } = prepared;
      const key = `${FOLDER}/${tenant}/${randomUUID()}.${ending}`;
      await disk.put(key, bytes);
      return { key, hash: createHash("sha256").update(bytes).digest("hex") };
    },
    read: (key) => readFile(disk, key),
    remove: (key) => disk.delete(key),
    linkTo,
    keyOf({ tenant, file, ...signature }) {
      const key = `${FOLDER}/${tenant}/${file}`;
      return isSigned(key, signature) ? key : undefined;
    },
  };
}

interface PreparedFile {
  readonly bytes: Buffer;
  readonly ending: "webp" | "pdf";
}

async function prepare(bytes: Buffer): Promise<PreparedFile | RefusedImage> {
  if (bytes.subarray(0, PDF.length).toString("latin1") === PDF) return { bytes, ending: "pdf" };
  const image = await resize(bytes, { pixels: KEPT_PIXELS, fit: "inside" });
  return "refused" in image ? image : { bytes: image.bytes, ending: "webp" };
}
