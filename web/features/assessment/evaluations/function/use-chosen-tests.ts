import { useState } from "react";
import { FUNCTION_TESTS, type FunctionTestKey } from "#domain/assessment/function/catalogue.ts";

const KEY = "prumo.function.tests";

const USUAL: Readonly<Record<"adult" | "older", readonly FunctionTestKey[]>> = {
  adult: ["sit_and_reach", "push_ups", "partial_curl_up", "hand_grip"],
  older: [
    "chair_stand",
    "arm_curl",
    "up_and_go",
    "chair_sit_and_reach",
    "back_scratch",
    "single_leg_stance",
    "hand_grip",
  ],
};

const ELDER_FROM = 60;

/** This device remembers which tests its person does, with elders others than with adults. */
export function useChosenTests(ageYears: number | null) {
  const group = ageYears !== null && ageYears >= ELDER_FROM ? "older" : "adult";
  const [chosen, setChosen] = useState<readonly string[]>(
    () => localStorage.getItem(`${KEY}.${group}`)?.split(",") ?? USUAL[group],
  );
  const choose = (keys: readonly string[]) => {
    localStorage.setItem(`${KEY}.${group}`, keys.join(","));
    setChosen(keys);
  };
  return { chosen: FUNCTION_TESTS.filter(({ key }) => chosen.includes(key)).map(({ key }) => key), choose };
}
