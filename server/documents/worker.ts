import { answerJobs } from "../platform/pdf/worker.ts";
import { define } from "./documents.ts";

answerJobs(define);
