import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { removeUnclaimed } from "../../../../platform/files/unclaimed.ts";
import { listFilesToBeRemoved } from "../../../../platform/jobs/queries.ts";
import type { JobLog } from "../../../../platform/jobs/worker.ts";
import { listTrainerIds } from "../../../people/accounts/queries.ts";
import { listPhotoFiles } from "../queries.ts";
import { printedOf, thumbnailOf } from "../store.ts";

type FileCheckDependencies = Pick<Dependencies, "db" | "posturePhotos">;

/** A file whose own removal still waits stays; a row without its file is only warned of. */
export async function checkFiles(dependencies: FileCheckDependencies, log: JobLog): Promise<void> {
  const registeredTenants = await inSignInScope(dependencies.db, listTrainerIds);
  const tenants = new Set([...registeredTenants, ...(await dependencies.posturePhotos.listTenants())]);
  for (const tenant of tenants) await checkTenant(dependencies, tenant, log);
}

async function checkTenant({ db, posturePhotos }: FileCheckDependencies, tenant: number, log: JobLog): Promise<void> {
  const listRows = () => inScope(db, actAsTrainer(tenant, "file_check"), listPhotoFiles);
  const rows = await listRows();
  const files = await posturePhotos.listFiles(tenant);

  const waiting = await inSignInScope(db, listFilesToBeRemoved);
  const named = new Set([...rows, ...waiting].flatMap((key) => [key, printedOf(key), thumbnailOf(key)]));
  await removeUnclaimed(files, named, posturePhotos.removeFile);

  const present = new Set(files.map(({ key }) => key));
  const absent = rows.filter((key) => !present.has(key) || !present.has(thumbnailOf(key)));
  if (absent.length === 0) return;
  // A photo that was replaced while this ran has neither row nor file any more.
  const still = new Set(await listRows());
  const missing = absent.filter((key) => still.has(key));
  if (missing.length > 0) log.warn({ tenant, missing }, "Há fotos posturais sem arquivo no armazenamento.");
}
