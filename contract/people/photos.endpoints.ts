export const showPhoto = { method: "GET", url: "/api/photos/:key" } as const;
