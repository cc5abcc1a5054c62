export const listPlatformInvoices = { method: "GET", url: "/api/v1/admin/invoices" } as const;
export const printTrainerReceipt = {
  method: "GET",
  url: "/api/v1/admin/trainers/:id/invoices/:invoiceId/receipt",
} as const;
