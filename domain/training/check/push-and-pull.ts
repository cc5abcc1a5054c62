import { imbalanceOf, pushPull } from "../weekly/balance.ts";
import { keyOf, type Rule } from "./advice.ts";
import { setsCount, setsText } from "./entry-text.ts";

export const pushAndPull: Rule = ({ trainings }) => {
  const { push, pull } = pushPull(trainings);
  const imbalance = imbalanceOf({ push, pull });
  if (!imbalance) return [];
  const more = `${setsText(push)} de empurrar para ${setsCount(pull)} de puxar`;
  const cure = imbalance === "push" ? "inclua remadas ou puxadas" : "inclua supinos ou desenvolvimentos";
  return [
    {
      key: keyOf("push-pull", push, pull),
      sentence: `A semana tem ${more}; ${cure}, ou tire séries.`,
      trainingId: null,
    },
  ];
};
