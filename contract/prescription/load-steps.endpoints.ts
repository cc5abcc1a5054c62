export const findLoadSteps = { method: "GET", url: "/api/v1/load_steps" } as const;
export const saveLoadSteps = { method: "PUT", url: "/api/v1/load_steps" } as const;
