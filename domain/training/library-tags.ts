/** The equipment that a training of the library asks for, at most. */
export const LIBRARY_EQUIPMENT = {
  gym: "Academia",
  dumbbells: "Halteres",
  bands: "Elásticos",
  body: "Peso do corpo",
} as const;
