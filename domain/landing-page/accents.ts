export const ACCENTS = { raspberry: "Framboesa", indigo: "Índigo", forest: "Mata" } as const;

export type Accent = keyof typeof ACCENTS;

export const isAccent = (text: string): text is Accent => Object.hasOwn(ACCENTS, text);
