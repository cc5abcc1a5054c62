import type { Role } from "#contract/call.ts";

export const studentsPage = (role: Role) => (role === "admin" ? "/admin/home/alunos" : "/inicio/alunos");
