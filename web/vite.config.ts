import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { mantineStyles } from "./mantine-styles.ts";

const FRAME =
  /[\\/](PublicFrame|SignedInFrame|TrainerHomeScreen|Toasts|UndoMessage|Skeletons)\.tsx$|[\\/](number-format|training-week|random-id|accentless|executions[\\/]pain)\.ts$|[\\/]gym[\\/]data\.ts$|[\\/]components[\\/]Switch[\\/]/;
/* The editor, the histories and the gym share these, with the storage of gym and home: the gym does without the chunk of the forms. */
const TRAINING_RULES =
  /[\\/]domain[\\/]training[\\/](blocks|entry[\\/](?!typed-)[a-z-]+|muscle-groups|next-training|planned-sets|sets[\\/][a-z-]+|techniques)\.ts$|[\\/](video-link\.ts|svg-text\.ts|VideoPreview\.(tsx|module\.css))$|[\\/]exercises[\\/]figure[\\/]|[\\/]ui[\\/](figure[\\/]Drawing\.tsx|store\.ts)$|[\\/](gym[\\/]plan[\\/]training-text|session[\\/]kept-answers)\.ts$|node_modules[\\/]idb[\\/]/;
/* They come with the frame's: 3 kB more for the student list, one request less for a student's page. */
const STUDENT_STYLES =
  /[\\/]features[\\/](planning|students[\\/](?!readiness-documents)[a-z-]+|execution[\\/](signals|comments))[\\/].+\.css$|[\\/](TrainingWeek|Sparkline|PlainIcon|StatusLine)\.module\.css$|[\\/]styles[\\/](Accordion|Collapse|Menu)\.css$/;
/* How exercises are drawn: the first drawing that is looked at loads it, and nothing else stands in it. */
const EXERCISE_FIGURES = /[\\/]domain[\\/]figures[\\/]exercise[\\/]/;

/* Features that are shown together. */
const ACCOUNT =
  /[\\/]features[\\/](people|own-data|sharing|public-pages[\\/]system|prescription[\\/]load-steps|platform-billing[\\/](subscription-payments|registration))[\\/]|[\\/]platform-billing[\\/](plans[\\/]data|subscriptions[\\/](data|subscription-texts|invoice-standing)|discounts[\\/]held-discount|coupons[\\/](CouponField|data))\.tsx?$|[\\/]shell[\\/](GroupMenus|WaitingCount|PersonMenu)\.tsx$/;
const CYCLES =
  /[\\/]features[\\/](planning|students[\\/](students|readiness|readiness-documents|readiness-texts|appointments))[\\/]|[\\/]shell[\\/](Admin|Trainer)FinderDialog\.tsx$/;
const TRAININGS =
  /[\\/]features[\\/](prescription[\\/](trainings|exercise-suggestions)[\\/]|prescription[\\/]library[\\/](data|training-library|CycleTrainings)\.tsx?$|catalogue[\\/](exercises|exercise-favourites)[\\/]|catalogue[\\/](muscle-groups|postural-deviations)[\\/]data\.ts$)/;
const MUSCLE_GROUPS =
  /[\\/]features[\\/](catalogue[\\/](muscle-groups|postural-deviations|deviation-exercises)|students[\\/]readiness-rules)[\\/]/;
/* Either alone would be a splinter. */
const LIBRARY =
  /[\\/]features[\\/](prescription[\\/]library|catalogue[\\/]tutorials)[\\/]|[\\/]shell[\\/]TrainerLibraryPage\.tsx$/;
const EXECUTIONS =
  /[\\/]features[\\/](execution[\\/](executions|execution-calendar|exercise-history|comments|trends)|prescription[\\/]training-maxes)[\\/]/;
const DASHBOARDS = /[\\/]features[\\/]overview[\\/](?!todays-tasks[\\/]offline[\\/])/;
/* For trainers who take evaluations along; the data of evaluations stay with their features. */
const OFFLINE =
  /[\\/](todays-tasks[\\/]offline|evaluation-changes)[\\/]|[\\/](session[\\/](sealed-store|device-id)|domain[\\/]assessment[\\/]field-changes)\.ts$/;
const RESULTS = /[\\/]features[\\/](results|assessment[\\/](goals|evaluation-imports))[\\/]/;
const MONEY = /[\\/]features[\\/]student-billing[\\/]/;
/* The administrator alone opens them. */
const BILLING =
  /[\\/]features[\\/]platform-billing[\\/](billing-acts|coupons|discounts|platform-invoices)[\\/](?!CouponField|data\.ts|held-discount)|[\\/]shell[\\/]InvoicesPage\.tsx$/;
const SUBSCRIPTIONS =
  /[\\/]features[\\/]platform-billing[\\/](subscriptions|upgrades)[\\/]|[\\/]shell[\\/]RenewPlanPage\.tsx$/;
const FEATURE = /[\\/]features[\\/][^\\/]+[\\/]([^\\/]+)[\\/]/;

/* The library of charts is larger than any screen, so that only a chart loads it. */
const CHART = /[\\/](HistoryChart|WeeksChart|MusclesChart)\.tsx$|[\\/]overview[\\/][a-z-]+[\\/]charts[\\/]/;
const CHART_LIBRARY =
  /node_modules[\\/](recharts|@mantine[\\/]charts|@reduxjs|victory-vendor|d3-\w+|decimal\.js-light|es-toolkit|eventemitter3|immer|internmap|react-redux|redux|redux-thunk|reselect|tiny-invariant|use-sync-external-store)[\\/]/;
/* A noun's endpoints come with its data, which is their only user once the calls are left out. */
const SHARED = /node_modules[\\/]|[\\/](ui|contract|domain|shared-links)[\\/](?!.*\.endpoints\.ts$)/;

/**
 * Root is this folder (`vite build web`). Nothing is inlined: the server's policy is `script-src 'self'`.
 * Each group takes a module with what it imports, unless a group of a higher priority has it. So signing in takes the first two
 * chunks, the student list and the frame one more, a student's page yet one more. What several other screens and dialogs share
 * (masks, calendars, schemas) is one chunk, each feature another: few enough that a request's own time does not count, and
 * together lighter on the wire than many small ones, which compress badly.
 */
export default defineConfig({
  plugins: [react(), mantineStyles()],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "libraries", test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/, priority: 9 },
            { name: "main", tags: ["$initial"], priority: 8 },
            {
              name: "signed-in",
              test: (id) => FRAME.test(id) || STUDENT_STYLES.test(id),
              priority: 7,
            },
            { name: "exercise-figures", test: EXERCISE_FIGURES, includeDependenciesRecursively: false, priority: 6.5 },
            { name: "offline", test: OFFLINE, includeDependenciesRecursively: false, priority: 6.5 },
            { name: "student", test: /[\\/]StudentScreen\.tsx$/, priority: 6 },
            { name: "training-rules", test: TRAINING_RULES, priority: 5.5 },
            {
              name: "forms",
              test: (id) => SHARED.test(id) && !CHART_LIBRARY.test(id),
              minShareCount: 2,
              priority: 5,
            },
            { name: "charts", test: CHART, priority: 4.5 },
            { name: "account", test: ACCOUNT, priority: 4 },
            { name: "cycles", test: CYCLES, priority: 4 },
            { name: "trainings", test: TRAININGS, priority: 4 },
            { name: "muscle-groups", test: MUSCLE_GROUPS, priority: 3.5 },
            { name: "library", test: LIBRARY, priority: 3.5 },
            { name: "executions", test: EXECUTIONS, priority: 3.5 },
            { name: "dashboards", test: DASHBOARDS, priority: 3.5 },
            { name: "results", test: RESULTS, priority: 3.5 },
            { name: "money", test: MONEY, priority: 4 },
            { name: "billing", test: BILLING, priority: 3.5 },
            { name: "subscriptions", test: SUBSCRIPTIONS, priority: 3.2 },
            { name: (id) => FEATURE.exec(id)?.[1] ?? null, debugName: "features", priority: 3 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "^/(api|p|fontes)/|^/(conheca|robots\\.txt|sitemap\\.xml)$": "http://localhost:3000" },
  },
});
