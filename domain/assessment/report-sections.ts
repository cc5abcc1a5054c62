/** In the order of the dialog. `studentReads`: the student's own report has it; the rest is the trainer's working material. */
export const REPORT_SECTIONS = [
  { code: "heart", label: "Frequência cardíaca e pressão arterial", studentReads: true },
  { code: "biochemical", label: "Dados bioquímicos", studentReads: true },
  { code: "caloric_expenditure", label: "Gasto calórico e VO2", studentReads: true },
  { code: "perimeter", label: "Perimetria e composição corporal", studentReads: true },
  { code: "somatotype", label: "Somatotipo", studentReads: false },
  { code: "posture", label: "Postura", studentReads: false },
  { code: "photos", label: "Fotos posturais", studentReads: true },
  { code: "strength", label: "Teste de força", studentReads: false },
] as const;

export type ReportSection = (typeof REPORT_SECTIONS)[number]["code"];

const CODES: readonly ReportSection[] = REPORT_SECTIONS.map(({ code }) => code);

export const inReportOrder = (sections: readonly ReportSection[]): ReportSection[] =>
  CODES.filter((code) => sections.includes(code));

export const sectionsReadBy = (role: string): ReportSection[] =>
  REPORT_SECTIONS.filter(({ studentReads }) => studentReads || role !== "student").map(({ code }) => code);
