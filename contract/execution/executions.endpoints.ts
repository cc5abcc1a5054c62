export const listExecutions = { method: "GET", url: "/api/v1/trainings/:id/executions" } as const;
export const findExecution = { method: "GET", url: "/api/v1/students/:id/executions/:executionId" } as const;
