/** The product's mark, a plumb line: SVG path data on a square of 28 units. The same on the screen and on paper. */
export const MARK = {
  size: 28,
  lines: [
    { path: "M5 3.5L23 3.5", width: 2.5, cap: "round" },
    { path: "M14 4L14 14", width: 1.75, cap: "butt" },
  ],
  bob: { path: "M8.5 14L19.5 14L18 20L14 26L10 20Z", color: "#ed2f59" },
} as const;
