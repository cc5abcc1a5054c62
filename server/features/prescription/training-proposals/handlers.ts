import { saveTrainingPlace } from "#contract/prescription/training-proposals.ts";
import { asStaff } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";

export const trainingProposalRoutes = (): Route[] => [
  bind(saveTrainingPlace, ({ inScope, params: { id }, body }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.saveTrainingPlace(asStaff(scope), id, body);
      if (outcome !== "saved") return refuse(outcome);
    }),
  ),
];
