import { describe, expect, it } from "vitest";
import { type LastHelped, proposeHelp } from "./propose-help.ts";
import { withoutRaise } from "./propose-load.ts";

const last = (repetitions: readonly number[], helpKg: number, changes: Partial<LastHelped> = {}): LastHelped => ({
  sets: repetitions.map((count) => ({ repetitions: count, load_kg: helpKg })),
  pain: null,
  series: 3,
  minReps: 8,
  maxReps: 12,
  repsPattern: null,
  stepKg: 5,
  bodyKg: 80,
  ...changes,
});

describe("the proposed help of an assisted machine", () => {
  it.each<[string, LastHelped, string, number | null, RegExp]>([
    ["all sets at the highest", last([12, 12, 12], 30), "raise", 25, /^Todas as séries com 12 .*: tira 5 kg da ajuda/],
    ["a step of exactly a tenth of what is lifted", last([12, 12, 12], 30), "raise", 25, /tira 5 kg/],
    [
      "a step of more than a tenth of it",
      last([12, 12, 12], 35),
      "repeat",
      35,
      /5 kg a menos de ajuda são 11 % do que levanta: antes, faz mais 2 repetições com 35 kg de ajuda/,
    ],
    ["what more repetitions allow now", last([14, 14, 14], 35, { maxReps: 14, minReps: 7 }), "raise", 30, /tira 5 kg/],
    ["too coarse a step even for 20", last([20, 20, 20], 65, { maxReps: 20 }), "hold", 65, /use um passo menor/],
    ["one set one short", last([12, 12, 11], 30), "hold", 30, /mantém 30 kg de ajuda/],
    ["a set missing", last([12, 12], 30), "hold", 30, /2 de 3 séries feitas/],
    ["most sets below", last([9, 7, 7], 30), "reduce", 35, /abaixo de 8 repetições: dá 5 kg a mais de ajuda/],
    ["pain of 4", last([12, 12, 12], 30, { pain: 4 }), "reduce", 35, /^Dor 4.*dá 5 kg a mais de ajuda/],
    ["pain of 7", last([12, 12, 12], 30, { pain: 7 }), "remove", null, /pare este exercício/],
    ["two steps left", last([12, 12, 12], 10), "raise", 5, /tira 5 kg/],
    ["the least help", last([12, 12, 12], 5), "hold", 5, /já é a menor da máquina.*sem ajuda/],
    ["less than a step and a half", last([12, 12, 12], 7.5), "hold", 7.5, /já é a menor/],
  ])("after %s", (_, time, change, proposedKg, reason) => {
    const words = expect.stringMatching(reason);
    expect(proposeHelp(time)).toMatchObject({ change, proposedKg, reason: words });
  });

  it("goes by the set with the least help, which all must have had", () => {
    const sets = [30, 30, 35].map((load_kg) => ({ repetitions: 12, load_kg }));
    expect(proposeHelp(last([], 30, { sets }))).toMatchObject({ change: "hold", lastKg: 30, proposedKg: 30 });
  });

  it("is none where the body's weight is unknown, but for strong pain", () => {
    expect(proposeHelp(last([12, 12, 12], 30, { bodyKg: null }))).toBeNull();
    expect(proposeHelp(last([12, 12, 12], 30, { bodyKg: null, pain: 8 }))).toMatchObject({ change: "remove" });
  });

  it.each([
    ["as much helped as the body weighs", last([12, 12, 12], 80)],
    ["nothing helped", last([12, 12, 12], 0)],
  ])("is none where %s", (_, time) => expect(proposeHelp(time)).toBeNull());

  it("does not fall without the doctor's clearance", () => {
    const proposal = proposeHelp(last([12, 12, 12], 30));
    expect(proposal && withoutRaise(proposal)).toMatchObject({ change: "hold", lastKg: 30, proposedKg: 30 });
  });
});
