/** The parts of the platform that an administrator works on. An owner may do everything. */
export const ADMIN_ROLES = {
  owner: "Dono",
  finance: "Financeiro",
  catalogue: "Catálogo",
  support: "Suporte",
} as const;

export type AdminRole = keyof typeof ADMIN_ROLES;

/** Money between a student and a trainer is not the platform's. */
export const readStudentsMoney = (roles: readonly AdminRole[]): boolean =>
  roles.includes("owner") || roles.includes("support");
