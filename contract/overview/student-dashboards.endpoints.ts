export const findStudentDashboard = { method: "GET", url: "/api/dashboard/student" } as const;
