import type { Role } from "#contract/call.ts";

export const planPages = (role: Role) =>
  role === "admin"
    ? ({ list: "/admin/home/personal/planos", form: "/admin/home/personal/planos/form" } as const)
    : ({ list: "/inicio/planos", form: "/inicio/planos/form" } as const);
