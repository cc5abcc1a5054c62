export const listTrends = { method: "GET", url: "/api/v1/trends" } as const;
export const findStudentTrends = { method: "GET", url: "/api/v1/students/:id/trends" } as const;
