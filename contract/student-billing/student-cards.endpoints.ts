export const keepStudentCard = { method: "PUT", url: "/api/v1/students/:id/card" } as const;
export const removeStudentCard = { method: "DELETE", url: "/api/v1/students/:id/card" } as const;
