export const makeInvoicePix = { method: "POST", url: "/api/v1/subscription/invoices/:id/pix_charge" } as const;
export const checkInvoicePix = { method: "POST", url: "/api/v1/subscription/invoices/:id/pix_charge/check" } as const;
export const makePlanPix = { method: "POST", url: "/api/v1/subscription/pix_charge" } as const;
export const checkPlanPix = { method: "POST", url: "/api/v1/subscription/pix_charge/check" } as const;
