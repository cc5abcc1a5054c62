export const findStudentMoney = { method: "GET", url: "/api/v1/students/:id/payments" } as const;
export const remindOfCharge = { method: "POST", url: "/api/v1/students/:id/charges/:chargeId/reminder" } as const;
export const announceChargePix = {
  method: "POST",
  url: "/api/v1/students/:id/charges/:chargeId/announcement",
} as const;
export const recordPayment = { method: "POST", url: "/api/v1/students/:id/payments" } as const;
export const settlePayment = { method: "PUT", url: "/api/v1/students/:id/payments/:paymentId" } as const;
export const undoPayment = { method: "POST", url: "/api/v1/students/:id/payments/:paymentId/undo" } as const;
export const receiptPdf = { method: "GET", url: "/api/v1/students/:id/payments/:paymentId/receipt_pdf" } as const;
