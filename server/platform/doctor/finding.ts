/** One line of the doctor. `wrong` must be mended; `notice` should be known. */
export interface Finding {
  readonly state: "well" | "notice" | "wrong";
  readonly sentence: string;
}

export const well = (sentence: string): Finding => ({ state: "well", sentence });
export const notice = (sentence: string): Finding => ({ state: "notice", sentence });
export const wrong = (sentence: string): Finding => ({ state: "wrong", sentence });
