import { mobility, resisted, timed } from "../trainings/entries.ts";
import type { SeededLibraryEntry } from "../trainings/types.ts";
import { conditioning } from "./library-conditioning.ts";
import { splits } from "./library-splits.ts";

const beginner: SeededLibraryEntry = {
  name: "Corpo inteiro – iniciante 2x",
  tags: { objective: "health", level: "beginner", days_per_week: 2, equipment: "gym" },
  trainings: [
    {
      name: "Treino A",
      weekdays: ["1"],
      exercise_type: ["mobility", "resistence", "manobra_resp"],
      muscle_group: ["Quadríceps", "Peitoral", "Dorsais", "Isquiotibiais", "Deltoides"],
      training_method: "Adaptação anatômica",
      exercises: [
        mobility("Gato e vaca", 1, 10, "00:20"),
        mobility(
          "Agachamento profundo com apoio",
          1,
          8,
          "00:30",
          "Segurar em um apoio firme e descer só até onde não dói.",
        ),
        resisted("Leg press horizontal", {
          sets: 2,
          reps: [12, 15],
          rest: "01:15",
          note: "Parar com sobra de três repetições.",
        }),
        resisted("Supino reto na máquina", { sets: 2, reps: [12, 15], rest: "01:15" }),
        resisted("Puxada frontal com triângulo", { sets: 2, reps: [12, 15], rest: "01:15" }),
        resisted("Cadeira flexora", { sets: 2, reps: [12, 15], rest: "01:00" }),
        resisted("Elevação lateral com halteres", { sets: 2, reps: [12, 15], rest: "01:00" }),
        timed("Prancha frontal com joelhos apoiados", 2, "00:20", "00:40"),
      ],
    },
    {
      name: "Treino B",
      weekdays: ["4"],
      exercise_type: ["mobility", "resistence", "manobra_resp"],
      muscle_group: ["Quadríceps", "Dorsais", "Peitoral", "Glúteos", "Panturrilhas"],
      training_method: "Adaptação anatômica",
      exercises: [
        mobility("Mobilidade de quadril 90/90", 1, 8, "00:20"),
        mobility("Deslizamento de braços na parede", 1, 10, "00:20"),
        resisted("Agachamento goblet com halter", { sets: 2, reps: [10, 12], rest: "01:15" }),
        resisted("Remada baixa na polia com triângulo", { sets: 2, reps: [12, 15], rest: "01:15" }),
        resisted("Flexão de braços com mãos elevadas no banco", { sets: 2, reps: [8, 12], rest: "01:15" }),
        resisted("Elevação pélvica unilateral no solo", {
          sets: 2,
          reps: [10, 12],
          rest: "01:00",
          note: "Repetições de cada lado.",
        }),
        resisted("Panturrilha em pé na máquina", { sets: 2, reps: [12, 15], rest: "00:45" }),
        timed("Inseto morto (dead bug)", 2, "00:30", "00:40"),
      ],
    },
  ],
};

const home: SeededLibraryEntry = {
  name: "Mobilidade e core em casa",
  tags: { objective: "posture", level: null, days_per_week: null, equipment: "body" },
  trainings: [
    {
      name: "Treino A – coluna e quadril",
      weekdays: ["2", "6"],
      exercise_type: ["mobility", "manobra_resp", "stretching"],
      muscle_group: ["Core", "Abdômen", "Glúteos", "Dorsais"],
      training_method: "Reabilitação postural",
      exercises: [
        mobility("Gato e vaca", 2, 10, "00:20"),
        mobility("Passar a linha na agulha", 2, 8, "00:20", "Repetições de cada lado."),
        mobility("Mobilidade de quadril 90/90", 2, 8, "00:20"),
        timed("Respiração diafragmática deitado", 2, "01:00", "00:20"),
        timed("Inseto morto (dead bug)", 3, "00:30", "00:30"),
        timed(
          "Prancha lateral com joelhos apoiados",
          2,
          "00:20",
          "00:30",
          "Cada lado; passar para os pés quando 20 s ficarem fáceis.",
        ),
        timed("Ponte isométrica de glúteos", 3, "00:20", "00:30"),
        timed("Postura da criança", 2, "00:40", "00:15"),
      ],
    },
    {
      name: "Treino B – ombros e tornozelos",
      weekdays: ["4"],
      exercise_type: ["mobility", "manobra_resp", "stretching"],
      muscle_group: ["Core", "Abdômen", "Dorsais", "Peitoral", "Panturrilhas"],
      training_method: "Reabilitação postural",
      exercises: [
        mobility("Mobilidade torácica em decúbito lateral (livro aberto)", 2, 8, "00:20"),
        mobility("Mobilidade de ombros com bastão", 2, 10, "00:20", "Um cabo de vassoura serve."),
        mobility("Mobilidade de tornozelo com joelho na parede", 2, 10, "00:20"),
        timed("Perdigueiro (bird dog)", 3, "00:30", "00:30"),
        timed("Prancha frontal", 3, "00:20", "00:40"),
        timed("Super-homem isométrico", 2, "00:15", "00:30"),
        timed("Alongamento de peitoral no batente da porta", 2, "00:30", "00:15"),
        timed("Alongamento de gastrocnêmio na parede", 2, "00:30", "00:15"),
      ],
    },
  ],
};

export const platformLibrary: readonly SeededLibraryEntry[] = [beginner, ...splits, ...conditioning, home];
