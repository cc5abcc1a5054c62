const HEADINGS = [
  "Nome",
  "Tipo de exercício",
  "Grupos musculares",
  "Desvios posturais",
  "Equipamento",
  "Como executar",
  "Link do vídeo",
];

const EXAMPLE = [
  "Supino com halteres",
  "Resistido",
  "Peitoral, Tríceps",
  "",
  "Halteres e banco",
  "Deite no banco. Desça os halteres até a linha do peito e suba.",
  "",
];

/** A template: the headings and an example. With the mark by which Excel knows UTF-8, and the semicolons that a Brazilian Excel expects. */
export const TEMPLATE_CSV = `\uFEFF${[HEADINGS, EXAMPLE].map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\r\n")}\r\n`;

export const TEMPLATE_NAME = "modelo-exercicios.csv";
