/** The colours that a page may be in, with the names that the editor shows. */
export const ACCENTS = { raspberry: "Framboesa", indigo: "Índigo", forest: "Mata" } as const;

export type Accent = keyof typeof ACCENTS;

export const isAccent = (text: string): text is Accent => Object.hasOwn(ACCENTS, text);
