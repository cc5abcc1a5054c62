/**
 * `npm run bench`: what the product promises about its speed, measured on this machine and printed as a table with the aim
 * of each figure; the same goes to bench/results/latest.json. `npm run bench -- a q` takes only those.
 *
 *   a  student list: its requests per second against a floor, bare Fastify and pg with the same SQL
 *   b  evaluation and training as PDF: time of one, and how much faster than printing the same from headless Chromium
 *   c  many tenants: list, search, student page, tasks, dashboard, gym sync and evaluation save while tenants grow from 10 to
 *      BENCH_TENANTS (1,000; 10,000 takes half an hour and 27 GB); BENCH_FOLDER keeps the databases for the next run
 *   d  list growth: time of one list call while the database grows from 1,000 to 100,000 students
 *   e  second start: `npm start` on existing data until it is ready
 *   f  student page of a long history: requests of unfolding a macrocycle, and the time of one against a floor
 *   g  export of one trainer's 20,000 students: time of the whole file, peak memory, and what others wait meanwhile
 *   h  import of students: 5,000 rows as the browser sends them, until all are registered, and the memory it takes
 *   i  training week: its requests per second against a floor with the same SQL
 *   j  photos: how long signing in takes during a burst of sixteen large ones, and the memory that they take
 *   k  live figures: the longest task while the weight of an evaluation is typed on a slow processor, with each tab open
 *   l  training editor: interaction to next paint with 7 trainings of 30 exercises on a slow processor
 *   m  saving a week of 7 trainings of 30 exercises: time of one against a floor with the same SQL
 *   n  history of an exercise: time of one call while the executed sets grow from 5,000 to 500,000
 *   o  dashboards: time of one with 100,000 payments in its period against a floor with the same SQL, and of what there is to do today
 *   p  a trainer's public page: Lighthouse as a phone on slow 4G, and the time of its HTML against the same bytes from memory
 *   q  pages: Lighthouse, as a phone on slow 4G, of signing in, the student list and a student's page
 *   r  six postural photos of 12 megapixels through the dialog: time until all are stored, the bytes sent of each,
 *      and frames while a point is dragged over one
 *   s  full evaluation with six photos as PDF: time of one by the server, and the memory that it takes
 *   t  moving exercise in the gym: frames on a slow processor, and the bytes of all movements
 *   u  signals: time of those of 300 students who trained every other day for half a year
 *   v  training editor as in l, with 200 exercises whose sets are in detail
 *   w  a phone's sync of 30 days of trainings: time of all, and of one record against a floor with the same SQL
 *   x  a device that comes back with 30 evaluations: time until the server has merged all their fields
 *   y  evaluation without a signal: time from the start of the page, and from the press, until it can be filled
 *   z  memory of the server at rest, and BENCH_SOAK_MINUTES (10) of all kinds of calls at 60 % of a core: memory, p99
 *
 * Databases, servers and folders are made for the occasion and removed; servers run in processes of their own, and whatever
 * is compared takes turns within one run. Figures depend on the machine and on what else it does; shares and factors far
 * less. The exit code tells whether everything could be measured, not whether every aim is met. With `--quick` everything is
 * as small as it can be and nothing is kept: `npm test` finds out that way what no longer can be measured.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname, join } from "node:path";
import type { Measure, MeasuredFigure } from "./measure.ts";
import { dashboardFigures } from "./measures/dashboards.ts";
import { documents } from "./measures/documents.ts";
import { exerciseFigures } from "./measures/exercise-figures.ts";
import { exerciseHistory } from "./measures/exercise-history.ts";
import { fullReport } from "./measures/full-report.ts";
import { listGrowth } from "./measures/list-growth.ts";
import { liveTyping } from "./measures/live-typing.ts";
import { mergedEvaluations, offlineOpening } from "./measures/offline-evaluations.ts";
import { offlineMonth } from "./measures/offline-month.ts";
import { pages } from "./measures/pages.ts";
import { photoBurst } from "./measures/photo-burst.ts";
import { photoUpload } from "./measures/photo-upload.ts";
import { publicPage } from "./measures/public-page.ts";
import { secondStart } from "./measures/second-start.ts";
import { signals } from "./measures/signals.ts";
import { soak } from "./measures/soak.ts";
import { studentImport } from "./measures/student-import.ts";
import { studentList } from "./measures/student-list.ts";
import { studentPage } from "./measures/student-page.ts";
import { studentsExport } from "./measures/students-export.ts";
import { tenThousandTenants } from "./measures/ten-thousand-tenants.ts";
import { detailedEditor, trainingEditor } from "./measures/training-editor.ts";
import { trainingSave } from "./measures/training-save.ts";
import { trainingWeek } from "./measures/training-week.ts";
import { table } from "./table.ts";

const MEASURES: readonly Measure[] = [
  studentList,
  documents,
  tenThousandTenants,
  listGrowth,
  secondStart,
  studentPage,
  studentsExport,
  studentImport,
  trainingWeek,
  photoBurst,
  liveTyping,
  trainingEditor,
  detailedEditor,
  trainingSave,
  exerciseHistory,
  dashboardFigures,
  publicPage,
  pages,
  photoUpload,
  fullReport,
  exerciseFigures,
  signals,
  offlineMonth,
  mergedEvaluations,
  offlineOpening,
  soak,
];
const LATEST = join(import.meta.dirname, "results/latest.json");

const isQuick = process.argv.includes("--quick");
const letters = process.argv.slice(2).filter((word) => word !== "--quick");
const unknown = letters.filter((letter) => !MEASURES.some((one) => one.letter === letter));
if (unknown.length > 0) {
  console.error(
    `No such measure: ${unknown.join(", ")}. There are ${MEASURES.map(({ letter }) => letter).join(", ")}.`,
  );
  process.exit(1);
}
process.once("SIGINT", () => process.exit(130)).once("SIGTERM", () => process.exit(143));

const results: {
  letter: string;
  title: string;
  loadAverage: number;
  figures?: readonly MeasuredFigure[];
  problem?: string;
}[] = [];
for (const { letter, title, measure } of MEASURES) {
  if (letters.length > 0 && !letters.includes(letter)) continue;
  console.log(`\n(${letter}) ${title}`);
  const loadAverage = loadavg()[0] ?? 0;
  try {
    const figures = await measure(isQuick ? "quick" : "full");
    console.log(isQuick ? `  ${figures.length} figures` : table(figures));
    results.push({ letter, title, loadAverage, figures });
  } catch (error) {
    console.error("  could not be measured:", error);
    results.push({ letter, title, loadAverage, problem: String(error) });
    process.exitCode = 1;
  }
}

if (!isQuick) {
  const [processor] = cpus();
  const machine = { node: process.version, processor: processor?.model, cores: cpus().length };
  mkdirSync(dirname(LATEST), { recursive: true });
  writeFileSync(LATEST, `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`);
}
