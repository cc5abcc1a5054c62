export interface ActivityLevel {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Physical activity levels of adults.
 * FAO/WHO/UNU. Human energy requirements: report of a joint expert consultation, Rome 2001. Rome: FAO; 2004, table 5.3.
 */
export const ACTIVITY_LEVELS: readonly ActivityLevel[] = [
  { label: "Sedentário ou leve", from: 1.4, to: 1.69 },
  { label: "Ativo ou moderado", from: 1.7, to: 1.99 },
  { label: "Intenso", from: 2.0, to: 2.4 },
];
