export const TUTORIAL_TYPES = [
  { value: 1, label: "Como usar o produto" },
  { value: 2, label: "Guia de fotos posturais" },
] as const;
