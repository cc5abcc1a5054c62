import { evaluationsFrom } from "./evaluation-table.ts";

/**
 * The recomposition of the sign-in student over about seven months, Pollock 7: some 6 kg less, nearly all of it fat
 * (about 23, 19.5 and 16.5%), limbs a little larger, trunk smaller, heart rate and pressure lower.
 */
export const lucasEvaluations = evaluationsFrom({
  stature: ["178", "178", "178"],
  weight: ["88,60", "85,10", "82,40"],
  fcRepouso: ["74", "68", "62"],
  sistole: ["132", "126", "118"],
  diastole: ["84", "80", "76"],
  bodyPerimeter: {
    pescoco: ["40,5", "39,8", "39,2"],
    deltoides: ["118,0", "118,6", "119,5"],
    braco_direito_relaxado: ["33,8", "34,2", "34,8"],
    braco_direito_contraido: ["36,2", "36,9", "37,8"],
    antebraco_direito: ["28,9", "29,2", "29,5"],
    abdomen: ["98,5", "93,0", "88,5"],
    coxa_medial_direita: ["57,8", "58,2", "58,9"],
    coxa_distral_direita: ["43,2", "42,9", "42,6"],
    panturrilha_direita: ["38,1", "38,3", "38,6"],
    torax: ["103,5", "103,0", "102,4"],
    braco_esquerdo_relaxado: ["33,4", "33,9", "34,5"],
    braco_esquerdo_contraido: ["35,8", "36,5", "37,4"],
    cintura: ["93,0", "88,5", "85,0"],
    antebraco_esquerdo: ["28,6", "28,9", "29,3"],
    quadril: ["103,0", "101,0", "99,6"],
    coxa_medial_esquerda: ["57,4", "57,9", "58,6"],
    coxa_distal_esquerda: ["43,0", "42,8", "42,5"],
    panturrilha_esquerda: ["37,9", "38,1", "38,5"],
  },
  skinFold: {
    triceps: ["17,0", "14,0", "12,0"],
    peitoral: ["16,0", "13,0", "11,0"],
    biceps: ["8,0", "6,5", "5,5"],
    axilar_media: ["22,0", "18,0", "15,0"],
    supra_iliaca: ["25,0", "20,0", "16,0"],
    abdominal: ["35,0", "28,0", "23,0"],
    supraespinhal: ["18,0", "14,5", "11,5"],
    coxa_media: ["22,0", "19,0", "16,5"],
    panturrilha: ["14,0", "11,5", "10,0"],
    subescapular: ["24,0", "20,0", "17,0"],
  },
});
