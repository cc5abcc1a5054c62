import { GROUP } from "../../muscle-groups.ts";
import { type ExerciseKind, kindsOf } from "./kind.ts";

const trunk = kindsOf("manobra_resp");
const functional = kindsOf("functional");
const aerobic = kindsOf("exerc_aerobicos");
const core = () => ({ group: GROUP.core });

export const TRUNK_AND_AEROBIC_KINDS: readonly ExerciseKind[] = [
  trunk("breathing", "respiração", ["diafragmatica deitado", "respiracao", "expiracao"], core()),
  trunk("vacuum", "vacuum abdominal", ["vacuum abdominal em decubito", "vacuum"], core()),
  trunk("pelvic_floor", "contração do assoalho pélvico", ["assoalho pelvico"], core()),
  trunk("side_plank", "prancha lateral", ["prancha lateral com joelhos", "prancha lateral"], core()),
  trunk("reverse_plank", "prancha reversa", ["prancha reversa"], core()),
  trunk("hand_plank", "prancha com as mãos no solo", ["bracos estendidos", "toque nos ombros"], core()),
  trunk("plank", "prancha frontal", ["prancha frontal com joelhos", "prancha"], core()),
  trunk("glute_bridge_hold", "ponte isométrica", ["ponte isometrica"], { group: GROUP.glutes }),
  trunk("bird_dog", "perdigueiro", ["perdigueiro"], core()),
  trunk("dead_bug", "inseto morto", ["inseto morto"], core()),
  trunk("hollow_hold", "canoa isométrica", ["canoa"], { group: GROUP.abdomen }),
  trunk("superman_hold", "super-homem isométrico", ["super homem"], {
    group: GROUP.back,
  }),

  functional("body_squat", "agachamento com o peso do corpo", ["agachamento com peso corporal", "agachamento no trx"], {
    group: GROUP.quadriceps,
    isMultiJoint: true,
  }),
  functional("body_lunge", "avanço com o peso do corpo", ["avanco com peso corporal"], {
    group: GROUP.quadriceps,
    isMultiJoint: true,
  }),
  functional("sit_to_stand", "sentar e levantar", ["sentar e levantar"], {
    group: GROUP.quadriceps,
    isMultiJoint: true,
  }),
  functional(
    "balance",
    "equilíbrio",
    ["equilibrio em tandem", "equilibrio unipodal no solo", "equilibrio unipodal na espuma", "equilibrio"],
    core(),
  ),
  functional("lateral_walk", "deslocamento lateral com miniband", ["deslocamento lateral"], {
    group: GROUP.glutes,
  }),
  functional("clamshell", "concha com miniband", ["concha"], { group: GROUP.glutes }),
  functional("banded_bridge", "ponte de glúteos", ["ponte de gluteos"], { group: GROUP.glutes }),

  aerobic("sprints", "tiros", ["tiros", "intervalada", "pular corda"]),
  aerobic("water", "exercício na água", ["hidroginastica", "agua"]),
  aerobic("swimming", "natação", ["natacao"]),
  aerobic("walk_and_run", "caminhada e trote", ["trote"]),
  aerobic("walking", "caminhada", ["caminhada inclinada", "caminhada na esteira", "caminhada"]),
  aerobic("running", "corrida", ["corrida na esteira", "corrida"]),
  aerobic("cycling", "bicicleta", ["ergometrica horizontal", "ergometrica", "ciclismo"]),
  aerobic("elliptical", "elíptico", ["eliptico"]),
  aerobic("stairs", "escada", ["escada"]),
  aerobic("rowing", "remo ergométrico", ["remo"]),
  aerobic("skiing", "simulador de esqui", ["esqui"]),
];
