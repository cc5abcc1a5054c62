import type { Trainer } from "../data.ts";

const DATA = { value: "dados", label: "Dados" } as const;
const ADDRESS = { value: "endereco", label: "Endereço" } as const;
const PLAN = { value: "plano", label: "Plano" } as const;

export type FormTab = "dados" | "endereco" | "plano";

/** The plan is chosen for a new trainer alone. */
export const tabsOf = (trainer: Trainer | undefined) => (trainer ? [DATA, ADDRESS] : [DATA, ADDRESS, PLAN]);

type Tabs = ReturnType<typeof tabsOf>;

export const tabIn = (tabs: Tabs, address: string | undefined): FormTab =>
  tabs.find(({ value }) => value === address)?.value ?? "dados";

/** Undefined beyond the ends. */
export const tabFrom = (tabs: Tabs, tab: FormTab, places: 1 | -1): FormTab | undefined =>
  tabs[tabs.findIndex(({ value }) => value === tab) + places]?.value;

export function tabOf(path: string): FormTab {
  if (path.startsWith("address")) return "endereco";
  return path === "subscription_plan_id" ? "plano" : "dados";
}

export const firstTabOf = (tabs: Tabs, paths: readonly string[]): FormTab | undefined =>
  tabs.find(({ value }) => paths.some((path) => tabOf(path) === value))?.value;

export const titleOf = (trainer: Trainer | undefined) => (trainer ? "Editar personal" : "Novo personal");
