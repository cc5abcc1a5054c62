import type { LinkProps } from "@tanstack/react-router";
import { studentsPage } from "../../features/students/students/student-pages.ts";
import { type CurrentUser, roleOf } from "../../session/current-user.ts";

export interface MenuEntry {
  readonly label: string;
  readonly link: Pick<LinkProps, "to" | "params" | "search">;
  /** A page that stands within this one: there the entry is the current one too. */
  readonly within?: LinkProps["to"];
  /** Behind "Mais" in the bar, which has no room for every entry of the administrator. The drawer shows all in one list. */
  readonly isBehind?: true;
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

const ADMIN: readonly MenuEntry[] = [
  { label: "Dashboard", link: { to: "/admin/home/personal/dashboard" } },
  { label: "Minha página", link: { to: "/admin/home/personal/LandingPage" } },
  { label: "Planos", link: { to: "/admin/home/personal/planos" } },
  {
    label: "Personais",
    link: { to: "/admin/home/personal/listar" },
    within: "/admin/home/personal/visualizar/$id",
  },
  { label: "Alunos", link: { to: "/admin/home/alunos" } },
  { label: "Grupos Musculares", link: { to: "/admin/configuracoes/grupos_musculares" } },
  { label: "Exercícios", link: { to: "/admin/configuracoes/exercicios" } },
  { label: "Biblioteca", link: { to: "/admin/configuracoes/biblioteca" } },
  { label: "Tutoriais", link: { to: "/admin/configuracoes/tutoriais" } },
  SUPPORT,
  { label: "Termos", link: { to: "/admin/configuracoes/termos" } },
  { label: "Solicitações", link: { to: "/admin/home/solicitacoes" }, isBehind: true },
  { label: "Meu perfil", link: { to: "/admin/perfil" }, isBehind: true },
];

const ownPage = (user: CurrentUser): MenuEntry["link"] => ({
  to: "/inicio/visualizar/$id",
  params: { id: String(user.id) },
});

export function menuOf(user: CurrentUser): readonly MenuEntry[] {
  const role = roleOf(user);
  if (role === "admin") return ADMIN;
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
  if (role === "admin") return { to: "/admin/home/personal/dashboard" };
  return role === "student" ? ownPage(user) : { to: studentsPage(role) };
}

export const behindLogo = (user: CurrentUser): MenuEntry["link"] =>
  roleOf(user) === "admin" ? { to: "/admin/home/personal/listar" } : homeOf(user);
