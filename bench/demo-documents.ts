import { join } from "node:path";
import pg from "pg";
import { printEvaluation, printTrainings } from "#server/features/cycles/documents.ts";
import { systemClock } from "#server/platform/clock.ts";
import { loadConfig } from "#server/platform/config.ts";
import { connect } from "#server/platform/database/connection.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import { prepareDatabase } from "#server/platform/database/prepare.ts";
import { inScope, type Scope } from "#server/platform/database/scope.ts";
import { createExportStore } from "#server/platform/files/exports.ts";
import { createPhotoStore } from "#server/platform/files/photos.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import type { Parts } from "#server/platform/parts.ts";
import { createSandbox } from "#server/platform/payments/sandbox.ts";
import type { PdfJob } from "#server/platform/pdf/documents.ts";
import { loadSeed } from "#server/seed/load.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

const quiet = { info: () => {}, warn: () => {} };

/** What the product prints of its demo student with the longest history: the inputs that its own queries and mappers make. */
export function demoDocuments(): Promise<{ evaluation: PdfJob; training: PdfJob }> {
  return withTemporaryFolder(async (dataDir) => {
    const embedded = await startEmbeddedDatabase({ dataDir, log: quiet, throwaway: true });
    try {
      const { serverUrl, linkSecret } = await prepareDatabase(embedded.ownerUrl);
      await loadSeed(embedded.ownerUrl, { demo: true });
      const db = connect(serverUrl, 1);
      const path = await richestMesocycle(embedded.ownerUrl);
      const jobs: PdfJob[] = [];
      const parts = {
        config: loadConfig({ DATA_DIR: dataDir }),
        clock: systemClock,
        db,
        photos: createPhotoStore(dataDir, linkSecret, systemClock, console),
        exports: createExportStore(dataDir, linkSecret, systemClock),
        mailer: createMailer({ smtpUrl: undefined, outbox: join(dataDir, "outbox"), from: "bench@localhost" }),
        pdf: { render: async (...job: PdfJob) => Buffer.alloc(jobs.push(job)), warm: () => {}, close: async () => {} },
        postalCodes: { find: async () => ({ outcome: "away" }) },
        payments: createSandbox({ secret: linkSecret, clock: systemClock }),
      } satisfies Parts;
      const actor = { role: "trainer", userId: path.trainerId, trainerId: path.trainerId } as const;
      const open = <T>(work: (scope: Scope) => Promise<T>) => inScope(db, actor, work);
      await printEvaluation(parts, open, path);
      await printTrainings(parts, open, path);
      await db.destroy();
      const [evaluation, training] = jobs;
      if (!evaluation || !training) throw new Error("the demo student has nothing to print");
      return { evaluation, training };
    } finally {
      await embedded.stop();
    }
  });
}

interface Path {
  readonly trainerId: number;
  readonly id: number;
  readonly macroId: number;
  readonly mesoId: number;
}

/** The evaluated mesocycle whose trainings have the most rows, among those with an evaluation before it to compare with. */
async function richestMesocycle(ownerUrl: string): Promise<Path> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<Path>(`
    select m.trainer_id as "trainerId", m.student_id as id, m.macrocycle_id as "macroId", m.id as "mesoId"
      from mesocycles m
      join evaluations e on e.mesocycle_id = m.id
     where e.microcycle_id is null
       and exists (select from evaluations earlier
                    where earlier.student_id = m.student_id and earlier.evaluated_on < e.evaluated_on)
     order by (select count(*) from trainings t join training_entries r on r.training_id = t.id
                where t.mesocycle_id = m.id and t.microcycle_id is null) desc
     limit 1`);
  await owner.end();
  const [path] = rows;
  if (!path) throw new Error("no demo student was evaluated twice");
  return path;
}
