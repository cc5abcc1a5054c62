import { answerJobs } from "../platform/pdf/worker.ts";
import { define } from "./documents.ts";
import { WARM_UP } from "./warm-up.ts";

await answerJobs(define, WARM_UP);
