/** What a tutorial is about, by its code on the wire. */
export const TUTORIAL_TYPES = [
  { value: 1, label: "Como usar o produto" },
  { value: 2, label: "Guia de fotos posturais" },
] as const;
