import { describe, expect, it } from "vitest";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import { fieldsAsked } from "./type-fields.ts";
import { isAnythingSaid, placeFigures, readTypedRow, saidTexts } from "./typed-row.ts";

const said = (text: string) => saidTexts(readTypedRow(text).said).join(" | ");
const placed = (text: string, exerciseType: ExerciseTypeValue) =>
  placeFigures(
    readTypedRow(text).said,
    fieldsAsked({ exerciseType, technique: null, hiit: false, continuousAerobic: false }),
  );

describe("a row in words", () => {
  it.each([
    ["supino reto 4x8-12 40kg 90s", "supino reto", "4 × 8–12 | 40 kg | 01:30"],
    ["supino reto 4 x 8 a 12 40 kg 1:30", "supino reto", "4 × 8–12 | 40 kg | 01:30"],
    ["Supino reto 4×8–12", "Supino reto", "4 × 8–12"],
    ["4x8-12 supino reto", "supino reto", "4 × 8–12"],
    ["remada 4 séries de 8 a 12 repetições", "remada", "4 × 8–12"],
    ["remada 4 series", "remada", "4 séries"],
    ["rosca 12 rep", "rosca", "12 rep."],
    ["rosca 3x12 reps 10kg", "rosca", "3 × 12 | 10 kg"],
    ["agachamento 3x10, 60 kg, desc 2min", "agachamento", "3 × 10 | 60 kg | descanso 02:00"],
    ["prancha 3x30s 30s", "prancha", "3 × 00:30 | 00:30"],
    ["corrida 20min 140bpm", "corrida", "20:00 | 140 bpm"],
    ["supino 2-0-2-0", "supino", "cadência 2-0-2-0"],
    ["supino cad 3010", "supino", "cadência 3-0-1-0"],
    ["supino 3x8 rir 2", "supino", "3 × 8 | RIR 2"],
    ["supino 3x8 8 RPE", "supino", "3 × 8 | RPE 8"],
  ])("%j is %j with %j", (text, name, figures) => {
    expect([readTypedRow(text).name, said(text)]).toEqual([name, figures]);
  });

  it.each([
    ["22,5kg", "22,5 kg"],
    ["22.5 kg", "22,5 kg"],
    ["7 quilos", "7 kg"],
    ["0kg", ""],
    ["90s", "01:30"],
    ["90 seg", "01:30"],
    ['45"', "00:45"],
    ["1'30", "01:30"],
    ["1min30s", "01:30"],
    ["2 min", "02:00"],
    ["1:05", "01:05"],
  ])("%j is said as %j", (text, figures) => expect(said(`supino ${text}`)).toBe(figures));

  it.each([
    "leg press 45",
    "leg press 45° unilateral",
    "mobilidade de quadril 90/90",
    "supino 4x",
    "supino 4x8-",
    "supino 1.30",
  ])("%j has no figures: all of it stays in the name", (text) => {
    const row = readTypedRow(text);
    expect([row.name, isAnythingSaid(row.said)]).toEqual([text, false]);
  });

  it("keeps what it does not understand in the name", () => {
    expect(readTypedRow("supino banana 3x12 60").name).toBe("supino banana 60");
    expect(readTypedRow("leg press 45° 3x12").name).toBe("leg press 45°");
  });
});

describe("said figures", () => {
  it("go to the fields of the exercise's type", () => {
    expect(placed("supino 4x8-12 22,5kg 90s 2-0-2-0", "resistence")).toEqual({
      figures: { series: "4", minReps: "8", maxReps: "12", load: "22,5", rest: "01:30", cadence: "2-0-2-0" },
      unplaced: [],
    });
    expect(placed("mobilidade 2x10 30s", "mobility").figures).toEqual({ series: "2", maxReps: "10", rest: "00:30" });
  });

  it("of a maximum alone take away the minimum of the row above", () =>
    expect(placed("supino 4x12", "resistence").figures).toEqual({ series: "4", minReps: "", maxReps: "12" }));

  it("of time are the duration first where there is one, then the rest", () => {
    expect(placed("alongamento 3x30s 15s", "stretching").figures).toEqual({
      series: "3",
      duration: "00:30",
      rest: "00:15",
    });
    expect(placed("corrida 20min 140bpm", "exerc_aerobicos").figures).toEqual({
      duration: "00:20:00",
      heartRate: "140",
    });
    expect(placed("supino desc 2min", "resistence").figures).toEqual({ rest: "02:00" });
  });

  it("that the type has no field for are told", () => {
    expect(placed("supino 3x10 140bpm", "resistence").unplaced).toEqual(["140 bpm"]);
    expect(placed("corrida 3x10 20min", "exerc_aerobicos").unplaced).toEqual(["3 × 10"]);
    expect(placed("supino 90s 30s", "resistence").unplaced).toEqual(["00:30"]);
  });

  it("of effort are a note", () => expect(placed("supino rir 2", "resistence").figures).toEqual({ notes: "RIR 2" }));
});
