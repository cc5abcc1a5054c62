import { videoOf } from "../../text/video-link.ts";
import { EXERCISE_TYPES } from "../../training/exercise-types.ts";
import type { ColumnKinds } from "../spreadsheet/columns.ts";
import { readExerciseType } from "./cells.ts";

export const NEEDED_FIELDS = ["name"] as const;

export const EXERCISE_COLUMNS: ColumnKinds = {
  fields: [
    {
      key: "name",
      label: "Nome",
      headings: [
        "exercicio",
        "exercicios",
        "nome do exercicio",
        "nome exercicio",
        "movimento",
        "titulo",
        "exercise",
        "exercise name",
        "name",
      ],
    },
    {
      key: "exercise_type",
      label: "Tipo de exercício",
      headings: ["tipo", "tipo exercicio", "tipo do exercicio", "categoria", "modalidade", "classificacao", "type"],
    },
    {
      key: "muscle_group_ids",
      label: "Grupos musculares",
      headings: [
        "grupo",
        "grupos",
        "grupo muscular",
        "musculo",
        "musculos",
        "musculatura",
        "musculos trabalhados",
        "musculos envolvidos",
        "grupamento",
        "grupamento muscular",
        "muscle group",
      ],
    },
    {
      key: "postural_deviation_ids",
      label: "Desvios posturais",
      headings: ["desvio", "desvios", "desvio postural", "postura", "alteracoes posturais"],
    },
    {
      key: "equipament_needed",
      label: "Equipamento",
      headings: [
        "equipamentos",
        "aparelho",
        "aparelhos",
        "material",
        "materiais",
        "acessorio",
        "acessorios",
        "maquina",
      ],
    },
    {
      key: "execution",
      label: "Como executar",
      headings: [
        "execucao",
        "modo de execucao",
        "descricao",
        "descricao da execucao",
        "instrucao",
        "instrucoes",
        "orientacao",
        "orientacoes",
        "como fazer",
      ],
    },
    {
      key: "link",
      label: "Link do vídeo",
      headings: ["link", "video", "videos", "url", "url do video", "link video", "link youtube", "youtube"],
    },
  ],
  looks: {
    link: (cell) => videoOf(cell.trim()) !== null,
    exercise_type: (cell) => "value" in readExerciseType(cell),
  },
};

export const CLOSED_ANSWERS: ReadonlyMap<string, readonly string[]> = new Map([
  ["exercise_type", EXERCISE_TYPES.map(({ label }) => label)],
]);

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
