/**
 * The twelve worked-muscle groups of the product, in its order and its spelling ("Pantirrilhas" included: it is the
 * word users know from the screens). The ids are stable: they are written into stored trainings.
 */
export const muscleGroups = [
  { id: 1, name: "Bíceps" },
  { id: 2, name: "Tríceps" },
  { id: 3, name: "Dorsais" },
  { id: 4, name: "Peitoral" },
  { id: 5, name: "Deltóides" },
  { id: 6, name: "Abdômen" },
  { id: 7, name: "Glúteos" },
  { id: 8, name: "Isquiotibaiais" },
  { id: 9, name: "Adutores" },
  { id: 10, name: "Quadríceps" },
  { id: 11, name: "Pantirrilhas" },
  { id: 12, name: "Core" },
] as const;

export type MuscleGroupName = (typeof muscleGroups)[number]["name"];
