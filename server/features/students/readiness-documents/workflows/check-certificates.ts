import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { removeUnclaimed } from "../../../../platform/files/unclaimed.ts";
import { listFilesToBeRemoved } from "../../../../platform/jobs/queries.ts";
import { listCertificateFiles } from "../queries.ts";

export async function checkCertificates({
  db,
  certificates,
}: Pick<Dependencies, "db" | "certificates">): Promise<void> {
  for (const tenant of await certificates.listTenants()) {
    const rows = await inScope(db, actAsTrainer(tenant, "file_check"), listCertificateFiles);
    const files = await certificates.listFiles(tenant);
    const named = new Set([...rows.map(({ key }) => key), ...(await inSignInScope(db, listFilesToBeRemoved))]);
    await removeUnclaimed(files, named, certificates.remove);
  }
}
