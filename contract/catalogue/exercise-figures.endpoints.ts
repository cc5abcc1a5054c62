export const showExerciseFigure = { method: "GET", url: "/api/exercise-figures/:id.svg" } as const;
