export interface SeriesType {
  id: number;
  description: string;
}

/**
 * Kinds of set. Id 1 is the working set; the week's volume counts nothing else, so every other row here is a set
 * that a trainer would leave out of the count. The ids are stable: they are written into stored trainings.
 */
export const seriesTypes: readonly SeriesType[] = [
  { id: 1, description: "Normal" },
  { id: 2, description: "Aquecimento" },
  { id: 3, description: "Preparatória (reconhecimento)" },
  { id: 4, description: "Ativação" },
  { id: 5, description: "Educativa (aprendizagem do movimento)" },
  { id: 6, description: "Teste de carga" },
  { id: 7, description: "Regenerativa" },
];
