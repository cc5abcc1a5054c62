import type { Role } from "#contract/call.ts";

export const PROFILE_PAGES = {
  trainer: { show: "/configuracoes/perfil", form: "/configuracoes/perfil/form", log: "/configuracoes/perfil/registro" },
  student: { show: "/inicio/perfil", form: "/inicio/perfil/form", log: "/inicio/perfil/registro" },
  admin: { show: "/admin/perfil", form: "/admin/perfil/form", log: "/admin/perfil/registro" },
} as const satisfies Record<Role, unknown>;
