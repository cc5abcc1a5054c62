import { type Scale, scaleOf } from "./scale.ts";

/**
 * Classes of the body mass index in kg/m², adults of both sexes; upper bounds inclusive, as the product specifies them.
 * After WHO, Obesity: preventing and managing the global epidemic, Technical Report Series 894, Geneva, 2000, which puts
 * exactly 18.5 into the normal range and exactly 35.0 into grade 2; here both belong to the class below.
 */
const BMI_SCALE = scaleOf(1, "kg/m²", [
  ["Abaixo do Peso", 18.5, "low"],
  ["Ideal", 24.9, "good"],
  ["Sobrepeso", 29.9, "warn"],
  ["Obesidade Grau 1", 35.0, "bad"],
  ["Obesidade Grau 2", 39.9, "bad"],
  ["Obesidade Grau 3", null, "bad"],
]);

export function bmiScale(): Scale {
  return BMI_SCALE;
}
