import { z } from "zod";

/** Tasks and the marks of a page. */
export const TRACED = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  /** The processor time of the thread, in microseconds. */
  tdur: z.number().optional(),
});
const Trace = z.object({ traceEvents: z.array(TraceEvent.catch({ name: "", pid: 0, tid: 0, ts: 0 })) });

interface Task {
  /** Both since the mark. */
  readonly startMs: number;
  readonly endMs: number;
  readonly processorMs: number;
}

/** The tasks belong to the thread that set the mark; they begin after it and before `until`. */
export function tasksAfter(trace: string, mark: string, until?: string): readonly Task[] {
  const { traceEvents } = Trace.parse(JSON.parse(trace));
  const begin = traceEvents.find(({ name }) => name === mark);
  const end = traceEvents.find(({ name }) => name === until);
  if (!begin || (until !== undefined && !end)) throw new Error("the trace has no marks");
  return traceEvents
    .filter(({ name, pid, tid, ts }) => name === "RunTask" && pid === begin.pid && tid === begin.tid && ts > begin.ts)
    .filter(({ ts }) => !end || ts < end.ts)
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const startMs = (ts - begin.ts) / 1000;
      return { startMs, endMs: startMs + dur / 1000, processorMs: tdur / 1000 };
    });
}
