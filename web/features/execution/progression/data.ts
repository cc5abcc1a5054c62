import { queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/execution/progression.endpoints.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { type Endpoints, send } from "../../../api/api.ts";

export type { Adjustment, ProposedLoad } from "#contract/execution/progression.ts";

const progression: Endpoints<typeof import("#contract/execution/progression.ts")> = endpoints;

export const progressionQuery = ({ id, mesoId, microId }: CyclePath) =>
  queryOptions({
    queryKey: ["executions", id, "progression", mesoId, microId ?? null],
    queryFn: ({ signal }) => {
      const querystring = { mesocycle: mesoId, ...(microId && { microcycle: microId }) };
      return send(progression.findProgression, { params: { id }, querystring }, signal);
    },
  });

export const adjustmentQuery = ({ id, mesoId, microId }: CyclePath, exercise: number) =>
  queryOptions({
    queryKey: ["executions", id, "adjustment", mesoId, microId ?? null, exercise],
    queryFn: ({ signal }) => {
      const querystring = { mesocycle: mesoId, exercise, ...(microId && { microcycle: microId }) };
      return send(progression.findAdjustment, { params: { id }, querystring }, signal);
    },
  });
