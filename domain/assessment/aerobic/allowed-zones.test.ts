import { expect, it } from "vitest";
import type { Screening } from "../../students/readiness/screening.ts";
import { allowedZones, trainingZones } from "./training-zones.ts";

const heart = { ageYears: 40, restingHeartRate: 60, obstacle: null };
const within = (verdict: Screening["verdict"], up_to: Screening["up_to"], over = {}) => {
  const { zones, limit } = allowedZones({ ...heart, ...over, screening: { verdict, up_to } });
  return [zones.map(({ label }) => label), limit];
};

it.each<[Screening["verdict"], Screening["up_to"], readonly string[], string | null]>([
  [null, null, ["Leve", "Moderada", "Vigorosa", "Quase máxima"], null],
  ["may_begin", null, ["Leve", "Moderada", "Vigorosa", "Quase máxima"], null],
  [
    "may_begin",
    "moderate",
    ["Leve", "Moderada"],
    "Triagem: por enquanto, esforço no máximo moderado; as zonas acima ficam para depois.",
  ],
  [
    "clearance_for_hard",
    "moderate",
    ["Leve", "Moderada"],
    "Triagem: esforço no máximo moderado; as zonas acima, só com liberação médica.",
  ],
  ["clearance_first", "light", ["Leve"], "Triagem: esforço no máximo leve; as zonas acima, só com liberação médica."],
  [
    "stop",
    "light",
    ["Leve"],
    "Triagem: parar e procurar o médico; as zonas acima de esforço leve, só com liberação médica.",
  ],
])("a screening of %s up to %s leaves the zones %j", (verdict, upTo, labels, limit) => {
  expect(within(verdict, upTo)).toEqual([labels, limit]);
});

it("the zones that stay keep their rates, and talk and effort are limited as the beats are", () => {
  const screening = { verdict: "clearance_first", up_to: "light" } as const;
  expect(allowedZones({ ...heart, screening }).zones).toEqual(trainingZones(heart).zones.slice(0, 1));
  expect(within("clearance_first", "light", { obstacle: "medicine" })[0]).toEqual(["Leve"]);
});
