export const makeInvoicePix = { method: "POST", url: "/api/v1/subscription/invoices/:id/pix_charge" } as const;
export const checkInvoicePix = { method: "POST", url: "/api/v1/subscription/invoices/:id/pix_charge/check" } as const;
