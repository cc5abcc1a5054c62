import { z } from "zod";
import type { Dependencies } from "../../../dependencies.ts";
import { lockAccount } from "../../../platform/credentials/account-lock.ts";
import { actAsPerson, inSignInScope } from "../../../platform/database/scope.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { completeExport, expireExports } from "./commands.ts";
import { exportZip } from "./documents.ts";
import { exportReady } from "./mail.ts";
import { findQueuedExport, listExportFiles } from "./queries.ts";
import { LINK_MS } from "./rules.ts";

const Queued = z.object({ person: z.number(), export: z.number() });

const EVERY_HOUR = "11 * * * *";

export function personalDataJobs(dependencies: Dependencies): Job[] {
  const { clock, db, exports } = dependencies;

  async function exportData({ person, export: id }: z.infer<typeof Queued>): Promise<void> {
    const owner = await inSignInScope(db, (scope) => findQueuedExport(scope, person, id));
    if (!owner) return;
    const { key, sizeBytes } = await exports.keep(exportZip(actAsPerson(owner, "data_export"), dependencies));
    const expiresAt = new Date(clock.now().getTime() + LINK_MS);
    const { outcome } = await inSignInScope(db, async (scope) => {
      // The e-mail may be another one since the copy was begun. An erased person has none.
      const reader = await lockAccount(scope, person);
      const completed = await completeExport(scope, { userId: person, id, key, sizeBytes, expiresAt });
      if (completed.outcome === "completed" && reader)
        await enqueueMail(scope, exportReady(reader, key, exports.queryOf(key, expiresAt)));
      return completed;
    }).catch(async (error: unknown) => {
      await exports.remove(key);
      throw error;
    });
    if (outcome !== "completed") await exports.remove(key);
  }

  return [
    { name: "export_data", work: (payload) => exportData(Queued.parse(payload)) },
    {
      name: "expire_data_exports",
      at: EVERY_HOUR,
      async work() {
        await inSignInScope(db, (scope) => expireExports(scope, clock.now()));
        const keptFiles = await inSignInScope(db, listExportFiles);
        for (const key of await exports.listIdle()) if (!keptFiles.has(key)) await exports.remove(key);
      },
    },
  ];
}
