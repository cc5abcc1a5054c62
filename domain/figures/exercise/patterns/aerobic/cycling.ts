import type { Body } from "../../body.ts";
import { type Cycle, cranks, recumbentBike, roadBike, stationaryBike } from "../../equipment/cardio.ts";
import { type Prop, tube } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, type Leg, type Pose } from "../../pose.ts";
import { byVariant, on, round } from "../../posing/variants.ts";
import { add, radians, type Vec } from "../../space.ts";

const CRANK_LENGTH = 17;
const PEDAL_Z = 10;
const POSES = 12;

/** The pedal of a leg at a share of a turn; 0 is forwards, a quarter is down. */
const pedalAt = (crank: Vec, share: number, z: number): Vec => {
  const angle = radians(share * 360);
  return [crank[0] + Math.cos(angle) * CRANK_LENGTH, crank[1] - Math.sin(angle) * CRANK_LENGTH, z];
};

/** From the pedal below the ball of the foot to the ankle; `tilt` turns the soles to pedals that lie ahead. */
function legOn(pedal: Vec, share: number, tilt: number): Leg {
  const toesDown = 18 - 10 * Math.sin(radians(share * 360)) - tilt;
  const [cos, sin] = [Math.cos(radians(toesDown)), Math.sin(radians(toesDown))];
  const [back, up] = [-12, 8];
  return {
    foot: [pedal[0] + back * cos + up * sin, pedal[1] - back * sin + up * cos, pedal[2]],
    toesDown,
    toesOut: 2,
    pole: [1, 1, 0.1],
  };
}

/** The pedals lie below the balls of both feet. */
const pedalsOf = ({ legs }: Body): readonly [Vec, Vec] => {
  const below = (index: 0 | 1) => on(legs[index].foot, [12, -8, 0]);
  return [below(0), below(1)];
};

interface Seat {
  readonly hips: Vec;
  readonly lean: number;
  readonly spine: number;
  readonly crank: Vec;
  readonly tilt?: number;
  readonly seconds: number;
  readonly arms: (share: number) => readonly [Arm, Arm];
  readonly machine: (body: Body) => readonly Prop[];
}

function ride({ hips, lean, spine, crank, tilt = 0, seconds, arms, machine }: Seat) {
  const pose = (share: number): Pose => ({
    hips,
    lean,
    spine: { flex: spine },
    neck: { flex: -(lean + spine) * 0.6 },
    arms: arms(share),
    legs: [
      legOn(pedalAt(crank, share, PEDAL_Z), share, tilt),
      legOn(pedalAt(crank, share + 0.5, -PEDAL_Z), share + 0.5, tilt),
    ],
  });
  const [first, ...more] = Array.from({ length: POSES }, (_, index) => pose((index + 9) / POSES));
  return round(
    { around: 10, above: 6 },
    [first ?? pose(0), ...more],
    (body) => [...machine(body), ...cranks(crank, pedalsOf(body))],
    seconds,
  );
}

/** Hands on a bar that does not move. */
const holdingBar =
  (grip: Vec, z = 17) =>
  () =>
    bothArms({ hand: add(grip, [0, 1, z]), pole: [-0.5, -1, 0.6] });

const UPRIGHT: Cycle = { saddle: [-3, 88, 0], crank: [18, 31, 0], grip: [52, 116, 0] };
const INDOOR: Cycle = { saddle: [-3, 90, 0], crank: [18, 32, 0], grip: [64, 103, 0] };
const ROAD: Cycle = { saddle: [-3, 90, 0], crank: [18, 32, 0], grip: [62, 96, 0] };
const AIR: Cycle = { saddle: [-3, 88, 0], crank: [18, 31, 0], grip: [60, 96, 0] };
const hipsOver = ({ saddle }: Cycle): Vec => [0, saddle[1] + 9, 0];

/** Levers that go to and fro with the legs. */
const lever = (key: string, hand: Vec): Prop => tube(key, "load", [[46, 34, hand[2] * 0.8], hand], 1.8);

function airBike() {
  const arm = (share: number, z: number): Arm => ({
    hand: [46 + 13 * Math.cos(radians(share * 360)), 112 - 2 * Math.cos(radians(share * 360)), z],
    pole: [-0.5, -1, 0.7],
  });
  return ride({
    hips: hipsOver(AIR),
    lean: 16,
    spine: 14,
    crank: AIR.crank,
    seconds: 0.8,
    arms: (share) => [arm(share + 0.5, 21), arm(share, -21)],
    machine: ({ arms: [right, left] }) => [
      ...stationaryBike(AIR, { wheelRadius: 28, isFan: true }).filter(
        ({ key }) => key !== "handlebar" && key !== "stem",
      ),
      lever("lever-right", right.grip),
      lever("lever-left", left.grip),
    ],
  });
}

const RECUMBENT_HIPS: Vec = [0, 54, 0];
const RECUMBENT_CRANK: Vec = [70, 44, 0];

const CYCLING = byVariant(
  "Ciclismo",
  [],
  {
    upright: {
      label: "Bicicleta vertical",
      build: () =>
        ride({
          hips: hipsOver(UPRIGHT),
          lean: 12,
          spine: 12,
          crank: UPRIGHT.crank,
          seconds: 1,
          arms: holdingBar(UPRIGHT.grip),
          machine: () => stationaryBike(UPRIGHT),
        }),
    },
    recumbent: {
      label: "Bicicleta horizontal",
      build: () =>
        ride({
          hips: RECUMBENT_HIPS,
          lean: -22,
          spine: 6,
          crank: RECUMBENT_CRANK,
          tilt: 54,
          seconds: 1,
          arms: () => bothArms({ hand: [12, 56, 24], pole: [-1, -0.2, 0.6] }),
          machine: () => recumbentBike(RECUMBENT_HIPS, RECUMBENT_CRANK),
        }),
    },
    indoor: {
      label: "Ciclismo indoor",
      build: () =>
        ride({
          hips: hipsOver(INDOOR),
          lean: 32,
          spine: 18,
          crank: INDOOR.crank,
          seconds: 0.8,
          arms: holdingBar(INDOOR.grip, 15),
          machine: () => stationaryBike(INDOOR, { wheelRadius: 24 }),
        }),
    },
    air: { label: "Air bike", build: airBike },
    road: {
      label: "Bicicleta na rua",
      build: () =>
        ride({
          hips: hipsOver(ROAD),
          lean: 34,
          spine: 18,
          crank: ROAD.crank,
          seconds: 0.8,
          arms: holdingBar(ROAD.grip, 16),
          machine: () => roadBike(ROAD),
        }),
    },
  },
  "Bicicleta",
);

export const CYCLINGS: Readonly<Record<string, Pattern>> = { cycling: CYCLING };
