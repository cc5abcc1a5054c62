import type { Role } from "#contract/call.ts";

/** The list of students: the administrator has one of their own. */
export const studentsPage = (role: Role) => (role === "admin" ? "/admin/home/alunos" : "/inicio/alunos");
