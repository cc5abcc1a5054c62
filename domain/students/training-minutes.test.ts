import { expect, it } from "vitest";
import { trainingMinutes } from "./training-minutes.ts";

it.each([
  ["19h às 20h15", 75],
  ["6h30 às 7h40", 70],
  ["das 6:30 às 7:30", 60],
  ["18h–19h", 60],
])("%s lasts %i minutes", (answer, minutes) => {
  expect(trainingMinutes(answer)).toBe(minutes);
});

it.each([null, undefined, "", "à noite", "depois das 19h", "20h às 19h", "19h às 19h"])(
  "%s does not say how long",
  (answer) => {
    expect(trainingMinutes(answer)).toBeNull();
  },
);
