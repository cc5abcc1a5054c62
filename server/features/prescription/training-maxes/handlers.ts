import { listTrainingMaxes, saveTrainingMax } from "#contract/prescription/training-maxes.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const trainingMaxRoutes = ({ clock }: Dependencies): Route[] => [
  bind(listTrainingMaxes, ({ inScope, params: { id: studentId }, query: { exercise_id } }) =>
    inScope(async (scope) => {
      const training_maxes =
        exercise_id === undefined
          ? found(await queries.listMaxes(scope, studentId))
          : [found(await queries.findMax(scope, studentId, exercise_id))];
      await recordAccess(scope, { studentId, subject: "strength", action: "read" });
      return { training_maxes };
    }),
  ),

  bind(saveTrainingMax, ({ inScope, params: { id: studentId }, body }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.saveTrainingMax(asStaff(scope), studentId, body, clock);
      if (outcome !== "saved") return refuse(outcome);
      await recordAccess(scope, { studentId, subject: "strength", action: "changed" });
      return { training_max: found(await queries.findMax(scope, studentId, body.exercise_id)) };
    }),
  ),
];
