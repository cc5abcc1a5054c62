export const saveTrainingPlace = { method: "PUT", url: "/api/v1/students/:id/training_place" } as const;
