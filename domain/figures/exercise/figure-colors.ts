import type { ExerciseFigureColors } from "./exercise-figure.ts";

export const ON_WHITE: ExerciseFigureColors = {
  body: "#e6e7ef",
  bodyFar: "#d3d5e1",
  line: "#83869f",
  hair: "#8f92a8",
  shoe: "#5a5e72",
  steel: "#7c8098",
  pad: "#50536c",
  load: "#32335b",
  ground: "#eceef4",
  main: "#ed2f59",
  assisting: "#f6a3b5",
};

export const ON_DARK: ExerciseFigureColors = {
  body: "#4a4d66",
  bodyFar: "#3a3c52",
  line: "#9396ad",
  hair: "#6d7089",
  shoe: "#a4a7bd",
  steel: "#8e91a7",
  pad: "#5a5e72",
  load: "#c3c5d6",
  ground: "#2c2e41",
  main: "#ff5c7f",
  assisting: "#a04a63",
};
