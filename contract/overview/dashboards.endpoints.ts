export const findMasterDashboard = { method: "GET", url: "/api/dashboard/master" } as const;
export const findPersonalDashboard = { method: "GET", url: "/api/dashboard/personal" } as const;
export const findPersonalIncome = { method: "GET", url: "/api/dashboard/personal/income" } as const;
export const exportMasterIncome = { method: "GET", url: "/api/dashboard/master/export" } as const;
export const exportPersonalIncome = { method: "GET", url: "/api/dashboard/personal/export" } as const;
