import { listExercisesAtHand, setFavourite } from "#contract/catalogue/exercise-favourites.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const exerciseFavouriteRoutes = (): Route[] => [
  bind(listExercisesAtHand, ({ inScope }) =>
    inScope(async (scope) => ({
      favourites: await queries.listFavourites(asTrainer(scope)),
      recent: await queries.listRecent(asTrainer(scope)),
    })),
  ),

  bind(setFavourite, ({ inScope, params: { id }, body: { favourite } }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.setFavourite(asTrainer(scope), { exerciseId: id, favourite });
      if (outcome !== "saved") return refuse(outcome);
    }),
  ),
];
