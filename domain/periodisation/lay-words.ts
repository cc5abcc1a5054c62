const LAY_WORDS = { Macrociclo: "Plano", Mesociclo: "Fase", Microciclo: "Semana" } as const;

/** "Mesociclo 3" is "Fase 3" to a student. A name of the trainer's own stays. */
export const layCycleName = (name: string): string =>
  Object.entries(LAY_WORDS).reduce(
    (text, [trade, lay]) => (text.startsWith(`${trade} `) ? lay + text.slice(trade.length) : text),
    name,
  );
