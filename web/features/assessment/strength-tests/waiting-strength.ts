import { waitingRows } from "../evaluation-changes/waiting-changes.ts";

/** Changes of a student's strength tests that the server has not confirmed, as a trainer's device keeps them, by the student's id. */
export const waitingStrength = waitingRows<number>({ name: "studentId", prefix: "strength.", idOf: String });
