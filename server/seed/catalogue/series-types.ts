export interface SeriesType {
  id: number;
  description: string;
}

/** The week's volume counts only id 1, the working set. The ids are stable: they are written into stored trainings. */
export const seriesTypes: readonly SeriesType[] = [
  { id: 1, description: "Normal" },
  { id: 2, description: "Aquecimento" },
  { id: 3, description: "Preparatória (reconhecimento)" },
  { id: 4, description: "Ativação" },
  { id: 5, description: "Educativa (aprendizagem do movimento)" },
  { id: 6, description: "Teste de carga" },
  { id: 7, description: "Regenerativa" },
];
