export const findNotices = { method: "GET", url: "/api/v1/notices" } as const;
export const changeNotices = { method: "PUT", url: "/api/v1/notices" } as const;
export const addNoticeDevice = { method: "POST", url: "/api/v1/notices/devices" } as const;
export const removeNoticeDevice = { method: "DELETE", url: "/api/v1/notices/devices/:id" } as const;
export const tryNoticeDevice = { method: "POST", url: "/api/v1/notices/devices/:id/test" } as const;
