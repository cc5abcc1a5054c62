export const suggestExercises = {
  method: "GET",
  url: "/api/v1/mesocycles/:id/training/:index/suggested-exercises",
} as const;
export const suggestExercisesInMicrocycle = {
  method: "GET",
  url: "/api/v1/microcycles/:id/training/:index/suggested-exercises",
} as const;
