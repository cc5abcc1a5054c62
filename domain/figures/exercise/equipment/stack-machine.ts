import type { Vec } from "../space.ts";
import { block, type Prop } from "./prop.ts";

/** The weight stack of a machine: a tower that stands on the floor at `at`. */
export const stackTower = (at: Vec, height = 150): Prop[] => [
  { ...block("tower", "steel", [at[0], height / 2, at[2]], [14, height, 26], 0, 2), nearer: -40 },
  { ...block("stack", "load", [at[0], 34, at[2]], [17, 44, 20], 0, 1), nearer: -38 },
];
