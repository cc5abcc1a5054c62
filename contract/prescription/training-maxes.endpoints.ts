export const listTrainingMaxes = { method: "GET", url: "/api/v1/students/:id/training_maxes" } as const;
export const saveTrainingMax = { method: "PUT", url: "/api/v1/students/:id/training_maxes" } as const;
