export const linkExercise = {
  method: "PUT",
  url: "/api/v1/admin/muscle-groups/:id/postural-deviations/:deviationId/exercise/:exerciseId",
} as const;
export const linkExercises = {
  method: "PUT",
  url: "/api/v1/admin/muscle-groups/:id/postural-deviations/:deviationId/exercises",
} as const;
export const unlinkExercise = {
  method: "DELETE",
  url: "/api/v1/admin/muscle-groups/:id/postural-deviations/:deviationId/exercise/:exerciseId",
} as const;
