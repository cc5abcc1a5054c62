import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { listFilesToBeRemoved } from "../../../../platform/jobs/queries.ts";
import { listCertificateFiles } from "../queries.ts";

/** An upload lies in the storage for some seconds before its row is written. */
const UNCLAIMED_MS = MS_PER_HOUR;

/** Of a process that ended between file and row nobody but this removes the file. */
export async function checkCertificates({
  db,
  certificates,
}: Pick<Dependencies, "db" | "certificates">): Promise<void> {
  for (const tenant of await certificates.listTenants()) {
    const rows = await inScope(db, actAsTrainer(tenant, "file_check"), listCertificateFiles);
    const files = await certificates.listFiles(tenant);
    const named = new Set([...rows.map(({ key }) => key), ...(await inSignInScope(db, listFilesToBeRemoved))]);
    for (const { key, lastModified } of files) {
      // Files are dated by the machine's clock, not by the server's.
      const isOld = lastModified.getTime() < Date.now() - UNCLAIMED_MS;
      if (isOld && !named.has(key)) await certificates.remove(key);
    }
  }
}
