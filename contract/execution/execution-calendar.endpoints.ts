export const findExecutionCalendar = { method: "GET", url: "/api/v1/students/:id/executions" } as const;
