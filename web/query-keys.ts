/* The places in the cache that more than one feature reads or refreshes. All others are known to their own `data.ts` alone. */

/** Every list and page of students. */
export const STUDENTS = ["students"] as const;
export const STUDENT_LISTS = [...STUDENTS, "list"] as const;
export const studentKey = (id: number) => [...STUDENTS, "one", id] as const;

export const PROFILE = ["profile"] as const;
