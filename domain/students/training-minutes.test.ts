import { describe, expect, it } from "vitest";
import { trainingMinutes } from "./training-minutes.ts";

describe("the time for a training", () => {
  it.each<[string, number]>([
    ["das 6h às 7h", 60],
    ["19h às 20h15", 75],
    ["5h30 às 6h40", 70],
    ["Das 18:00 às 19:30", 90],
    ["18:00 - 19:30", 90],
    ["18h–19h", 60],
    ["das 6 às 7", 60],
    ["18 às 19h", 60],
    ["entre 17h e 18h", 60],
    ["6 horas até 7 horas e depois trabalho", 60],
    ["de segunda a sexta, das 12h às 13h", 60],
    ["23h15 às 0h", 45],
    ["6h às 7h ou 18h às 19h", 60],
    ["1h", 60],
    ["1h30", 90],
    ["1 hora", 60],
    ["1 hora e meia", 90],
    ["1 hora e 15", 75],
    ["2 horas por dia", 120],
    ["50 minutos", 50],
    ["45min", 45],
  ])("of %s is %d minutes", (text, minutes) => {
    expect(trainingMinutes(text)).toBe(minutes);
  });

  it.each([
    null,
    undefined,
    "",
    "de manhã",
    "às 18h",
    "depois das 19h",
    "20h às 19h",
    "19h às 19h",
    "a partir das 2h",
    "6h às 7h, no sábado 9h às 11h",
    "6h às 6h14",
    "6h às 10h01",
    "10 min",
  ])("is not known from %s", (text) => {
    expect(trainingMinutes(text)).toBeNull();
  });

  it("is at least 15 and at most 240 minutes", () => {
    expect(trainingMinutes("6h às 6h15")).toBe(15);
    expect(trainingMinutes("6h às 10h")).toBe(240);
  });
});
