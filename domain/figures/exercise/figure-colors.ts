import type { ExerciseFigureColors } from "./exercise-figure.ts";

/** On paper and as pictures; `Figure.module.css` has them for screens. */
export const ON_WHITE: ExerciseFigureColors = {
  body: "#e6e7ef",
  bodyFar: "#d3d5e1",
  line: "#8b8ea6",
  hair: "#71758b",
  shoe: "#5a5e72",
  steel: "#71758b",
  pad: "#3c3f50",
  load: "#24263a",
  ground: "#e6e6ee",
  main: "#ed2f59",
  assisting: "#fc94ab",
};

export const ON_DARK: ExerciseFigureColors = {
  body: "#a3a6bc",
  bodyFar: "#7e8199",
  line: "#3a3c52",
  hair: "#4a4d63",
  shoe: "#bbbdcc",
  steel: "#9fa1b5",
  pad: "#565a78",
  load: "#d9dae4",
  ground: "#303247",
  main: "#ed2f59",
  assisting: "#c2607c",
};
