export const findReceiving = { method: "GET", url: "/api/v1/receiving" } as const;
export const saveReceiving = { method: "PUT", url: "/api/v1/receiving" } as const;
export const findPixReceiver = { method: "GET", url: "/api/v1/receiving/pix" } as const;
