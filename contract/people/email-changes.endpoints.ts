export const findEmailChange = { method: "GET", url: "/api/v1/email_change" } as const;
export const askEmailChange = { method: "POST", url: "/api/v1/email_change" } as const;
export const withdrawEmailChange = { method: "DELETE", url: "/api/v1/email_change" } as const;
export const findNewEmail = { method: "GET", url: "/api/v1/auth/email_change" } as const;
export const confirmNewEmail = { method: "POST", url: "/api/v1/auth/email_change" } as const;
export const findFormerEmail = { method: "GET", url: "/api/v1/auth/email_change/undo" } as const;
export const undoEmailChange = { method: "POST", url: "/api/v1/auth/email_change/undo" } as const;
