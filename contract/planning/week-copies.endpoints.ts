const WEEK_COPIES = "/api/v1/students/:id/macrocycles/:macroId/mesocycles/:mesoId/week_copies";

export const findWeekCopy = { method: "GET", url: WEEK_COPIES } as const;
export const copyWeek = { method: "POST", url: WEEK_COPIES, creates: true } as const;
export const undoWeekCopy = { method: "DELETE", url: WEEK_COPIES } as const;
