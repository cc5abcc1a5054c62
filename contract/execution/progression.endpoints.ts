export const findProgression = { method: "GET", url: "/api/v1/students/:id/progression" } as const;
export const findAdjustment = { method: "GET", url: "/api/v1/students/:id/adjustment" } as const;
