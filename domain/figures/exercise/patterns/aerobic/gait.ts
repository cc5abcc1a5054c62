import { recordOf } from "../../../../record.ts";
import { bodyOf } from "../../body.ts";
import { hill, slopeAt, trackLines, treadmill, treadmillAt } from "../../equipment/cardio.ts";
import { fleshOf } from "../../flesh.ts";
import type { Pattern } from "../../pattern.ts";
import type { Leg, Pose } from "../../pose.ts";
import { HIP_HEIGHT } from "../../posing/stance.ts";
import { round } from "../../posing/variants.ts";

/** Degrees at tenths of one leg's cycle, from contact to contact. */
type Course = readonly [number, number, number, number, number, number, number, number, number, number];

interface Pace {
  readonly label: string;
  readonly hip: Course;
  readonly knee: Course;
  readonly ankle: Course;
  readonly lean: number;
  readonly elbow: number;
  readonly swing: number;
  /** Centimetres that the body flies between the steps. */
  readonly flight: number;
  readonly seconds: number;
}

/** Degrees at tenths of the cycle, as typical curves of walking and running run: drawn by eye, not measured. */
const PACES = {
  walk: {
    label: "Caminhada",
    hip: [29, 25, 17, 8, -2, -10, -5, 12, 25, 30],
    knee: [6, 17, 16, 9, 6, 12, 40, 60, 46, 16],
    ankle: [0, -5, 4, 8, 11, 4, -17, -6, 1, 2],
    lean: 2,
    elbow: 28,
    swing: 26,
    flight: 0,
    seconds: 1.2,
  },
  jog: {
    label: "Trote, ou alternado com caminhada",
    hip: [32, 28, 18, 4, -4, 2, 18, 34, 42, 40],
    knee: [16, 36, 36, 22, 26, 62, 84, 78, 46, 18],
    ankle: [4, 18, 20, 2, -18, -12, -2, 2, 4, 5],
    lean: 6,
    elbow: 88,
    swing: 30,
    flight: 4,
    seconds: 0.95,
  },
  run: {
    label: "Corrida",
    hip: [38, 30, 14, -4, -10, 4, 28, 48, 55, 48],
    knee: [18, 40, 36, 20, 30, 76, 104, 96, 58, 22],
    ankle: [4, 20, 18, -6, -24, -14, -2, 2, 4, 5],
    lean: 9,
    elbow: 92,
    swing: 42,
    flight: 6,
    seconds: 0.85,
  },
  sprint: {
    label: "Tiro",
    hip: [42, 28, 6, -12, -14, 8, 44, 72, 80, 62],
    knee: [22, 36, 28, 16, 36, 96, 128, 112, 76, 34],
    ankle: [-6, 10, 6, -20, -30, -14, 0, 4, 4, 0],
    lean: 13,
    elbow: 92,
    swing: 58,
    flight: 7,
    seconds: 0.7,
  },
} as const satisfies Record<string, Pace>;

const PLACES = {
  ground: { label: "No chão", incline: 0 },
  track: { label: "Na pista", incline: 0 },
  treadmill: { label: "Na esteira", incline: 0 },
  "inclined-treadmill": { label: "Na esteira inclinada", incline: 8 },
  hill: { label: "Em subida", incline: 10 },
} as const;

type Ground = keyof typeof PLACES;

const isTreadmill = (place: Ground) => place === "treadmill" || place === "inclined-treadmill";

const groundAt = (place: Ground, x: number): number =>
  isTreadmill(place) ? treadmillAt(x, PLACES[place].incline) : slopeAt(x, PLACES[place].incline);

const POSES = 20;

function courseAt(course: Course, share: number): number {
  const at = (((share % 1) + 1) % 1) * course.length;
  const index = Math.floor(at);
  const [from, to] = [course[index] ?? 0, course[(index + 1) % course.length] ?? 0];
  return from + (to - from) * (at - index);
}

/** Centimetres of the lower foot above the ground. */
function clearance(pose: Pose, place: Ground): number {
  const shoes = fleshOf(bodyOf(pose)).flatMap(({ shoe }) => shoe ?? []);
  return Math.min(...shoes.map(({ at: [x, y], radius }) => y - radius - groundAt(place, x)));
}

/** Steps of both legs are half a cycle apart; the body flies after each foot has left the ground. */
const FLIGHT = { from: 0.36, to: 0.5 };

function gaitPose(pace: Pace, place: Ground, share: number): Pose {
  const { incline } = PLACES[place];
  const swing = Math.cos(2 * Math.PI * share) * pace.swing;
  const lean = pace.lean + incline * 0.6;
  const arm = (flex: number) => ({ flex: flex + lean - 6, abd: 8, elbow: pace.elbow + flex * 0.25, rot: 12 });
  const leg = (at: number): Leg => ({
    flex: courseAt(pace.hip, at) + lean,
    abd: -1,
    knee: courseAt(pace.knee, at) + incline,
    ankle: courseAt(pace.ankle, at) + incline,
  });
  const pose: Pose = {
    hips: [0, HIP_HEIGHT, 0],
    lean,
    spine: { twist: swing * 0.18 },
    arms: [arm(-swing), arm(swing)],
    legs: [leg(share), leg(share + 0.5)],
  };
  const step = share % 0.5;
  const flown = Math.max(0, (step - FLIGHT.from) / (FLIGHT.to - FLIGHT.from));
  const flight = pace.flight * Math.sin(Math.PI * flown);
  return { ...pose, hips: [0, HIP_HEIGHT - clearance(pose, place) + flight, 0] };
}

const propsAt = (place: Ground) => {
  if (isTreadmill(place)) return treadmill(PLACES[place].incline);
  if (place === "hill") return hill(PLACES.hill.incline);
  return place === "track" ? trackLines() : [];
};

const isPace = (value: string | undefined): value is keyof typeof PACES => value !== undefined && value in PACES;
const isGround = (value: string | undefined): value is Ground => value !== undefined && value in PLACES;

const labels = (of: Readonly<Record<string, { readonly label: string }>>) =>
  recordOf(Object.entries(of).map(([key, { label }]) => [key, label]));

export const GAIT: Readonly<Record<string, Pattern>> = {
  gait: {
    label: "Caminhada e corrida",
    groups: [],
    parameters: {
      pace: { label: "Ritmo", values: labels(PACES) },
      place: { label: "Onde", values: labels(PLACES) },
    },
    build: (values) => {
      const pace = PACES[isPace(values.pace) ? values.pace : "walk"];
      const place = isGround(values.place) ? values.place : "ground";
      const [first, ...more] = Array.from({ length: POSES }, (_, index) => gaitPose(pace, place, index / POSES));
      const props = propsAt(place);
      return round({ around: 12, above: 8 }, [first ?? gaitPose(pace, place, 0), ...more], () => props, pace.seconds);
    },
  },
};
