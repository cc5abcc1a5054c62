export const PARTS = [
  { value: "home", label: "Home" },
  { value: "carrossel", label: "Carrossel" },
  { value: "secao1", label: "Seção 1" },
  { value: "secao2", label: "Seção 2" },
  { value: "personal", label: "Personal" },
  { value: "contato", label: "Contato" },
] as const;

export type Part = (typeof PARTS)[number]["value"];

export interface LandingSearch {
  readonly modo?: "visualizar";
  readonly parte?: Part;
  readonly dialog?: "endereco";
}

export function landingSearch(raw: Record<string, unknown>): LandingSearch {
  const part = PARTS.find(({ value }) => value === raw.parte)?.value;
  return {
    ...(raw.modo === "visualizar" && { modo: raw.modo }),
    ...(part && { parte: part }),
    ...(raw.dialog === "endereco" && { dialog: raw.dialog }),
  };
}
