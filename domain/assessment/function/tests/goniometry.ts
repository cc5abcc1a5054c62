import { type Scale, scaleOf } from "../../references/scale.ts";
import type { AgedPerson, FunctionReason, FunctionTest } from "../function-test.ts";

/** The share of the reference, and the degrees at most, that a motion may lack (ours). */
const SLACK = { share: 1 / 4, atMost: 10 } as const;
const MAX_BEYOND = 40;

/** From 70 years and below 18 the range is another (Boone and Azen 1979; Soucie 2011). */
const scaleFor =
  (reference: number) =>
  ({ ageYears }: AgedPerson): Scale | FunctionReason => {
    if (ageYears < 18 || ageYears > 69) return "age_outside_table";
    const slack = Math.min(SLACK.atMost, reference * SLACK.share);
    return scaleOf(0, "°", [
      ["Reduzida", Math.ceil(reference - slack) - 1, "bad"],
      ["No limite", reference - 1, "warn"],
      ["Na referência", null, "good"],
    ]);
  };

/** `reference`: degrees; null where no opened list confirms the one that is attributed to the AAOS. */
const motion = <const Key extends string>(key: Key, label: string, lay: string, reference: number | null) =>
  ({
    key,
    group: "goniometry",
    label,
    lay,
    unit: "°",
    decimals: 0,
    better: "more",
    limits: { min: -15, max: (reference ?? 90) + MAX_BEYOND },
    tries: 1,
    sides: "worst",
    conditions: [
      {
        kind: "choice",
        key: "mode",
        label: "Movimento",
        options: { active: "Ativo", passive: "Passivo" },
        usual: () => "active",
      },
    ],
    clock: null,
    howTo: `${reference === null ? "Em graus" : `Em graus; referência ${reference}°`}. Sem forçar o fim do movimento.`,
    notFor: "lesão aguda, cirurgia recente ou articulação instável",
    source: "AAOS 1965, por transcrição; outras listas diferem. Classes próprias.",
    mdc95: null,
    sideDifference: 10,
    norm: reference === null ? () => "no_table" : scaleFor(reference),
  }) as const satisfies FunctionTest;

export const GONIOMETRY_TESTS = [
  motion("ombro_flexao", "Ombro, flexão", "Levantar o braço à frente", 180),
  motion("ombro_extensao", "Ombro, extensão", "Levar o braço para trás", 60),
  motion("ombro_abducao", "Ombro, abdução", "Abrir o braço ao lado", 180),
  motion("ombro_rotacao_medial", "Ombro, rotação medial", "Girar o ombro para dentro", null),
  motion("ombro_rotacao_lateral", "Ombro, rotação lateral", "Girar o ombro para fora", 90),
  motion("quadril_flexao", "Quadril, flexão", "Dobrar o quadril", 120),
  motion("quadril_extensao", "Quadril, extensão", "Levar a perna para trás", 30),
  motion("quadril_abducao", "Quadril, abdução", "Abrir a perna ao lado", 45),
  motion("quadril_aducao", "Quadril, adução", "Cruzar a perna", 30),
  motion("quadril_rotacao_medial", "Quadril, rotação medial", "Girar o quadril para dentro", 45),
  motion("quadril_rotacao_lateral", "Quadril, rotação lateral", "Girar o quadril para fora", 45),
  motion("joelho_flexao", "Joelho, flexão", "Dobrar o joelho", 135),
  motion("tornozelo_dorsiflexao", "Tornozelo, dorsiflexão", "Puxar o pé para cima", 20),
  motion("tornozelo_flexao_plantar", "Tornozelo, flexão plantar", "Apontar o pé", 50),
] as const;
