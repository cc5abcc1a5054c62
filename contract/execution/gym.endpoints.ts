export const findGym = { method: "GET", url: "/api/v1/students/:id/gym" } as const;
export const searchGymExercises = { method: "GET", url: "/api/v1/students/:id/gym/exercises" } as const;
export const findTrainingToRecord = { method: "GET", url: "/api/v1/trainings/:id/record" } as const;
export const recordExecution = { method: "POST", url: "/api/v1/trainings/:id/executions" } as const;
