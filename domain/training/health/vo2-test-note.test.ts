import { expect, it } from "vitest";
import { VO2_PROTOCOLS } from "../../periodisation/vo2-protocols.ts";
import { vo2TestNote } from "./vo2-test-note.ts";

const FREE = { verdict: "may_begin", up_to: null, isPregnant: false } as const;

const advisedAgainst = (person: Parameters<typeof vo2TestNote>[1]) =>
  VO2_PROTOCOLS.map(({ code }) => code).filter((code) => vo2TestNote(code, person) !== null);

const MAXIMAL = ["protocol_3", "protocol_4", "protocol_5", "shuttle_20m"];

it("nothing speaks against a test of a person who may train without a limit, or was not screened", () => {
  expect(advisedAgainst(FREE)).toEqual([]);
  expect(advisedAgainst({ ...FREE, verdict: null })).toEqual([]);
});

it("who may go up to moderate takes no vigorous and no maximal test", () => {
  expect(advisedAgainst({ ...FREE, up_to: "moderate" })).toEqual([
    ...["protocol_1", "protocol_2", "protocol_3", "protocol_4", "protocol_5", "queens_step"],
    ...["shuttle_20m", "ukk_walk", "mile_jog"],
  ]);
  expect(vo2TestNote("protocol_3", { ...FREE, up_to: "moderate" })).toBe(
    "Triagem: esforço até moderado, e este teste é de esforço máximo. Escolha um mais leve.",
  );
});

it("who needs a doctor first takes none; the report of a doctor's own test is entered", () => {
  for (const verdict of ["stop", "clearance_first"] as const)
    expect(advisedAgainst({ ...FREE, verdict, up_to: "light" })).toHaveLength(VO2_PROTOCOLS.length - 1);
  expect(vo2TestNote("bruce_treadmill", { ...FREE, verdict: "stop", up_to: "light" })).toBeNull();
});

it("a pregnant person takes no maximal test, even one who was cleared", () => {
  expect(advisedAgainst({ ...FREE, isPregnant: true }).sort()).toEqual(MAXIMAL.toSorted());
});
