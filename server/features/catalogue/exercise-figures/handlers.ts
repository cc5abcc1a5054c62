import type { z } from "zod";
import { showExerciseFigure } from "#contract/catalogue/exercise-figures.ts";
import { exerciseStill } from "#domain/figures/exercise/exercise-figure.ts";
import { ON_DARK, ON_WHITE } from "#domain/figures/exercise/figure-colors.ts";
import { workedMuscles } from "#domain/training/muscle-groups.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, inScope, inVisitorScope } from "../../../platform/database/scope.ts";
import { bind, digestOf, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { findDrawnExercise } from "./queries.ts";

const YEAR_SECONDS = 31_536_000;

type Query = z.output<typeof showExerciseFigure.schema.querystring>;

export const exerciseFigureRoutes = (dependencies: Dependencies): Route[] => [
  bind(showExerciseFigure, async ({ params: { id }, query }) => {
    const { movement, muscle_groups, name, execution } = found(await findExercise(dependencies, id, query));
    const svg = exerciseStill({
      movement,
      muscles: workedMuscles(muscle_groups),
      poses: "both",
      colors: query.theme === "dark" ? ON_DARK : ON_WHITE,
      title: name,
      description: execution ?? undefined,
    });
    const bytes = Buffer.from(found(svg || undefined));
    const digest = digestOf(bytes);
    return {
      bytes,
      mediaType: "image/svg+xml",
      digest,
      isPublic: query.trainer === undefined,
      contentLocation: addressOf(id, query, digest),
      ...(query.v === digest && { cacheSeconds: YEAR_SECONDS }),
    };
  }),
];

const addressOf = (id: number, query: Query, digest: string): string => {
  const given = Object.entries({ ...query, v: digest }).flatMap(([name, value]) =>
    value === undefined || value === "light" ? [] : [[name, String(value)]],
  );
  return `/api/exercise-figures/${id}.svg?${new URLSearchParams(given)}`;
};

async function findExercise({ db, figureLinks }: Dependencies, id: number, { trainer, expires, signature }: Query) {
  if (trainer === undefined) return inVisitorScope(db, (scope) => findDrawnExercise(scope, id));
  const isOpen = figureLinks.isSigned({ exerciseId: id, trainerId: trainer }, expires ?? 0, signature ?? "");
  if (!isOpen) return undefined;
  return inScope(db, actAsTrainer(trainer, "shared_link"), (scope) => findDrawnExercise(scope, id));
}
