import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { removeUnclaimed } from "../../../../platform/files/unclaimed.ts";
import { listFilesToBeRemoved } from "../../../../platform/jobs/queries.ts";
import { tryEach } from "../../../../platform/jobs/try-each.ts";
import { listTrainerIds } from "../../../people/accounts/queries.ts";
import { forgetOldMedia } from "../commands.ts";
import { listPieceFiles } from "../queries.ts";

type ForgetDependencies = Pick<Dependencies, "clock" | "commentMedia" | "db">;

export async function forgetMediaOfAll(dependencies: ForgetDependencies): Promise<void> {
  const { clock, commentMedia, db } = dependencies;
  const trainers = await inSignInScope(db, listTrainerIds);
  try {
    await tryEach(trainers, (id) =>
      inScope(db, actAsTrainer(id, "retention"), (scope) => forgetOldMedia(asTrainer(scope), clock.now())),
    );
  } finally {
    for (const tenant of new Set([...trainers, ...(await commentMedia.listTenants())]))
      await removeUnclaimedOf(dependencies, tenant);
  }
}

/** A file whose own removal still waits stays. */
async function removeUnclaimedOf({ commentMedia, db }: ForgetDependencies, tenant: number): Promise<void> {
  const files = await commentMedia.listFiles(tenant);
  if (files.length === 0) return;
  const rows = await inScope(db, actAsTrainer(tenant, "file_check"), listPieceFiles);
  const named = new Set([...rows, ...(await inSignInScope(db, listFilesToBeRemoved))]);
  await removeUnclaimed(files, named, commentMedia.remove);
}
