import { GROUP } from "../../../training/muscle-groups.ts";
import { barbell, dumbbell } from "../equipment/free-weights.ts";
import type { Pattern } from "../pattern.ts";
import { bothArms } from "../pose.ts";
import { HIP_HEIGHT, standing } from "./stance.ts";

export const SQUATS: Readonly<Record<string, Pattern>> = {
  squat: {
    label: "Agachamento",
    groups: [GROUP.quadriceps, GROUP.glutes],
    parameters: {
      load: { label: "Carga", values: { none: "Peso corporal", barbell: "Barra", dumbbells: "Halteres" } },
    },
    build: ({ load }) => {
      const arms = (hipX: number, lean: number, out: number) => {
        if (load === "barbell") return bothArms({ flex: -25, abd: 35, rot: -40, elbow: 142 });
        if (load === "dumbbells") return bothArms({ flex: lean, abd: 6, elbow: 4 });
        return bothArms({ flex: out * 80 + lean + hipX * 0, elbow: 8 });
      };
      return {
        view: { around: 20, above: 8 },
        poses: [
          { hips: [0, HIP_HEIGHT - 0.6, 0], lean: 3, arms: arms(0, 3, 0.1), legs: standing(0, 15, { toesOut: 18 }) },
          {
            hips: [-26, 44, 0],
            lean: 42,
            neck: { flex: -20 },
            arms: arms(-26, 42, 1),
            legs: standing(0, 15, { toesOut: 18, pole: [1, 1, 0.3] }),
          },
        ],
        course: "return",
        effort: "back",
        seconds: 3,
        props: ({ arms: [right, left], chest }) =>
          load === "barbell"
            ? barbell(right.grip, left.grip, { half: 85 })
            : load === "dumbbells"
              ? [
                  ...dumbbell("right-dumbbell", right.grip, chest.axes.forward),
                  ...dumbbell("left-dumbbell", left.grip, chest.axes.forward),
                ]
              : [],
      };
    },
  },
};
