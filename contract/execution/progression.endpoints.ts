export const findProgression = { method: "GET", url: "/api/v1/students/:id/progression" } as const;
