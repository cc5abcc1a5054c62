import type { LinkProps } from "@tanstack/react-router";
import type { AdminRole } from "#domain/administration.ts";
import { studentsPage } from "../../features/students/students/student-pages.ts";
import { type CurrentUser, isAdminFor, roleOf } from "../../session/current-user.ts";

export interface MenuEntry {
  readonly label: string;
  readonly link: Pick<LinkProps, "to" | "params" | "search">;
  /** A page that stands within this one: there the entry is the current one too. */
  readonly within?: LinkProps["to"];
  /** The administrator's bar has no room for all entries beside each other. */
  readonly group?: "Pessoas" | "Conteúdo" | "Dinheiro" | "Plataforma";
  /** The entry counts those who wait for the administrator. */
  readonly waiting?: "erasures" | "pix";
}

/** Without an outside address, support is a page of ours; the menu puts the outside address in its place. */
export const SUPPORT = { label: "Suporte", link: { to: "/suporte" } } as const satisfies MenuEntry;

const TRAINER: readonly MenuEntry[] = [
  { label: "Dashboard", link: { to: "/inicio/dashboard" } },
  { label: "Minha página", link: { to: "/inicio/LandingPage" } },
  { label: "Planos", link: { to: "/inicio/planos" } },
  { label: "Alunos", link: { to: "/inicio/alunos" } },
  { label: "Exercícios", link: { to: "/configuracoes/exercicios" } },
  { label: "Biblioteca", link: { to: "/configuracoes/biblioteca" } },
  { label: "Tutoriais", link: { to: "/configuracoes/tutorial" } },
  SUPPORT,
];

interface AdminEntry extends MenuEntry {
  /** Who may use its page beside the owners, as `contract/access.ts` says of its calls; undefined: every administrator. */
  readonly roles?: readonly AdminRole[];
}

const ADMIN: readonly AdminEntry[] = [
  {
    label: "Personais",
    link: { to: "/admin/home/personal/listar" },
    within: "/admin/home/personal/visualizar/$id",
    group: "Pessoas",
    roles: ["finance", "support"],
  },
  { label: "Alunos", link: { to: "/admin/home/alunos" }, group: "Pessoas", roles: ["support"] },
  {
    label: "Solicitações",
    link: { to: "/admin/home/solicitacoes" },
    group: "Pessoas",
    waiting: "erasures",
    roles: ["support"],
  },
  { label: "Exercícios", link: { to: "/admin/configuracoes/exercicios" }, group: "Conteúdo", roles: ["catalogue"] },
  {
    label: "Grupos Musculares",
    link: { to: "/admin/configuracoes/grupos_musculares" },
    within: "/admin/configuracoes/grupos_musculares/detalhe/$id",
    group: "Conteúdo",
    roles: ["catalogue"],
  },
  { label: "Biblioteca", link: { to: "/admin/configuracoes/biblioteca" }, group: "Conteúdo", roles: ["catalogue"] },
  { label: "Tutoriais", link: { to: "/admin/configuracoes/tutoriais" }, group: "Conteúdo", roles: ["catalogue"] },
  {
    label: "Dashboard",
    link: { to: "/admin/home/personal/dashboard" },
    group: "Dinheiro",
    roles: ["finance"],
  },
  { label: "Negócio", link: { to: "/admin/home/negocio" }, group: "Dinheiro", roles: ["finance"] },
  { label: "Faturas", link: { to: "/admin/home/faturas" }, group: "Dinheiro", waiting: "pix", roles: ["finance"] },
  { label: "Planos", link: { to: "/admin/home/personal/planos" }, group: "Dinheiro", roles: ["finance"] },
  { label: "Cupons", link: { to: "/admin/home/cupons" }, group: "Dinheiro", roles: ["finance"] },
  { label: "Minha página", link: { to: "/admin/home/personal/LandingPage" }, group: "Plataforma", roles: [] },
  {
    label: "Documentos de prontidão",
    link: { to: "/admin/configuracoes/documentos" },
    group: "Plataforma",
    roles: ["catalogue"],
  },
  {
    label: "Administradores",
    link: { to: "/admin/configuracoes/administradores" },
    group: "Plataforma",
    roles: [],
  },
  { label: "Termos", link: { to: "/admin/configuracoes/termos" }, group: "Plataforma", roles: [] },
  { label: "Meu perfil", link: { to: "/admin/perfil" }, group: "Plataforma" },
  { ...SUPPORT, group: "Plataforma" },
];

const ownPage = (user: CurrentUser): MenuEntry["link"] => ({
  to: "/inicio/visualizar/$id",
  params: { id: String(user.id) },
});

export function menuOf(user: CurrentUser): readonly MenuEntry[] {
  const role = roleOf(user);
  if (role === "admin") return ADMIN.filter((entry) => isForAdmin(user, entry));
  if (role === "trainer") return TRAINER;
  return [
    { label: "Hoje", link: ownPage(user) },
    { label: "Meu Treino", link: { to: "/inicio/treino" } },
    { label: "Tutoriais", link: { to: "/inicio/tutorial" } },
    SUPPORT,
    { label: "Meu perfil", link: { to: "/inicio/perfil" } },
  ];
}

export function homeOf(user: CurrentUser): MenuEntry["link"] {
  const role = roleOf(user);
  if (role === "admin") return homeOfAdmin(user);
  return role === "student" ? ownPage(user) : { to: studentsPage(role) };
}

export const behindLogo = (user: CurrentUser): MenuEntry["link"] =>
  isAdminFor(user, "finance", "support") ? { to: "/admin/home/personal/listar" } : homeOf(user);

const isForAdmin = (user: CurrentUser, { roles }: AdminEntry): boolean =>
  roles === undefined || isAdminFor(user, ...roles);

function homeOfAdmin(user: CurrentUser): MenuEntry["link"] {
  if (isAdminFor(user, "finance")) return { to: "/admin/home/personal/dashboard" };
  return { to: isAdminFor(user, "support") ? "/admin/home/personal/listar" : "/admin/configuracoes/exercicios" };
}

/** An address below that of an entry is within it. The server refuses the calls of others' pages in any case. */
export const mayOpen = (user: CurrentUser, pathname: string): boolean =>
  ADMIN.every(
    (entry) => isForAdmin(user, entry) || ![entry.link.to, entry.within].some((to) => to && isBelow(pathname, to)),
  );

const isBelow = (pathname: string, to: string): boolean => `${pathname}/`.startsWith(`${to.replace("/$id", "")}/`);
