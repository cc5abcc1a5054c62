import { z } from "zod";
import { call } from "../call.ts";
import { CurrentUser } from "../people/accounts.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./current-user.endpoints.ts";

export const currentUser = call(endpoints.currentUser, {
  schema: {
    summary: "A pessoa que está usando o sistema",
    tags: ["accounts"],
    querystring: z.object({ version: z.string().max(20).optional() }),
    response: { 200: z.object({ user: CurrentUser }), ...failures(401) },
  },
});
