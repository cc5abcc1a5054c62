const HEADINGS = [
  "Nome",
  "E-mail",
  "Data da avaliação",
  "Massa (kg)",
  "Estatura (cm)",
  "FC de repouso",
  "Protocolo",
  "Cintura",
  "Abdômen",
  "Quadril",
  "Braço direito relaxado",
  "Braço direito contraído",
  "Perímetro: Coxa medial direita",
  "Perímetro: Panturrilha direita",
  "Dobra: Tríceps",
  "Dobra: Subescapular",
  "Dobra: Peitoral",
  "Dobra: Axilar média",
  "Dobra: Supra-ilíaca",
  "Dobra: Abdominal",
  "Dobra: Coxa média",
];

const EXAMPLE = [
  "Maria Exemplo da Silva",
  "maria@exemplo.com.br",
  "15/03/2021",
  "64,5",
  "165",
  "68",
  "Pollock - 7 Dobras",
  "72,5",
  "80",
  "98,5",
  "28",
  "30",
  "54",
  "35",
  "16",
  "14,5",
  "9",
  "11",
  "15",
  "20",
  "24",
];

/** With the mark by which Excel knows UTF-8, and the semicolons that a Brazilian Excel expects. */
export const EVALUATIONS_CSV = `\uFEFF${[HEADINGS, EXAMPLE].map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\r\n")}\r\n`;

export const EVALUATIONS_CSV_NAME = "modelo-avaliacoes.csv";
