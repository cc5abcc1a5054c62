export const findUpgrade = { method: "GET", url: "/api/v1/subscription/upgrade" } as const;
export const upgrade = { method: "POST", url: "/api/v1/subscription/upgrade" } as const;
