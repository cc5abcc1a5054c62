export const listMesocyclesToCopy = { method: "GET", url: "/api/v1/mesocyclesList/:id" } as const;
export const listMicrocyclesToCopy = { method: "GET", url: "/api/v1/microcyclesList/:id" } as const;
export const copyTrainings = { method: "POST", url: "/api/v1/training_copy", creates: true } as const;
