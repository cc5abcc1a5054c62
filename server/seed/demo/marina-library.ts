import { functional, mobility, resisted, timed } from "../trainings/entries.ts";
import type { SeededLibraryEntry } from "../trainings/types.ts";

/** What Marina keeps in her own library. */
export const marinaLibrary: readonly SeededLibraryEntry[] = [
  {
    name: "Treino expresso – 35 minutos",
    trainings: [
      {
        name: "Treino A",
        weekdays: ["1", "4"],
        exercise_type: ["mobility", "resistence"],
        muscle_group: ["Quadríceps", "Peitoral", "Dorsais", "Isquiotibiais", "Deltoides"],
        training_method: "Full body",
        exercises: [
          mobility("Afundo com rotação de tronco", 1, 6, "00:20"),
          resisted(["Leg press 45°", "Puxada articulada na máquina"], {
            sets: 3,
            reps: [10, 12],
            rest: "01:00",
            technique: "BI-SET",
          }),
          resisted(["Supino inclinado com halteres", "Cadeira flexora"], {
            sets: 3,
            reps: [10, 12],
            rest: "01:00",
            technique: "BI-SET",
          }),
          resisted("Elevação lateral na máquina", { sets: 2, reps: [12, 15], rest: "00:45" }),
        ],
      },
    ],
  },
  {
    name: "Pernas com ênfase em glúteos",
    trainings: [
      {
        name: "Treino A",
        weekdays: ["2"],
        exercise_type: ["functional", "resistence", "stretching"],
        muscle_group: ["Glúteos", "Isquiotibiais", "Quadríceps"],
        training_method: "Hipertrofia - séries múltiplas",
        exercises: [
          functional("Deslocamento lateral com miniband", 2, [10, 12], "00:30", "Ativação, sem cansar."),
          resisted("Elevação pélvica com barra", {
            sets: 4,
            reps: [8, 12],
            rest: "01:30",
            note: "Segurar 1 s em cima.",
          }),
          resisted("Agachamento búlgaro no Smith", { sets: 3, reps: [8, 12], rest: "01:30" }),
          resisted("Levantamento terra romeno com barra", { sets: 3, reps: [8, 12], rest: "01:30" }),
          resisted("Cadeira abdutora com tronco inclinado", { sets: 3, reps: [15, 20], rest: "00:45" }),
          timed("Alongamento de glúteos na postura do pombo", 2, "00:30", "00:15"),
        ],
      },
    ],
  },
];
