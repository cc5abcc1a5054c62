export const listExercisesAtHand = { method: "GET", url: "/api/v1/exercise_favourites" } as const;
export const setFavourite = { method: "PUT", url: "/api/v1/exercise_favourites/:id" } as const;
