import { queryOptions } from "@tanstack/react-query";
import type * as progression from "#contract/execution/progression.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { endpoint, send } from "../../../api/api.ts";

export type { ProposedLoad } from "#contract/execution/progression.ts";

const findProgression = endpoint<typeof progression.findProgression>("GET", "/api/v1/students/:id/progression");

export const progressionQuery = ({ id, mesoId, microId }: CyclePath) =>
  queryOptions({
    queryKey: ["executions", id, "progression", mesoId, microId ?? null],
    queryFn: ({ signal }) => {
      const querystring = { mesocycle: mesoId, ...(microId && { microcycle: microId }) };
      return send(findProgression, { params: { id }, querystring }, signal);
    },
  });
