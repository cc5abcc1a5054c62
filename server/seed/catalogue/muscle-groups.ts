/** The twelve worked-muscle groups of the product, in its order. The ids are stable: stored trainings refer to them. */
export const muscleGroups = [
  { id: 1, name: "Bíceps" },
  { id: 2, name: "Tríceps" },
  { id: 3, name: "Dorsais" },
  { id: 4, name: "Peitoral" },
  { id: 5, name: "Deltoides" },
  { id: 6, name: "Abdômen" },
  { id: 7, name: "Glúteos" },
  { id: 8, name: "Isquiotibiais" },
  { id: 9, name: "Adutores" },
  { id: 10, name: "Quadríceps" },
  { id: 11, name: "Panturrilhas" },
  { id: 12, name: "Core" },
] as const;

export type MuscleGroupName = (typeof muscleGroups)[number]["name"];
