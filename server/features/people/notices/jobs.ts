import { z } from "zod";
import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { forgetSettledNotices } from "./commands.ts";
import { sendNotice, sendPush } from "./workflows/send-notice.ts";

const EVERY_NIGHT = "53 6 * * *";

const Waiting = z.object({ trainer: z.number(), notice: z.number() });
const OnDevice = Waiting.extend({ device: z.number() });

export const noticeJobs = (dependencies: Pick<Dependencies, "db" | "clock" | "push">): Job[] => [
  { name: "send_notice", work: (payload) => sendNotice(dependencies, Waiting.parse(payload)) },
  { name: "send_push", work: (payload) => sendPush(dependencies, OnDevice.parse(payload)) },
  {
    name: "forget_notices",
    at: EVERY_NIGHT,
    work: () => inSignInScope(dependencies.db, (scope) => forgetSettledNotices(scope, dependencies.clock.now())),
  },
];
