export const findBusinessFigures = { method: "GET", url: "/api/v1/admin/business_figures" } as const;
