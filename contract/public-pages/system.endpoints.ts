export const health = { method: "GET", url: "/api/health" } as const;
export const ready = { method: "GET", url: "/api/ready" } as const;
export const productInfo = { method: "GET", url: "/api/product" } as const;
