/** The accent of the area, light enough on a dark card. */
export const CHART_COLOR = "light-dark(var(--mantine-primary-color-6), var(--mantine-primary-color-4))";
