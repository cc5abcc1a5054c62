import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Body } from "../../body.ts";
import { machineSeat, pressSled, weightStack } from "../../equipment/leg-machines.ts";
import { type Prop, tube } from "../../equipment/prop.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { add, radians, type Vec } from "../../space.ts";

interface Press {
  readonly hips: Vec;
  readonly lean: number;
  readonly slope: number;
  readonly tilt: number;
  /** Ankles with bent knees, from the hips. */
  readonly bent: Vec;
  readonly travel: number;
}

const PRESSES: Readonly<Record<string, Press>> = {
  sloped: { hips: [0, 32, 0], lean: -62, slope: 45, tilt: 33, bent: [33.2, 44, 0], travel: 27 },
  level: { hips: [0, 48, 0], lean: -38, slope: 0, tilt: -4, bent: [50, 20, 0], travel: 28 },
};

const HANDLE: Vec = [6, -9, 22];

export function pressPose(press: Press, share: number, { z = 11, one = false, toesDown = 0, across = 0 } = {}): Pose {
  const slope = radians(press.slope);
  const way = press.travel * share;
  const foot = add(add(press.hips, press.bent), [
    Math.cos(slope) * way - across * 0.77,
    Math.sin(slope) * way + across * 0.64,
    z,
  ]);
  const leg: Leg = { foot, toesDown: -(press.tilt + 90) + toesDown, pole: [1, 0.6, z > 14 ? 0.6 : 0.15] };
  const legs = bothLegs(leg);
  const resting: Leg = { foot: [press.hips[0] + 58, 8, -16], toesDown: -18, pole: [1, 0.4, 0] };
  return {
    hips: press.hips,
    lean: press.lean,
    spine: { flex: 10 },
    neck: { flex: 8 },
    arms: bothArms({ hand: add(press.hips, HANDLE), pole: [-1, -0.4, 0.5] }),
    legs: one ? [legs[0], resting] : legs,
  };
}

export const pressOf = (slope: string): Press => PRESSES[slope] ?? (PRESSES.sloped as Press);

export function pressProps(press: Press, body: Body, { one = false, contact = 6 } = {}): Prop[] {
  const legs = one ? ([body.legs[0], body.legs[0]] as const) : body.legs;
  return [
    ...machineSeat(press.hips, -press.lean - 6, { seat: 28, back: 66 }),
    ...[22, -22].map(
      (z): Prop =>
        tube(
          `handle-${z}`,
          "steel",
          [
            [6 + press.hips[0], press.hips[1] - 14, z],
            [6 + press.hips[0], press.hips[1] - 5, z],
          ],
          1.6,
        ),
    ),
    ...pressSled({ ...body, legs }, press.slope, press.tilt, contact),
    ...(press.slope === 0
      ? weightStack(press.hips[0] - 62, (body.legs[0].foot.at[0] - press.hips[0] - press.bent[0]) * 0.9)
      : []),
  ];
}

const legPress: Pattern = {
  label: "Leg press",
  groups: [GROUP.quadriceps, GROUP.glutes],
  parameters: {
    slope: { label: "Aparelho", values: { sloped: "45°", level: "Horizontal" } },
    feet: { label: "Pés", values: { both: "Na largura dos ombros", wide: "Afastados", one: "Uma perna" } },
  },
  build: ({ slope = "sloped", feet }) => {
    const press = pressOf(slope);
    const one = feet === "one";
    const stance = { z: feet === "wide" ? 27 : 11, one };
    const [bent, straight] = [pressPose(press, 0, stance), pressPose(press, feet === "wide" ? 0.86 : 0.97, stance)];
    return {
      view: { around: feet === "wide" ? 38 : 16, above: 10 },
      poses: slope === "sloped" ? [straight, bent] : [bent, straight],
      course: "return",
      effort: slope === "sloped" ? "back" : "out",
      seconds: 3,
      props: (body) => pressProps(press, body, { one }),
    };
  },
};

export const LEG_PRESSES: Readonly<Record<string, Pattern>> = { "leg-press": legPress };
