export const receivePaymentNotice = { method: "POST", url: "/api/v1/payments/notices" } as const;
