import { GROUP } from "../../muscle-groups.ts";
import { type ExerciseKind, kindsOf } from "./kind.ts";

const trunk = kindsOf("manobra_resp");
const functional = kindsOf("functional");
const aerobic = kindsOf("exerc_aerobicos");
const core = (loads: ExerciseKind["loads"] = []) => ({ group: GROUP.core, loads });

/** Breathing and trunk, activation and balance, and aerobic exercise. */
export const TRUNK_AND_AEROBIC_KINDS: readonly ExerciseKind[] = [
  trunk("breathing", "respiração", ["diafragmatica deitado", "respiracao", "expiracao"], core()),
  trunk("vacuum", "vacuum abdominal", ["vacuum abdominal em decubito", "vacuum"], core()),
  trunk("pelvic_floor", "contração do assoalho pélvico", ["assoalho pelvico"], core()),
  trunk("side_plank", "prancha lateral", ["prancha lateral com joelhos", "prancha lateral"], core(["shoulder"])),
  trunk("reverse_plank", "prancha reversa", ["prancha reversa"], core(["shoulder", "wrist"])),
  trunk(
    "hand_plank",
    "prancha com as mãos no solo",
    ["bracos estendidos", "toque nos ombros"],
    core(["shoulder", "wrist", "lumbar"]),
  ),
  trunk("plank", "prancha frontal", ["prancha frontal com joelhos", "prancha"], core(["shoulder", "lumbar"])),
  trunk("glute_bridge_hold", "ponte isométrica", ["ponte isometrica"], { group: GROUP.glutes, loads: ["hip"] }),
  trunk("bird_dog", "perdigueiro", ["perdigueiro"], core(["wrist"])),
  trunk("dead_bug", "inseto morto", ["inseto morto"], core()),
  trunk("hollow_hold", "canoa isométrica", ["canoa"], { group: GROUP.abdomen, loads: ["lumbar", "neck"] }),
  trunk("superman_hold", "super-homem isométrico", ["super homem"], {
    group: GROUP.back,
    loads: ["lumbar", "neck", "shoulder"],
  }),

  functional("sit_to_stand", "sentar e levantar", ["sentar e levantar"], {
    group: GROUP.quadriceps,
    isMultiJoint: true,
    loads: ["knee", "hip"],
  }),
  functional("balance", "equilíbrio unipodal", ["equilibrio"], core(["ankle", "knee"])),
  functional("lateral_walk", "deslocamento lateral com miniband", ["deslocamento lateral"], {
    group: GROUP.glutes,
    loads: ["hip"],
  }),
  functional("clamshell", "concha com miniband", ["concha"], { group: GROUP.glutes, loads: ["hip"] }),
  functional("banded_bridge", "ponte de glúteos", ["ponte de gluteos"], { group: GROUP.glutes, loads: ["hip"] }),

  aerobic("sprints", "tiros", ["tiros", "intervalada", "pular corda"], { loads: ["knee", "hip", "ankle", "lumbar"] }),
  aerobic("water", "exercício na água", ["hidroginastica", "agua"]),
  aerobic("swimming", "natação", ["natacao"], { loads: ["shoulder", "neck"] }),
  aerobic("walk_and_run", "caminhada e trote", ["trote"], { loads: ["knee", "hip", "ankle", "lumbar"] }),
  aerobic("walking", "caminhada", ["caminhada inclinada", "caminhada na esteira", "caminhada"], {
    loads: ["ankle", "hip"],
  }),
  aerobic("running", "corrida", ["corrida na esteira", "corrida"], { loads: ["knee", "hip", "ankle", "lumbar"] }),
  aerobic("cycling", "bicicleta", ["ergometrica horizontal", "ergometrica", "ciclismo"], { loads: ["hip"] }),
  aerobic("elliptical", "elíptico", ["eliptico"]),
  aerobic("stairs", "escada", ["escada"], { loads: ["knee", "hip", "ankle"] }),
  aerobic("rowing", "remo ergométrico", ["remo"], { loads: ["lumbar", "elbow", "knee"] }),
  aerobic("skiing", "simulador de esqui", ["esqui"], { loads: ["shoulder", "lumbar"] }),
];
