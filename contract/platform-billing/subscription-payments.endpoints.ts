export const findCardKey = { method: "GET", url: "/api/v1/payments/card_key" } as const;
export const listPayments = { method: "GET", url: "/api/payment" } as const;
export const findSubscription = { method: "GET", url: "/api/v1/subscribe" } as const;
export const subscribe = { method: "POST", url: "/api/v1/subscribe" } as const;
export const announcePlanPix = { method: "POST", url: "/api/v1/subscription/pix" } as const;
