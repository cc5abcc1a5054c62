import { GROUP } from "../../../../training/muscle-groups.ts";
import { LENGTH } from "../../body.ts";
import { platform } from "../../equipment/benches.ts";
import { placeOn, roundPad, weightStack } from "../../equipment/leg-machines.ts";
import { block, plate, tube } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { carriedProps, carrying } from "../../posing/carried.ts";
import { onBall } from "../../posing/stance.ts";
import { add, type Vec } from "../../space.ts";
import { pressOf, pressPose, pressProps } from "./leg-press.ts";

const STEP = 14;
const HEEL_LOW = -20;
const HEEL_HIGH = 36;
const LEG = LENGTH.thigh + LENGTH.shank - 0.3;
const BASE_X = -6;

/** Straight legs on the edge of a step. `hipX`: how far the hips stand before the balls of the feet. */
function onStep(toesDown: number, hipX = BASE_X): { hips: Vec; leg: Extract<Leg, { foot: Vec }> } {
  const leg = onBall(0, 10, toesDown, { y: STEP, toesOut: 2 });
  const dx = hipX - leg.foot[0];
  return { hips: [hipX, leg.foot[1] + Math.sqrt(LEG * LEG - dx * dx - 1), 0], leg };
}

function calfPose(load: string, toesDown: number): Pose {
  const { hips, leg } = onStep(toesDown);
  const pose: Pose = { hips, lean: 1, arms: bothArms({}), legs: bothLegs(leg) };
  if (load === "smith") return carrying("smith", pose);
  if (load === "machine") return { ...pose, arms: bothArms({ flex: 38, abd: 8, elbow: 118 }) };
  if (load === "dumbbell") {
    return {
      ...pose,
      arms: [{ hand: add(hips, [2, -13, 25]) }, { hand: [34, 118, -24], pole: [-0.6, -1, 0.4] }],
      legs: [leg, { flex: 4, knee: 62, ankle: -20 }],
    };
  }
  return { ...pose, arms: bothArms({ abd: 8, elbow: 6 }) };
}

const calfRaise: Pattern = {
  label: "Panturrilha em pé",
  groups: [GROUP.calves],
  parameters: {
    load: {
      label: "Carga",
      values: { machine: "Máquina", smith: "Smith", dumbbell: "Halter, uma perna", none: "Peso corporal" },
    },
  },
  build: ({ load = "machine" }) => ({
    view: { around: -24, above: 8 },
    poses: [calfPose(load, HEEL_LOW), calfPose(load, HEEL_HIGH)],
    course: "return",
    effort: "out",
    seconds: 2.4,
    props: (body) => {
      const step = platform(-4, 30, STEP - 1);
      if (load === "smith") return [step, ...carriedProps("smith", body, placeOn(body.chest, [-13, 0, 0])[0])];
      if (load === "dumbbell") {
        const right = { ...body, arms: [body.arms[0], body.arms[0]] as const };
        return [
          step,
          ...carriedProps("dumbbells", right).filter(({ key }) => key.startsWith("right")),
          tube(
            "rail",
            "steel",
            [
              [34, 1, -24],
              [34, 122, -24],
            ],
            1.8,
          ),
        ];
      }
      if (load !== "machine") return [step];
      const shoulder = placeOn(body.chest, [0, 34.5, 0]);
      const post: Vec = [58, shoulder[1] - 6, 0];
      return [
        step,
        ...[16, -16].map((z) => ({
          ...block(`shoulder-pad-${z}`, "pad", add(shoulder, [0, 0, z]), [17, 7, 9]),
          nearer: 10,
        })),
        { ...tube("calf-arm", "steel", [add(shoulder, [6, 2, 14]), post], 2), nearer: 4 },
        tube("calf-arm-left", "steel", [add(shoulder, [6, 2, -14]), post], 2),
        ...weightStack(64, shoulder[1] - 150 + 6),
      ];
    },
  }),
};

const SEATED_HIPS: Vec = [-42, 54, 0];

const seatedCalfPose = (toesDown: number): Pose => ({
  hips: SEATED_HIPS,
  lean: 4,
  arms: bothArms({ hand: [6, 70, 16], pole: [-1, -0.6, 0.4] }),
  legs: bothLegs({ ...onBall(8, 10, toesDown, { y: 6, toesOut: 2 }), pole: [0.4, 1, 0] }),
});

const seatedCalfRaise: Pattern = {
  label: "Panturrilha sentado na máquina",
  groups: [GROUP.calves],
  parameters: {},
  build: () => ({
    view: { around: -14, above: 8 },
    poses: [seatedCalfPose(-18), seatedCalfPose(30)],
    course: "return",
    effort: "out",
    seconds: 2.4,
    props: ({ legs: [{ shank }, left] }) => {
      const pad: Vec = [shank.at[0] - 8, shank.at[1] + 11, 0];
      const knee: Vec = [(shank.at[0] + left.shank.at[0]) / 2 + 22, pad[1] + 4, 0];
      return [
        { ...block("seat", "pad", [SEATED_HIPS[0] + 4, 40, 0], [40, 7, 36]), nearer: -8 },
        tube(
          "seat-post",
          "steel",
          [
            [-38, 36, 0],
            [-38, 3, 0],
          ],
          2.4,
        ),
        tube(
          "seat-foot",
          "steel",
          [
            [-56, 3, 0],
            [44, 3, 0],
          ],
          2.4,
        ),
        platform(4, 22, 5, 40),
        { ...roundPad("knee-pad", pad, 19, 12, 5.5) },
        tube("knee-arm", "steel", [pad, knee], 2),
        tube("knee-post", "steel", [[38, 3, 0], [38, 66, 0], knee], 2),
        { ...plate("knee-load", "load", add(knee, [0, 4, 12]), [0, 0, 1], 14, 6), load: { at: knee, pull: "gravity" } },
      ];
    },
  }),
};

const DONKEY_LEAN = 82;

function donkeyPose(toesDown: number): Pose {
  const { hips, leg } = onStep(toesDown, -10);
  return {
    hips,
    lean: DONKEY_LEAN,
    neck: { flex: -25 },
    arms: bothArms({ hand: [52, 66, 16], pole: [0.4, -1, 0.3] }),
    legs: bothLegs(leg),
  };
}

const donkeyCalfRaise: Pattern = {
  label: "Panturrilha burrinho",
  groups: [GROUP.calves],
  parameters: {},
  build: () => ({
    view: { around: -24, above: 8 },
    poses: [donkeyPose(HEEL_LOW), donkeyPose(HEEL_HIGH)],
    course: "return",
    effort: "out",
    seconds: 2.4,
    props: ({ pelvis }) => {
      const pad = placeOn(pelvis, [-17.5, 6, 0]);
      return [
        platform(-4, 30, STEP - 1),
        { ...block("hip-pad", "pad", pad, [26, 8, 34]), nearer: 8, load: { at: pad, pull: "gravity" } },
        { ...tube("hip-arm", "steel", [pad, [-52, 128, 0]], 2), nearer: -10 },
        {
          ...tube(
            "hip-post",
            "steel",
            [
              [-52, 3, 0],
              [-52, 130, 0],
            ],
            2.4,
          ),
          nearer: -10,
        },
        tube(
          "rest-post",
          "steel",
          [
            [50, 3, 0],
            [50, 60, 0],
          ],
          2.4,
        ),
        block("rest", "pad", [46, 58, 0], [30, 6, 44]),
        tube(
          "donkey-foot",
          "steel",
          [
            [-54, 2.5, 0],
            [54, 2.5, 0],
          ],
          2.4,
        ),
      ];
    },
  }),
};

/** The ankle of a leg press that only the feet move: the ball of the foot stays on the plate. */
const legPressCalf: Pattern = {
  label: "Panturrilha no leg press",
  groups: [GROUP.calves],
  parameters: {},
  build: () => {
    const press = pressOf("sloped");
    const stretched = pressPose(press, 0.95, { z: 10, toesDown: -14 });
    const raised = pressPose(press, 0.95, { z: 10, toesDown: 26, across: 6 });
    return {
      view: { around: -10, above: 8 },
      poses: [stretched, raised],
      course: "return",
      effort: "out",
      seconds: 2.4,
      props: (body) => pressProps(press, body, { contact: 13 }),
    };
  },
};

export const CALVES: Readonly<Record<string, Pattern>> = {
  "calf-raise": calfRaise,
  "seated-calf-raise": seatedCalfRaise,
  "donkey-calf-raise": donkeyCalfRaise,
  "leg-press-calf-raise": legPressCalf,
};
