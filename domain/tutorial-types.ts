export const TUTORIAL_TYPES = [
  { value: 1, label: "Como usar o produto" },
  { value: 2, label: "Guia de fotos posturais" },
] as const;

export const TUTORIAL_AUDIENCES = {
  trainer: "Personal",
  student: "Aluno",
  everyone: "Os dois",
} as const;
