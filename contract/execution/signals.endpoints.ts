export const listSignals = { method: "GET", url: "/api/v1/signals" } as const;
export const findStudentSignals = { method: "GET", url: "/api/v1/students/:id/signals" } as const;
export const dismissSignals = { method: "PUT", url: "/api/v1/students/:id/signals" } as const;
