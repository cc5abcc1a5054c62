import { describe, expect, it } from "vitest";
import { folded } from "#domain/text/accentless.ts";
import { catalogueExercises } from "./exercises.ts";
import type { MuscleGroupName } from "./muscle-groups.ts";

type Movement = readonly [pattern: RegExp, ...allowed: (MuscleGroupName | null)[]];

/**
 * Which muscle groups may lead a movement, written apart from the catalogue. The first pattern that a folded name matches decides. Prime
 * movers: Haff GG, Triplett NT (eds). Essentials of strength training and conditioning (NSCA), 4th ed. Champaign: Human Kinetics; 2016,
 * chapter 15, brought to the product's twelve groups: trapezius, rhomboids and spinal erectors are Dorsais, the rotator cuff Deltoides, hip
 * abductors Glúteos, hip flexors Quadríceps.
 */
const MOVEMENTS: readonly Movement[] = [
  // Names that hold another movement's word.
  [/^alongamento .*(peitoral)|^liberacao .*peitoral/, "Peitoral"],
  [
    /^alongamento .*(cervical|cervicais|esternocleido|punho|tibial anterior)|^mobilidade (cervical|de punhos)|^retracao cervical/,
    null,
  ],
  [/^alongamento .*(cadeia posterior)/, "Isquiotibiais"],
  [/^(alongamento|liberacao) .*(flexores do quadril|iliopsoas|quadriceps)/, "Quadríceps"],
  [/^(alongamento|liberacao|mobilidade) .*isquiotibiais/, "Isquiotibiais"],
  [/^(alongamento|liberacao|mobilidade) .*adutores/, "Adutores"],
  [/^(alongamento|liberacao) .*(gluteo|piriforme|iliotibial|tensor da fascia)/, "Glúteos"],
  [/^(alongamento|liberacao) .*(gastrocnemio|soleo|panturrilha|plantar)/, "Panturrilhas"],
  [/^(alongamento|liberacao) .*(deltoide|rotadores)/, "Deltoides"],
  [/^(alongamento|liberacao) .*triceps/, "Tríceps"],
  [/^alongamento .*biceps/, "Bíceps"],
  [/^alongamento .*abdomen/, "Abdômen"],
  [/^alongamento .*quadrado lombar/, "Core", "Dorsais"],
  [/^(alongamento|liberacao) .*(trapezio|escapula|dorsais|romboides|lombar|toracica|paravertebral)/, "Dorsais"],
  [/^mobilidade (toracica|escapular)|^gato e vaca|^passar a linha|^protracao|^postura da crianca/, "Dorsais"],
  [/^mobilidade de ombros|^circunducao de ombros|^deslizamento de bracos/, "Deltoides"],
  [/^mobilidade de quadril|^circulos de quadril/, "Glúteos"],
  [/^mobilidade de tornozelo|^circunducao de tornozelo/, "Panturrilhas"],
  [/^balanco frontal/, "Isquiotibiais", "Quadríceps"],
  [/^balanco lateral de perna/, "Adutores", "Glúteos"],
  [/^bascula pelvica|^dissociacao de quadril/, "Core", "Abdômen"],

  // Press.
  [/supino fechado/, "Tríceps"],
  [/supino|crucifixo (reto|inclinado)|peck deck|crossover na polia|flexao de bracos|pullover com halter/, "Peitoral"],
  [/mergulho/, "Peitoral", "Tríceps"],
  [/desenvolvimento|elevacao (lateral|frontal)|rotacao (externa|interna) de ombro|remada alta/, "Deltoides"],
  [/crucifixo inverso|face pull/, "Deltoides", "Dorsais"],
  [/triceps/, "Tríceps"],

  // Pull.
  [/remada renegada/, "Core", "Dorsais"],
  [/elevacao de pernas/, "Abdômen"],
  [/puxada|pulldown|barra fixa|remada|encolhimento|extensao de tronco|super homem/, "Dorsais"],
  [/rosca/, "Bíceps"],

  // Hips and legs.
  [/panturrilha/, "Panturrilhas"],
  [/sumo/, "Glúteos", "Quadríceps", "Adutores"],
  [/stiff|romeno|levantamento terra|bom dia/, "Isquiotibiais", "Glúteos"],
  [/flexora|flexao nordica|flexao de joelhos/, "Isquiotibiais"],
  [/elevacao pelvica|gluteo|abdutora|abducao de quadril|ostra|deslocamento lateral com miniband/, "Glúteos"],
  [/adutora|aducao de quadril|avanco lateral/, "Adutores", "Quadríceps"],
  [/agachamento profundo/, "Adutores", "Quadríceps", "Glúteos"],
  [
    /agachamento|leg press|extensora|afundo|passada|avanco|subida no|sissy|sentar e levantar|salto|thruster|burpee|trenó|treno/,
    "Quadríceps",
  ],
  [/swing|clean|arranque/, "Glúteos", "Isquiotibiais"],
  [/polichinelo|escada de agilidade/, "Panturrilhas"],

  // Trunk.
  [/canoa|abdominal (supra|infra|na maquina|obliquo|bicicleta|remador|canivete|com roda)/, "Abdômen"],
  [
    /prancha|vacuum|respiracao|expiracao|assoalho|bird dog|dead bug|pallof|lenhador|flexao lateral de tronco|fazendeiro/,
    "Core",
  ],
  [/levantamento turco|mountain climber|urso|rotacao de tronco|medicine ball no solo|equilibrio/, "Core"],
  [/medicine ball na parede/, "Quadríceps"],
  [/corda naval/, "Deltoides"],
  [/caminhada|corrida|tiros|bicicleta|ciclismo|eliptico|escada|remo|esqui|pular corda|natacao|hidro/, null],
];

const NONE: Movement = [/^$/];
const movementOf = (name: string) => MOVEMENTS.find(([pattern]) => pattern.test(folded(name))) ?? NONE;

describe("the main muscle group of an exercise", () => {
  it("is one that its movement is led by", () => {
    const wrong = catalogueExercises.flatMap(({ name, muscle_groups: [main = null] }) => {
      const [, ...allowed] = movementOf(name);
      return allowed.includes(main) ? [] : [`${name}: ${main}, expected ${allowed.join(" or ") || "a movement"}`];
    });
    expect(wrong).toEqual([]);
  });
});
