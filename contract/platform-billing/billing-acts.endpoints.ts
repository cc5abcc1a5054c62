export const findTrainerBilling = { method: "GET", url: "/api/v1/admin/trainers/:id/billing" } as const;
export const actOnBilling = { method: "POST", url: "/api/v1/admin/trainers/:id/billing" } as const;
