import { continuousAerobic, functional, hiit, mobility, resisted, timed } from "../trainings/entries.ts";
import type { SeededTraining } from "../trainings/types.ts";

/** Trainings of the sign-in student, who has Monday, Tuesday, Thursday, Friday and Saturday. */

export const lucasAdaptation: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "4"],
    exercise_type: ["stretching", "resistence", "exerc_aerobicos"],
    muscle_group: ["Peitoral", "Dorsais", "Quadríceps", "Abdômen"],
    training_method: "Adaptação anatômica",
    exercises: [
      timed("Alongamento de peitoral na parede", 2, "00:30", "00:15"),
      resisted("Leg press 45°", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Supino reto na máquina", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Puxada frontal com triângulo", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Abdominal supra no solo", { sets: 3, reps: [12, 15], rest: "00:45" }),
      continuousAerobic("Caminhada inclinada na esteira", "00:25:00", 125),
    ],
  },
  {
    name: "Treino B",
    weekdays: ["2", "6"],
    exercise_type: ["stretching", "resistence", "exerc_aerobicos"],
    muscle_group: ["Isquiotibiais", "Glúteos", "Deltoides", "Bíceps", "Tríceps"],
    training_method: "Adaptação anatômica",
    exercises: [
      resisted("Mesa flexora", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Elevação pélvica na máquina", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Desenvolvimento na máquina", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Rosca direta na polia baixa", { sets: 2, reps: [12, 15], rest: "00:45" }),
      resisted("Tríceps na polia com barra reta", { sets: 2, reps: [12, 15], rest: "00:45" }),
      timed("Alongamento de isquiotibiais deitado com faixa", 2, "00:30", "00:15"),
      continuousAerobic("Bicicleta ergométrica vertical", "00:20:00", 128),
    ],
  },
];

export const lucasBase: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "4"],
    exercise_type: ["mobility", "resistence"],
    muscle_group: ["Peitoral", "Dorsais", "Deltoides", "Bíceps", "Tríceps"],
    training_method: "Upper/Lower",
    exercises: [
      mobility("Mobilidade de ombros com bastão", 2, 12, "00:30"),
      resisted("Supino reto com halteres", { sets: 4, reps: [8, 12], rest: "01:30" }),
      resisted("Remada baixa na polia com triângulo", { sets: 4, reps: [8, 12], rest: "01:30" }),
      resisted("Desenvolvimento com halteres sentado", { sets: 3, reps: [8, 12], rest: "01:30" }),
      resisted("Rosca alternada com halteres", { sets: 3, reps: [10, 12], rest: "01:00" }),
      resisted("Tríceps na polia com corda", { sets: 3, reps: [10, 12], rest: "01:00" }),
    ],
  },
  {
    name: "Treino B",
    weekdays: ["2", "5"],
    exercise_type: ["mobility", "resistence", "manobra_resp", "exerc_aerobicos"],
    muscle_group: ["Quadríceps", "Isquiotibiais", "Glúteos", "Panturrilhas"],
    training_method: "Upper/Lower",
    exercises: [
      mobility("Mobilidade de tornozelo com joelho na parede", 2, 10, "00:30"),
      resisted("Agachamento goblet com halter", { sets: 4, reps: [8, 12], rest: "01:30" }),
      resisted("Stiff com halteres", { sets: 3, reps: [8, 12], rest: "01:30", cadence: "3-0-1-0" }),
      resisted("Afundo com halteres", { sets: 3, reps: [10, 12], rest: "01:15", note: "Repetições por perna." }),
      resisted("Panturrilha em pé na máquina", { sets: 4, reps: [12, 15], rest: "00:45" }),
      timed("Prancha frontal", 3, "00:30", "00:30"),
      continuousAerobic("Corrida na esteira", "00:20:00", 145),
    ],
  },
];

export const lucasRecomposition: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "4"],
    exercise_type: ["stretching", "mobility", "resistence"],
    muscle_group: ["Peitoral", "Deltoides", "Tríceps"],
    training_method: "Divisão ABC",
    exercises: [
      mobility("Mobilidade de ombros com bastão", 2, 12, "00:30", "Pegada aberta, sem dor."),
      resisted("Supino reto com barra", {
        sets: 2,
        reps: [12, 15],
        rest: "01:00",
        seriesType: 2,
        note: "Aquecimento com 50% da carga das séries de trabalho.",
      }),
      resisted("Supino reto com barra", {
        sets: 4,
        reps: [6, 10],
        rest: "02:00",
        cadence: "3-0-1-0",
        note: "Escápulas aduzidas e pés firmes no chão; parar com 1 a 2 repetições de reserva.",
      }),
      resisted("Supino inclinado com halteres", { sets: 3, reps: [8, 12], rest: "01:30" }),
      resisted(["Crossover na polia alta", "Flexão de braços no solo"], {
        sets: 3,
        reps: [10, 15],
        rest: "01:30",
        technique: "BI-SET",
        note: "Sem descanso entre os dois exercícios.",
      }),
      resisted("Elevação lateral com halteres", {
        sets: 3,
        reps: [10, 12],
        rest: "01:15",
        technique: "DROP-SET",
        note: "Na última série, duas reduções de 20% da carga.",
      }),
      resisted("Tríceps na polia com corda", { sets: 3, reps: [10, 15], rest: "01:00" }),
      timed("Alongamento de peitoral na parede", 2, "00:30", "00:15"),
      timed("Alongamento de tríceps acima da cabeça", 2, "00:30", "00:15"),
    ],
  },
  {
    name: "Treino B",
    weekdays: ["2", "5"],
    exercise_type: ["stretching", "mobility", "resistence", "manobra_resp"],
    muscle_group: ["Dorsais", "Deltoides", "Bíceps"],
    training_method: "Divisão ABC",
    exercises: [
      mobility("Mobilidade torácica em decúbito lateral (livro aberto)", 2, 10, "00:30", "10 repetições por lado."),
      resisted("Puxada frontal com pegada aberta", { sets: 4, reps: [8, 12], rest: "01:30" }),
      resisted("Remada curvada com pegada pronada", {
        sets: 4,
        reps: [6, 10],
        rest: "02:00",
        note: "Coluna neutra; se a lombar cansar, trocar pela remada na máquina.",
      }),
      resisted("Remada unilateral com halter (serrote)", { sets: 3, reps: [8, 12], rest: "01:15" }),
      resisted("Face pull na polia com corda", { sets: 3, reps: [12, 15], rest: "01:00", cadence: "2-1-2-0" }),
      resisted("Rosca direta com barra W", { sets: 3, reps: [8, 12], rest: "01:15" }),
      resisted("Rosca martelo com halteres", { sets: 3, reps: [10, 12], rest: "01:00" }),
      timed("Prancha frontal", 3, "00:45", "00:45"),
      timed("Alongamento de dorsais na barra fixa", 2, "00:30", "00:20"),
    ],
  },
  {
    name: "Treino C",
    weekdays: ["6"],
    exercise_type: ["stretching", "mobility", "functional", "resistence", "exerc_aerobicos"],
    muscle_group: ["Quadríceps", "Isquiotibiais", "Glúteos", "Panturrilhas"],
    training_method: "Divisão ABC",
    exercises: [
      mobility("Mobilidade de tornozelo com joelho na parede", 2, 10, "00:30"),
      functional("Swing com kettlebell", 2, [12, 15], "01:00", "Ativação da cadeia posterior."),
      resisted("Agachamento livre com barra", {
        sets: 4,
        reps: [6, 10],
        rest: "02:30",
        cadence: "3-1-1-0",
        note: "Descer até a coxa paralela ao chão, mantendo o calcanhar apoiado.",
      }),
      resisted("Leg press 45°", { sets: 3, reps: [10, 12], rest: "01:30" }),
      resisted("Stiff com barra", { sets: 3, reps: [8, 12], rest: "01:30", cadence: "3-0-1-0" }),
      resisted("Cadeira flexora", { sets: 3, reps: [10, 12], rest: "01:00" }),
      resisted("Panturrilha em pé na máquina", { sets: 4, reps: [12, 15], rest: "00:45", cadence: "2-1-2-1" }),
      hiit("Tiros na air bike", {
        time: "00:15:00",
        sprints: 8,
        sprintTime: "00:30",
        interval: "01:00",
        heartRate: 160,
        note: "Recuperação pedalando leve.",
      }),
      timed("Alongamento de isquiotibiais deitado com faixa", 2, "00:30", "00:15"),
    ],
  },
];
