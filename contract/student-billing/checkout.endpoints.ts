export const findOffer = { method: "GET", url: "/api/v1/pages/:slug/plans/:id" } as const;
export const purchasePlan = { method: "POST", url: "/api/v1/pages/:slug/plans/:id/purchases" } as const;
