import { reasonOf, StartFailure } from "../start-failure.ts";

/** One line of the doctor. `wrong` must be mended; `notice` should be known. */
export interface Finding {
  readonly state: "well" | "notice" | "wrong";
  readonly sentence: string;
}

export const well = (sentence: string): Finding => ({ state: "well", sentence });
export const notice = (sentence: string): Finding => ({ state: "notice", sentence });
export const wrong = (sentence: string): Finding => ({ state: "wrong", sentence });

/** A part that fails is a finding of its own: the operator reads the other lines too. */
export async function examined(part: string, work: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartFailure) return [wrong(`${part}: ${error.message}`)];
    const reason = (error instanceof Error && error.message) || reasonOf(error);
    return [wrong(`${part}: não foi possível examinar esta parte (${reason}).`)];
  }
}
