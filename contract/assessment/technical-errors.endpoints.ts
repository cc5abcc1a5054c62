export const findTechnicalErrors = { method: "GET", url: "/api/v1/technical_errors" } as const;
