import pg from "pg";
import { measuredSections } from "#contract/assessment/evaluation-report.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { DocumentJob } from "#server/documents/documents.ts";
import { evaluationPdf, trainingsPdf } from "#server/features/planning/cycles/documents.ts";
import { findPrintedEvaluation, findPrintedTrainings } from "#server/features/planning/cycles/queries.ts";
import { connect } from "#server/platform/database/connection/connection.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import { actAsTrainer, inScope } from "#server/platform/database/scope.ts";
import { prepareDatabase } from "#server/platform/process/prepare-database.ts";
import { prepareDemo } from "#server/seed/demo/prepare.ts";
import { loadSeed } from "#server/seed/load.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

const quiet = { info: () => {}, warn: () => {} };

export function demoDocuments(): Promise<{ evaluation: DocumentJob; training: DocumentJob }> {
  return withTemporaryFolder(async (dataDir) => {
    const embedded = await startEmbeddedDatabase({ dataDir, log: quiet, throwaway: true });
    try {
      const { serverUrl } = await prepareDatabase(embedded.ownerUrl);
      await loadSeed(embedded.ownerUrl);
      await prepareDemo(embedded.ownerUrl);
      const db = connect(serverUrl, { connections: 1 });
      const path = await richestMesocycle(embedded.ownerUrl);
      const actor = actAsTrainer(path.trainerId, "demonstration");
      const today = todayInSaoPaulo(Date.now());
      const read = await inScope(db, actor, async (scope) => ({
        evaluated: await findPrintedEvaluation(scope, path, today),
        prescribed: await findPrintedTrainings(scope, path, today),
      }));
      await db.destroy();
      const { evaluated, prescribed } = read;
      if (!evaluated?.evaluation || !prescribed) throw new Error("the demo student has nothing to print");
      const { evaluation: row } = evaluated;
      const { job: evaluation } = evaluationPdf({
        ...evaluated,
        evaluation: row,
        sections: measuredSections(row.items),
        forStudent: false,
        zonedHeart: undefined,
        goals: [],
        product: "Prumo",
        portraits: { student: undefined, trainer: undefined },
        photos: [],
      });
      const { job: training } = trainingsPdf({
        ...prescribed,
        product: "Prumo",
        day: row.evaluated_on,
        publicUrl: "https://prumo.example",
      });
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
