import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id, Nothing } from "../wire.ts";
import * as endpoints from "./approvals.endpoints.ts";

/** A refusal removes the student and refunds the card. 409 `changed_elsewhere` for a student who waits no longer. */
export const decideOnStudent = call(endpoints.decideOnStudent, {
  schema: {
    summary: "Aprovar ou recusar um aluno novo",
    tags: ["checkout"],
    params: z.object({ id: Id }),
    body: z.object({ approved: z.boolean() }),
    response: { 204: Nothing, ...failures(400, 401, 403, 404, 409) },
  },
});
