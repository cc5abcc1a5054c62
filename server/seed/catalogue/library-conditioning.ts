import { continuousAerobic, functional, hiit, resisted, timed } from "../trainings/entries.ts";
import type { SeededLibraryEntry } from "../trainings/types.ts";

export const conditioning: readonly SeededLibraryEntry[] = [
  {
    name: "Emagrecimento – circuito e aeróbico 3x",
    tags: { objective: "fat_loss", level: "beginner", days_per_week: 3, equipment: "gym" },
    trainings: [
      {
        name: "Treino A – circuito 1",
        weekdays: ["1"],
        exercise_type: ["functional", "resistence", "exerc_aerobicos"],
        muscle_group: ["Quadríceps", "Peitoral", "Dorsais", "Glúteos"],
        training_method: "Circuito",
        exercises: [
          functional("Agachamento com peso corporal", 3, [15, 20], "00:30"),
          resisted("Flexão de braços com joelhos apoiados", { sets: 3, reps: [8, 12], rest: "00:30" }),
          functional("Remada no TRX", 3, [10, 15], "00:30"),
          functional("Ponte de glúteos com miniband", 3, [15, 20], "00:30"),
          functional("Polichinelo", 3, [30, 40], "01:00", "Um minuto de descanso ao fim de cada volta."),
          continuousAerobic("Bicicleta ergométrica vertical", "00:20:00", "moderate"),
        ],
      },
      {
        name: "Treino B – circuito 2",
        weekdays: ["3"],
        exercise_type: ["functional", "resistence", "manobra_resp", "exerc_aerobicos"],
        muscle_group: ["Quadríceps", "Deltoides", "Glúteos", "Dorsais", "Abdômen"],
        training_method: "Circuito",
        exercises: [
          functional("Subida no step", 3, [10, 12], "00:30", "Repetições de cada perna."),
          resisted("Desenvolvimento com halteres sentado", { sets: 3, reps: [10, 15], rest: "00:30" }),
          functional("Swing com kettlebell", 3, [12, 15], "00:30"),
          resisted("Puxada frontal com triângulo", { sets: 3, reps: [12, 15], rest: "00:30" }),
          timed("Prancha frontal", 3, "00:30", "01:00"),
          continuousAerobic("Elíptico", "00:20:00", "moderate"),
        ],
      },
      {
        name: "Treino C – intervalado",
        weekdays: ["5"],
        exercise_type: ["exerc_aerobicos", "manobra_resp"],
        muscle_group: ["Core", "Abdômen"],
        training_method: "HIIT",
        exercises: [
          continuousAerobic("Caminhada na esteira", "00:05:00", "light", "Aquecimento."),
          hiit("Corrida intervalada na esteira", {
            time: "00:16:00",
            sprints: 8,
            sprintTime: "00:30",
            interval: "01:30",
            effort: "hard",
            note: "Tiros fortes, mas sempre com a mesma velocidade do primeiro ao último.",
          }),
          timed("Inseto morto (dead bug)", 3, "00:30", "00:30"),
          continuousAerobic("Caminhada na esteira", "00:05:00", "light", "Volta à calma."),
        ],
      },
    ],
  },
  {
    name: "Primeiros 5 km – corrida e força",
    tags: { objective: "conditioning", level: "beginner", days_per_week: 3, equipment: "body" },
    trainings: [
      {
        name: "Rodagem leve",
        weekdays: ["2"],
        exercise_type: ["exerc_aerobicos", "stretching"],
        muscle_group: ["Panturrilhas", "Isquiotibiais"],
        training_method: "Treino concorrente",
        exercises: [
          continuousAerobic(
            "Caminhada e trote alternados",
            "00:30:00",
            "moderate",
            "2 min de trote e 1 min de caminhada; aumentar o trote a cada semana.",
          ),
          timed("Alongamento de panturrilha no degrau", 2, "00:30", "00:15"),
          timed("Alongamento de isquiotibiais em pé com apoio no banco", 2, "00:30", "00:15"),
        ],
      },
      {
        name: "Força para corrida",
        weekdays: ["4"],
        exercise_type: ["resistence", "functional", "manobra_resp"],
        muscle_group: ["Quadríceps", "Isquiotibiais", "Glúteos", "Panturrilhas", "Core", "Abdômen"],
        training_method: "Treino concorrente",
        exercises: [
          resisted("Afundo com halteres", { sets: 3, reps: [8, 12], rest: "01:15", note: "Repetições de cada perna." }),
          resisted("Stiff unilateral com halter", { sets: 3, reps: [8, 10], rest: "01:15" }),
          resisted("Panturrilha unilateral no degrau com halter", {
            sets: 3,
            reps: [12, 15],
            rest: "00:45",
            cadence: "3-0-1-0",
          }),
          functional("Deslocamento lateral com miniband", 3, [10, 15], "00:45"),
          timed("Prancha lateral", 2, "00:30", "00:30"),
        ],
      },
      {
        name: "Tiros",
        weekdays: ["6"],
        exercise_type: ["exerc_aerobicos", "stretching"],
        muscle_group: ["Quadríceps", "Panturrilhas"],
        training_method: "HIIT",
        exercises: [
          continuousAerobic("Caminhada ao ar livre", "00:08:00", "light", "Aquecimento."),
          hiit("Tiros na pista", {
            time: "00:18:00",
            sprints: 6,
            sprintTime: "01:00",
            interval: "02:00",
            effort: "hard",
            note: "Correr forte, sem sprint; caminhar no intervalo.",
          }),
          continuousAerobic("Caminhada ao ar livre", "00:05:00", "light", "Volta à calma."),
          timed("Alongamento de quadríceps em pé", 2, "00:30", "00:15"),
          timed("Alongamento de panturrilha no degrau", 2, "00:30", "00:15"),
        ],
      },
    ],
  },
];
