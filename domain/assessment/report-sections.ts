/** In the order of the dialog. */
export const REPORT_SECTIONS = [
  { code: "cover", label: "Capa" },
  { code: "summary", label: "Resumo com gráficos (uma página)" },
  { code: "heart", label: "Frequência cardíaca e pressão arterial" },
  { code: "biochemical", label: "Dados bioquímicos" },
  { code: "caloric_expenditure", label: "Gasto calórico e VO2" },
  { code: "perimeter", label: "Perimetria e composição corporal" },
  { code: "body_composition_devices", label: "Bioimpedância e DXA" },
  { code: "somatotype", label: "Somatotipo" },
  { code: "posture", label: "Postura" },
  { code: "photos", label: "Fotos posturais" },
  { code: "strength", label: "Teste de força" },
  { code: "function", label: "Testes funcionais" },
  { code: "opinion", label: "Parecer" },
  { code: "zones", label: "Zonas de treino (página para a parede)" },
] as const;

export type ReportSection = (typeof REPORT_SECTIONS)[number]["code"];

/** Not measured, and printed only where it is asked for. */
export const ON_REQUEST: ReportSection = "zones";

/** Made of what was measured; no measures of their own. */
export const FRONT_PAGES: readonly ReportSection[] = ["cover", "summary"];

const CODES: readonly ReportSection[] = REPORT_SECTIONS.map(({ code }) => code);

export const inReportOrder = (sections: readonly ReportSection[]): ReportSection[] =>
  CODES.filter((code) => sections.includes(code));
