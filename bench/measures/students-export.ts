import pg from "pg";
import type { Server } from "../child.ts";
import { signIn } from "../list-request.ts";
import { atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { memoryOf } from "../memory.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { TRAINER } from "../population.ts";
import { withProductServer } from "../product-server.ts";
import { median, rounded } from "../statistics.ts";

const SIZES = {
  full: { students: 20_000, rounds: 5 },
  quick: { students: 600, rounds: 1 },
} as const;
const MAX_SECONDS = 10;
/** About a quarter of them is exported first. What the rest adds to the peak would grow with their number. */
const QUARTER = "?q=silva";
const MAX_MEGABYTES = 64;

/** With a larger heap the collector waits and garbage would be measured. This heap holds only what is in use. */
const SMALL_HEAP = { NODE_OPTIONS: "--max-old-space-size=96" };

export const studentsExport: Measure = {
  letter: "g",
  title: `export of ${SIZES.full.students.toLocaleString("en-US")} students of one trainer, the median of ${SIZES.full.rounds}`,
  measure: (size) =>
    withPopulatedDatabases([SIZES[size].students], async ([database]) => {
      if (!database) throw new Error("no database was made");
      await giveAllToOne(database.ownerUrl);
      const token = await signIn(database);
      return withProductServer(database.ownerUrl, (server) => measure(server, token, SIZES[size].rounds), SMALL_HEAP);
    }),
};

async function giveAllToOne(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(`
      set session_replication_role = replica;
      update users set trainer_id = ${TRAINER} where role = 'student';
      update macrocycles set trainer_id = ${TRAINER};
      update mesocycles set trainer_id = ${TRAINER};
      update evaluations set trainer_id = ${TRAINER};
      update students set trainer_id = ${TRAINER},
        personal_anamnesis = personal_anamnesis || '{"daily_journey": "8 horas", "training_hours": "das 6h às 7h",
          "favorite_activities": "Corrida, natação e caminhada", "training_goals": "Performance", "had_lesions": true,
          "lesions": "Entorse de tornozelo direito há três anos, sem sequela", "had_pains": false, "use_alcohol": true,
          "alcohol": "Aos fins de semana"}',
        physiological_anamnesis = '{"hours_slep_night": "7", "hours_slep_day": "0", "exam_frequency": "anual",
          "how_many_meals": "5", "water": "2,5 litros", "nutritionist": true, "nutricionist_name": "Beatriz Nogueira",
          "supplements": true, "supplements_name": "Creatina e proteína do soro do leite", "diabetes": false,
          "smoke": false, "cardiac_problems": false, "surgeries": true, "whichSurgeries": "Apendicite, há dez anos"}';
      reset session_replication_role;`);
    await owner.query("vacuum analyze");
  } finally {
    await owner.end();
  }
}

async function measure(server: Server, token: string, count: number): Promise<MeasuredFigure[]> {
  const headers = { authorization: `Bearer ${token}` };
  const download = async (query = "") => {
    const start = performance.now();
    const response = await fetch(`${server.url}/api/v1/students/export${query}`, { headers });
    if (!response.ok) throw new Error(`the export was refused: ${response.status}`);
    const { byteLength } = await response.arrayBuffer();
    return { seconds: (performance.now() - start) / 1000, megabytes: byteLength / 1_000_000 };
  };

  const idle = memoryOf(server, "VmHWM");
  for (let round = 0; round < count; round++) await download(QUARTER);
  const quarter = memoryOf(server, "VmHWM");
  const rounds: Awaited<ReturnType<typeof download>>[] = [];
  const waits: number[] = [];
  for (let round = 0; round < count; round++) {
    const whole = download();
    rounds.push(await watched(whole, server, waits));
  }
  const most = memoryOf(server, "VmHWM");
  return [
    atMost(MAX_SECONDS, { what: "whole file", value: rounded(median(rounds.map((r) => r.seconds)), 2), unit: "s" }),
    { what: "  its size", value: rounded(rounds[0]?.megabytes ?? 0, 1), unit: "MB" },
    { what: "others wait meanwhile, at most", value: rounded(Math.max(...waits)), unit: "ms" },
    { what: "others wait meanwhile, p50", value: rounded(median(waits), 1), unit: "ms" },
    ...(idle && quarter && most
      ? [
          { what: "the server's memory at its peak, above that before", value: rounded(most - idle), unit: "MB" },
          atMost(MAX_MEGABYTES, {
            what: "  above the peak of a quarter of the students",
            value: rounded(most - quarter),
            unit: "MB",
          }),
        ]
      : []),
  ];
}

async function watched<T>(work: Promise<T>, { url }: Server, waits: number[]): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const start = performance.now();
    await (await fetch(`${url}/api/health`)).arrayBuffer();
    waits.push(performance.now() - start);
  }
  return done;
}
