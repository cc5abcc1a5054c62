import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Choreography } from "../../choreography.ts";
import { disc, foamPad, ladderOnFloor, loopBand } from "../../equipment/functional.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, type Leg, type Pose } from "../../pose.ts";
import { clasped } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted } from "../../posing/stance.ts";
import { byVariant, held, holding, round, still, toAndFro } from "../../posing/variants.ts";
import { radians } from "../../space.ts";

function sideSteps() {
  const pose = (hipZ: number, right: number, left: number): Pose =>
    holding(
      {
        hips: [-12, 74, hipZ],
        lean: 24,
        neck: { flex: -8 },
        arms: bothArms({}),
        legs: [
          planted(0, right, { toesOut: 6, pole: [1, 0.6, 0.3] }),
          planted(0, left, { toesOut: 6, pole: [1, 0.6, 0.3] }),
        ],
      },
      ({ chest }) => ({ arms: clasped(chest) }),
    );
  return toAndFro(
    { around: 72, above: 8 },
    [pose(-14, 0, -28), pose(0, 28, -28), pose(14, 28, 0)],
    ({ legs: [right, left] }) => loopBand(right.thigh, left.thigh),
    2,
  );
}

const BALANCE_ARMS = bothArms({ abd: 42, flex: 6, elbow: 8 });

function onOneLeg(height: number, base: Choreography["props"]) {
  const pose = (lifted: number): Pose => ({
    hips: [0, height + HIP_HEIGHT - 1.5, 4 * lifted],
    arms: bothArms({ abd: 14 + 28 * lifted, flex: 6, elbow: 8 }),
    legs: [
      planted(0, 9 - 4 * lifted, { y: height, toesOut: 4 }),
      {
        foot: [-2 - 12 * lifted, height + 6.7 + 34 * lifted, -9 + lifted * 2],
        toesDown: 40 * lifted,
        toesOut: 4,
        pole: [1, 0.6, 0],
      },
    ],
  });
  return held({ around: 48, above: 8 }, pose(0), pose(1), base);
}

function tandem() {
  const pose = (front: number, z: number): Pose => ({
    hips: [front / 2 - 2, HIP_HEIGHT - 2, 0],
    arms: BALANCE_ARMS,
    legs: [planted(front, z, { toesOut: 0 }), planted(-2, -z, { toesOut: 0 })],
  });
  return held({ around: 40, above: 10 }, pose(6, 9), pose(24, 1));
}

const BALANCE = byVariant("Equilíbrio", [GROUP.core, GROUP.glutes], {
  tandem: { label: "Em tandem", build: tandem },
  ground: { label: "Uma perna, no solo", build: () => onOneLeg(0, still()) },
  foam: { label: "Uma perna, na espuma", build: () => onOneLeg(7, still([foamPad([5, 0, 0], 7)])) },
  disc: { label: "Uma perna, no disco", build: () => onOneLeg(6, still([disc("disc", [5, 3, 2], 19, 6)])) },
});

function quickFeet() {
  const leg = (share: number, z: number): Leg => {
    const lift = Math.max(0, Math.sin(radians(share * 360)));
    return { foot: [6 + 14 * lift, 9 + 24 * lift, z], toesDown: 14 + lift * 8, toesOut: 4 };
  };
  const pose = (share: number): Pose => {
    const swing = Math.sin(radians(share * 360)) * 32;
    return {
      hips: [0, HIP_HEIGHT - 6, 0],
      lean: 12,
      arms: [
        { flex: 10 - swing, abd: 10, elbow: 88 },
        { flex: 10 + swing, abd: 10, elbow: 88 },
      ],
      legs: [leg(share, 10), leg(share + 0.5, -10)],
    };
  };
  const poses = Array.from({ length: 8 }, (_, index) => pose((index + 2) / 8));
  return round({ around: 342, above: 12 }, [poses[0] ?? pose(0), ...poses.slice(1)], still(ladderOnFloor()), 0.7);
}

const FOOTWORK = byVariant("Deslocamentos", [GROUP.glutes, GROUP.calves, GROUP.quadriceps], {
  "side-steps": { label: "Lateral com miniband", build: sideSteps },
  ladder: { label: "Escada de agilidade", build: quickFeet },
});

export const BALANCES: Readonly<Record<string, Pattern>> = {
  balance: BALANCE,
  footwork: FOOTWORK,
};
