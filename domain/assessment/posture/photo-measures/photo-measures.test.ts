import { describe, expect, test } from "vitest";
import { recordOf } from "../../../record.ts";
import { isPostureChoice } from "../catalogue.ts";
import { markingError, photoChanges } from "./change.ts";
import { horizontalAngle, interiorAngle } from "./geometry.ts";
import { landmarksOf } from "./landmarks.ts";
import { measurePhoto, type PhotoPoints } from "./measures.ts";
import { postureProposals } from "./proposals.ts";

const marks = (points: PhotoPoints, plumb_cm: number | null = null) => ({ points, plumb_cm });
const figureOf = (key: string, view: Parameters<typeof measurePhoto>[0], points: PhotoPoints) =>
  measurePhoto(view, marks(points)).measures.find((measure) => measure.key === key)?.value;

describe("the worked examples", () => {
  test("a line is positive where the left side is higher", () => {
    expect(horizontalAngle({ x: 400, y: 500 }, { x: 800, y: 486 })).toBeCloseTo(2, 2);
    expect(horizontalAngle({ x: 400, y: 500 }, { x: 800, y: 507 })).toBeCloseTo(-1, 2);
  });

  test("an angle at a joint", () => {
    expect(interiorAngle({ x: 500, y: 900 }, { x: 510, y: 1300 }, { x: 508, y: 1680 })).toBeCloseTo(178.27, 2);
    expect(interiorAngle({ x: 1, y: 1 }, { x: 1, y: 1 }, { x: 2, y: 2 })).toBeNull();
  });

  test("a head in profile, facing the left", () => {
    const points = { tragus: { x: 480, y: 300 }, c7: { x: 560, y: 390 } };
    expect(figureOf("head_forward", "left_profile", points)).toBe(48.4);
  });

  test("points that lie the wrong way round measure nothing", () => {
    const points = { tragus: { x: 500, y: 300 }, c7: { x: 560, y: 390 } };
    expect(measurePhoto("right_profile", marks(points))).toEqual({
      tilt: null,
      problem: "points_exchanged",
      measures: [],
    });
  });
});

describe("the plumb line", () => {
  const leaning = {
    plumb_top: { x: 1000 + 1000 * Math.tan((2 * Math.PI) / 180), y: 0 },
    plumb_bottom: { x: 1000, y: 1000 },
  };

  test("corrects every angle by its tilt", () => {
    // The camera was turned by 2°: level shoulders look 2° lower on the left.
    const shoulders = {
      acromion_right: { x: 400, y: 500 },
      acromion_left: { x: 800, y: 500 + 400 * Math.tan((2 * Math.PI) / 180) },
    };
    expect(figureOf("acromions", "front", { ...leaning, ...shoulders })).toBe(0);
    expect(figureOf("acromions", "front", shoulders)).toBe(-2);
  });

  test("asks for another photo from 3° on", () => {
    const of = (x: number) =>
      measurePhoto("front", marks({ plumb_top: { x, y: 0 }, plumb_bottom: { x: 0, y: 1000 } })).problem;
    expect(of(1000 * Math.tan((2.99 * Math.PI) / 180))).toBeNull();
    expect(of(1000 * Math.tan((3.01 * Math.PI) / 180))).toBe("plumb_tilted");
  });

  test("gives the scale of distances, and without it there are none", () => {
    const back = { t3: { x: 500, y: 400 }, scapula_left: { x: 420, y: 600 }, scapula_right: { x: 600, y: 600 } };
    const plumb = { plumb_top: { x: 100, y: 0 }, plumb_bottom: { x: 100, y: 1000 } };
    const measured = measurePhoto("back", marks({ ...back, ...plumb }, 100)).measures;
    expect(measured.map(({ key, value }) => [key, value])).toEqual([
      ["scapula_right", 10],
      ["scapula_left", 8],
      ["scapulae", 20],
    ]);
    expect(measurePhoto("back", marks({ ...back, ...plumb })).measures.map(({ key }) => key)).toEqual(["scapulae"]);
  });
});

test("a knee behind its line is hyperextended, whichever way the person faces", () => {
  const points = { trochanter: { x: 500, y: 900 }, knee: { x: 480, y: 1300 }, malleolus: { x: 500, y: 1700 } };
  const mirrored = recordOf(Object.entries(points).map(([key, { x, y }]) => [key, { x: 1000 - x, y }] as const));
  expect(figureOf("knee", "right_profile", points)).toBe(185.7);
  expect(figureOf("knee", "left_profile", mirrored)).toBe(185.7);
  expect(figureOf("knee", "left_profile", points)).toBe(174.3);
});

test("a pelvis whose front spine is lower is positive on both sides", () => {
  const points = { asis: { x: 600, y: 520 }, psis: { x: 400, y: 485 } };
  expect(figureOf("pelvis", "right_profile", points)).toBe(9.9);
  const mirrored = { asis: { x: 400, y: 520 }, psis: { x: 600, y: 485 } };
  expect(figureOf("pelvis", "left_profile", mirrored)).toBe(9.9);
});

test("every landmark serves a measure", () => {
  for (const view of ["front", "back", "left_profile", "right_profile"] as const) {
    const keys = landmarksOf(view).map(({ key }) => key);
    const at = (key: string, index: number) => ({ x: sideOf(view, key) * 100 + 500, y: 100 + 90 * index });
    const points = recordOf(keys.map((key, index) => [key, at(key, index)] as const));
    const whole = measurePhoto(view, marks(points, 100));
    expect(whole.problem).toBeNull();
    for (const key of keys.filter((one) => !one.startsWith("plumb"))) {
      const { [key]: _, ...rest } = points;
      expect(measurePhoto(view, marks(rest, 100)).measures.length, key).toBeLessThan(whole.measures.length);
    }
  }
});

/** How many hundred pixels to the right of the middle. */
function sideOf(view: string, key: string): number {
  if (key.endsWith("_left")) return view === "front" ? 1 : -1;
  if (key.endsWith("_right")) return view === "front" ? -1 : 1;
  const leads = key === "tragus" || key === "asis";
  if (leads) return view === "left_profile" ? -1 : 1;
  return 0;
}

describe("what follows", () => {
  const slanted = (degrees: number) =>
    measurePhoto(
      "front",
      marks({
        acromion_right: { x: 0, y: 0 },
        acromion_left: { x: 1000, y: -1000 * Math.tan((degrees * Math.PI) / 180) },
      }),
    ).measures;

  test("a slant from 2° on proposes an option that exists, on the side that is higher", () => {
    expect(postureProposals(slanted(1.9))).toEqual([]);
    const [left] = postureProposals(slanted(2));
    expect(left).toEqual({ field: "ombro_1", option: "elevado", because: "Acrômios: 2°, esquerdo mais alto" });
    const [right] = postureProposals(slanted(-4));
    expect(right?.field).toBe("ombro_2");
    expect(isPostureChoice("ombro_2", right?.option ?? "")).toBe(true);
  });

  test("a head in profile is proposed as forward below two deviations of healthy necks", () => {
    const of = (angle: number) =>
      postureProposals([{ key: "head_forward", label: "", value: angle, unit: "°", direction: "", reference: null }]);
    expect(of(46.4)).toEqual([]);
    expect(of(46.3)).toMatchObject([{ field: "cabeca_1", option: "anteriorizada" }]);
  });

  test("two photos differ from 7.5° on", () => {
    expect(photoChanges(slanted(0), slanted(7.4))).toEqual([
      { key: "acromions", before: 0, difference: 7.4, isReal: false },
    ]);
    expect(photoChanges(slanted(0), slanted(7.5))).toMatchObject([{ isReal: true }]);
    expect(photoChanges([], slanted(7.5))).toEqual([]);
  });

  test("a second marking tells the marker's error", () => {
    const pairs = [1, -1, 2].map((difference) => ({ first: slanted(3), second: slanted(3 + difference) }));
    expect(markingError(pairs, "acromions")).toBeCloseTo(1, 5);
    expect(markingError(pairs.slice(0, 1), "acromions")).toBeNull();
    expect(markingError(pairs, "q_left")).toBeNull();
  });
});
