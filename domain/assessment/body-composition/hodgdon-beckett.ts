import type { GirthEquations } from "./equation.ts";

const AGES = { from: 17, to: null } as const;

/** In cm: men use the abdomen at the navel, women natural waist and hip. The Navy's later equations in inches give no density. */
export const HODGDON_BECKETT: GirthEquations = {
  source:
    "Hodgdon JA, Beckett MB. Prediction of percent body fat for U.S. Navy men from body circumferences and height. San Diego: Naval Health Research Center; 1984 (Report 84-11); and the report for women (84-29).",
  population: "militares da Marinha dos Estados Unidos",
  male: {
    sites: ["pescoco", "abdomen"],
    ages: AGES,
    standardError: 3.5,
    text: "D = 1,0324 − 0,19077 × log10(abdômen − pescoço) + 0,15456 × log10(estatura)",
    contradiction: "Confira as medidas: o abdômen precisa ser maior que o pescoço",
    density: (girth, statureCm) => {
      const difference = girth("abdomen") - girth("pescoco");
      return difference > 0 ? 1.0324 - 0.19077 * Math.log10(difference) + 0.15456 * Math.log10(statureCm) : null;
    },
  },
  female: {
    sites: ["pescoco", "cintura", "quadril"],
    ages: AGES,
    standardError: 3.7,
    text: "D = 1,29579 − 0,35004 × log10(cintura + quadril − pescoço) + 0,22100 × log10(estatura)",
    contradiction: "Confira as medidas: a soma de cintura e quadril precisa ser maior que o pescoço",
    density: (girth, statureCm) => {
      const difference = girth("cintura") + girth("quadril") - girth("pescoco");
      return difference > 0 ? 1.29579 - 0.35004 * Math.log10(difference) + 0.221 * Math.log10(statureCm) : null;
    },
  },
};
