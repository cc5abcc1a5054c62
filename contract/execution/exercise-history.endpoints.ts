export const listExecutedExercises = { method: "GET", url: "/api/v1/students/:id/exercises" } as const;
export const findExerciseHistory = {
  method: "GET",
  url: "/api/v1/students/:id/exercises/:exerciseId/history",
} as const;
