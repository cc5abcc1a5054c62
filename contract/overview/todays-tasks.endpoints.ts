export const findTodaysTasks = { method: "GET", url: "/api/dashboard/personal/today" } as const;
