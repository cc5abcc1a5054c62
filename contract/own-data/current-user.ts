import { z } from "zod";
import { call } from "../call.ts";
import { CurrentUser } from "../people/accounts.ts";
import { failures } from "../wire.ts";

export const currentUser = call({
  method: "GET",
  url: "/api/v1/auth/me",
  schema: {
    summary: "A pessoa que está usando o sistema",
    tags: ["accounts"],
    querystring: z.object({ version: z.string().max(20).optional() }),
    response: { 200: z.object({ user: CurrentUser }), ...failures(401) },
  },
});
