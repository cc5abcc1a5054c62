import { continuousAerobic, functional, hiit, mobility, resisted, timed } from "../trainings/entries.ts";
import type { SeededTraining } from "../trainings/types.ts";

/** Trainings of the other demo students; the weekdays are among those that each of them has available. */

export const anaBeatrizFullBody: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "3", "5"],
    exercise_type: ["resistence", "stretching"],
    muscle_group: ["Quadríceps", "Glúteos", "Dorsais", "Peitoral", "Abdômen"],
    training_method: "Full body",
    exercises: [
      resisted("Leg press horizontal", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Cadeira abdutora", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Puxada frontal com triângulo", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Flexão de braços com joelhos apoiados", { sets: 3, reps: [8, 12], rest: "01:00" }),
      resisted("Abdominal supra no solo", { sets: 3, reps: [15, 20], rest: "00:45" }),
      timed("Alongamento de glúteos em quatro (deitado)", 2, "00:30", "00:15"),
    ],
  },
];

export const anaBeatrizGlutes: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "5"],
    exercise_type: ["mobility", "functional", "resistence"],
    muscle_group: ["Glúteos", "Isquiotibiais", "Quadríceps"],
    training_method: "Hipertrofia - séries múltiplas",
    exercises: [
      mobility("Mobilidade de quadril 90/90", 2, 8, "00:30"),
      functional("Deslocamento lateral com miniband", 2, [12, 15], "00:45", "Ativação antes da carga."),
      resisted("Elevação pélvica com barra", {
        sets: 4,
        reps: [8, 12],
        rest: "01:30",
        cadence: "2-0-1-2",
        technique: "PICO DE CONTRAÇÃO",
      }),
      resisted("Agachamento búlgaro com halteres", {
        sets: 3,
        reps: [8, 12],
        rest: "01:30",
        note: "Tronco levemente inclinado à frente.",
      }),
      resisted("Stiff com halteres", { sets: 3, reps: [8, 12], rest: "01:30", cadence: "3-0-1-0" }),
      resisted("Cadeira abdutora com tronco inclinado", {
        sets: 3,
        reps: [12, 15],
        rest: "01:00",
        technique: "REST-PAUSE",
      }),
    ],
  },
  {
    name: "Treino B",
    weekdays: ["3"],
    exercise_type: ["resistence", "manobra_resp", "stretching"],
    muscle_group: ["Dorsais", "Deltoides", "Tríceps", "Bíceps"],
    training_method: "Hipertrofia - séries múltiplas",
    exercises: [
      resisted("Puxada frontal com pegada aberta", { sets: 3, reps: [8, 12], rest: "01:15" }),
      resisted("Remada baixa na polia com triângulo", { sets: 3, reps: [8, 12], rest: "01:15" }),
      resisted("Desenvolvimento com halteres sentado", { sets: 3, reps: [8, 12], rest: "01:15" }),
      resisted(["Rosca direta com barra W", "Tríceps na polia com corda"], {
        sets: 3,
        reps: [10, 12],
        rest: "01:00",
        technique: "SUPER SERIE",
      }),
      timed("Vacuum abdominal em quatro apoios", 4, "00:20", "00:40"),
      timed("Alongamento de peitoral no batente da porta", 2, "00:30", "00:15"),
    ],
  },
];

export const joaoPedroPushPullLegs: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "4"],
    exercise_type: ["resistence"],
    muscle_group: ["Peitoral", "Deltoides", "Tríceps"],
    training_method: "Push/Pull/Legs",
    exercises: [
      resisted("Supino reto com barra", {
        sets: 4,
        reps: "12-10-08-06",
        rest: "02:00",
        technique: "PIRÂMIDE CRESCENTE",
        note: "Aumentar de 2 a 4 kg por série.",
      }),
      resisted("Supino inclinado com barra", { sets: 3, reps: [8, 10], rest: "01:30" }),
      resisted("Crucifixo reto com halteres", { sets: 3, reps: [10, 12], rest: "01:15", cadence: "3-1-1-0" }),
      resisted("Desenvolvimento com barra pela frente", { sets: 3, reps: [6, 8], rest: "02:00" }),
      resisted("Elevação lateral na polia baixa", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Tríceps testa com barra W", { sets: 3, reps: [8, 12], rest: "01:15" }),
    ],
  },
  {
    name: "Treino B",
    weekdays: ["2"],
    exercise_type: ["resistence"],
    muscle_group: ["Dorsais", "Bíceps"],
    training_method: "Push/Pull/Legs",
    exercises: [
      resisted("Barra fixa com pegada pronada", { sets: 4, reps: [6, 10], rest: "02:00" }),
      resisted("Remada cavalinho", { sets: 4, reps: [8, 10], rest: "01:30" }),
      resisted("Pulldown com braços estendidos na polia", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Rosca direta com barra reta", { sets: 3, reps: [14, 21], rest: "01:30", technique: "SÉRIE 21" }),
      resisted("Rosca inclinada com halteres", { sets: 3, reps: [8, 12], rest: "01:00" }),
    ],
  },
  {
    name: "Treino C",
    weekdays: ["5"],
    exercise_type: ["resistence", "stretching"],
    muscle_group: ["Quadríceps", "Isquiotibiais", "Panturrilhas"],
    training_method: "Push/Pull/Legs",
    exercises: [
      resisted("Agachamento livre com barra", { sets: 5, reps: [4, 6], rest: "03:00", cadence: "3-0-1-0" }),
      resisted("Agachamento no hack machine", { sets: 3, reps: [8, 10], rest: "02:00" }),
      resisted("Levantamento terra romeno com barra", { sets: 3, reps: [6, 8], rest: "02:00" }),
      resisted("Mesa flexora", { sets: 3, reps: [10, 12], rest: "01:15", technique: "NEGATIVA", cadence: "5-0-1-0" }),
      resisted("Panturrilha sentado na máquina", { sets: 4, reps: [12, 15], rest: "00:45" }),
      timed("Alongamento de quadríceps em pé", 2, "00:30", "00:15"),
    ],
  },
];

export const renataCircuit: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["2", "6"],
    exercise_type: ["functional", "resistence", "exerc_aerobicos"],
    muscle_group: ["Quadríceps", "Dorsais", "Peitoral", "Glúteos"],
    training_method: "Circuito",
    exercises: [
      functional("Agachamento no TRX", 3, [12, 15], "00:20"),
      functional("Remada no TRX", 3, [10, 15], "00:20"),
      resisted("Leg press horizontal", { sets: 3, reps: [12, 15], rest: "00:20" }),
      resisted("Supino reto na máquina", { sets: 3, reps: [12, 15], rest: "00:20" }),
      resisted("Cadeira abdutora", { sets: 3, reps: [15, 20], rest: "02:00", note: "Fim da volta: descansar." }),
      continuousAerobic("Elíptico", "00:20:00", 130),
    ],
  },
  {
    name: "Treino B",
    weekdays: ["4"],
    exercise_type: ["myofascial_release", "resistence", "stretching"],
    muscle_group: ["Isquiotibiais", "Deltoides", "Abdômen"],
    training_method: "Circuito",
    exercises: [
      timed("Liberação miofascial de trato iliotibial com rolo", 2, "00:45", "00:15", "Um lado por vez."),
      resisted("Mesa flexora", { sets: 3, reps: [12, 15], rest: "00:45" }),
      resisted("Elevação lateral com halteres", { sets: 3, reps: [12, 15], rest: "00:45" }),
      resisted("Abdominal supra na bola suíça", { sets: 3, reps: [12, 20], rest: "00:45" }),
      timed("Alongamento de trato iliotibial em pé", 2, "00:30", "00:15"),
    ],
  },
];

export const carlosPha: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["2", "4"],
    exercise_type: ["resistence", "exerc_aerobicos", "stretching"],
    muscle_group: ["Quadríceps", "Dorsais", "Peitoral", "Isquiotibiais"],
    training_method: "PHA (ação cardiovascular periférica)",
    exercises: [
      resisted("Leg press horizontal", {
        sets: 3,
        reps: [12, 15],
        rest: "00:45",
        note: "Soltar o ar no esforço; não prender a respiração.",
      }),
      resisted("Remada na máquina articulada", { sets: 3, reps: [12, 15], rest: "00:45" }),
      resisted("Cadeira flexora", { sets: 3, reps: [12, 15], rest: "00:45" }),
      resisted("Supino reto na máquina", { sets: 3, reps: [12, 15], rest: "00:45" }),
      continuousAerobic("Caminhada na esteira", "00:30:00", 112, "Medir a pressão antes e depois."),
      timed("Alongamento de cadeia posterior em pé", 2, "00:30", "00:20"),
    ],
  },
];

export const julianaFullBody: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "3", "5"],
    exercise_type: ["mobility", "resistence", "manobra_resp"],
    muscle_group: ["Quadríceps", "Peitoral", "Dorsais", "Glúteos", "Deltoides"],
    training_method: "Full body",
    exercises: [
      mobility("Agachamento profundo com apoio", 2, 8, "00:30"),
      resisted("Agachamento frontal com barra", { sets: 4, reps: [6, 8], rest: "02:00" }),
      resisted("Supino reto com halteres", { sets: 3, reps: [8, 10], rest: "01:30" }),
      resisted("Barra fixa no graviton", { sets: 3, reps: [6, 10], rest: "01:30" }),
      resisted("Elevação pélvica unilateral no solo", { sets: 3, reps: [10, 12], rest: "01:00" }),
      resisted(["Elevação lateral com halteres", "Elevação frontal com halteres", "Crucifixo inverso com halteres"], {
        sets: 2,
        reps: [10, 12],
        rest: "01:30",
        technique: "TRI-SET",
      }),
      timed("Prancha lateral", 3, "00:30", "00:30"),
    ],
  },
];

export const rodrigoPower: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "4"],
    exercise_type: ["mobility", "functional", "resistence"],
    muscle_group: ["Quadríceps", "Glúteos", "Isquiotibiais", "Dorsais"],
    training_method: "Potência",
    exercises: [
      mobility("Afundo com rotação de tronco", 2, 6, "00:30"),
      functional("Salto na caixa", 4, [3, 5], "02:00", "Encerrar a série se a altura do salto cair."),
      resisted("Agachamento livre com barra", {
        sets: 5,
        reps: [2, 3],
        rest: "03:00",
        cadence: "2-0-1-0",
        technique: "CLUSTER",
      }),
      resisted("Levantamento terra com barra", { sets: 4, reps: [3, 5], rest: "03:00" }),
      resisted("Elevação pélvica com barra", { sets: 3, reps: [5, 8], rest: "02:00" }),
      resisted("Flexão nórdica", { sets: 3, reps: [4, 6], rest: "02:00", cadence: "5-0-1-0" }),
    ],
  },
  {
    name: "Treino B",
    weekdays: ["2", "6"],
    exercise_type: ["mobility", "resistence", "exerc_aerobicos", "stretching"],
    muscle_group: ["Core"],
    training_method: "HIIT",
    exercises: [
      mobility("Balanço frontal de perna", 2, 12, "00:20"),
      hiit("Tiros na pista", {
        time: "00:40:00",
        sprints: 10,
        sprintTime: "01:00",
        interval: "02:00",
        heartRate: 178,
        note: "Recuperação trotando.",
      }),
      resisted("Pallof press na polia", { sets: 3, reps: [10, 12], rest: "00:45" }),
      timed("Alongamento de gastrocnêmio na parede", 2, "00:30", "00:15"),
    ],
  },
];

export const patriciaAtHome: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "3", "5"],
    exercise_type: ["functional", "manobra_resp", "stretching", "exerc_aerobicos"],
    muscle_group: ["Quadríceps", "Glúteos", "Core"],
    training_method: "Treinamento funcional",
    exercises: [
      functional("Agachamento com peso corporal", 3, [12, 15], "00:45"),
      functional("Ponte de glúteos com miniband", 3, [12, 15], "00:45"),
      functional("Concha com miniband (ostra)", 3, [12, 15], "00:30", "Repetições por lado."),
      timed("Inseto morto (dead bug)", 3, "00:30", "00:30"),
      continuousAerobic("Caminhada ao ar livre", "00:35:00", 118),
      timed("Alongamento de flexores do quadril ajoelhado", 2, "00:30", "00:15"),
    ],
  },
];

export const fabioUpperLower: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "4"],
    exercise_type: ["resistence", "exerc_aerobicos"],
    muscle_group: ["Peitoral", "Dorsais", "Deltoides", "Bíceps", "Tríceps"],
    training_method: "Upper/Lower",
    exercises: [
      resisted(["Supino reto com halteres", "Remada com halteres no banco inclinado"], {
        sets: 3,
        reps: [10, 12],
        rest: "01:30",
        technique: "SUPER SERIE",
      }),
      resisted("Desenvolvimento Arnold", { sets: 3, reps: [10, 12], rest: "01:15" }),
      resisted("Puxada frontal com pegada supinada", { sets: 3, reps: [10, 12], rest: "01:15" }),
      resisted(["Rosca alternada com halteres", "Tríceps francês bilateral com halter"], {
        sets: 3,
        reps: [10, 12],
        rest: "01:00",
        technique: "SUPER SERIE",
      }),
      continuousAerobic("Remo ergométrico", "00:15:00", 135),
    ],
  },
  {
    name: "Treino B",
    weekdays: ["2", "5"],
    exercise_type: ["mobility", "resistence", "exerc_aerobicos"],
    muscle_group: ["Quadríceps", "Isquiotibiais", "Panturrilhas", "Abdômen"],
    training_method: "Upper/Lower",
    exercises: [
      mobility("Mobilidade de adutores em quatro apoios", 2, 10, "00:30"),
      resisted("Agachamento goblet com halter", { sets: 4, reps: [10, 12], rest: "01:30" }),
      resisted("Stiff com halteres", { sets: 3, reps: [10, 12], rest: "01:30", cadence: "3-0-1-0" }),
      resisted("Panturrilha unilateral no degrau com halter", { sets: 3, reps: [12, 15], rest: "00:45" }),
      resisted("Abdominal bicicleta", { sets: 3, reps: [16, 24], rest: "00:45" }),
      continuousAerobic("Bicicleta ergométrica horizontal", "00:25:00", 128),
    ],
  },
];

export const mariaAparecidaPosture: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["2", "4"],
    exercise_type: ["mobility", "stretching", "functional", "manobra_resp"],
    muscle_group: ["Quadríceps", "Glúteos", "Core", "Dorsais"],
    training_method: "Reabilitação postural",
    exercises: [
      timed("Respiração diafragmática sentado", 3, "01:00", "00:30"),
      mobility("Gato e vaca", 2, 8, "00:30", "Amplitude confortável; usar a cadeira se o joelho incomodar."),
      mobility("Deslizamento de braços na parede", 2, 8, "00:30"),
      functional("Sentar e levantar da cadeira", 3, [6, 10], "01:00", "Com apoio das mãos se necessário."),
      functional("Subida no step", 2, [6, 8], "01:00", "Segurar no corrimão."),
      timed("Ponte isométrica de glúteos", 3, "00:15", "00:30"),
      timed("Alongamento de peitoral na parede", 2, "00:30", "00:20"),
      timed("Alongamento de gastrocnêmio na parede", 2, "00:30", "00:20"),
    ],
  },
];

export const thiagoSplit: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "5"],
    exercise_type: ["resistence"],
    muscle_group: ["Peitoral", "Dorsais", "Deltoides"],
    training_method: "Hipertrofia - séries múltiplas",
    exercises: [
      resisted("Supino inclinado com halteres", { sets: 4, reps: [8, 12], rest: "01:30" }),
      resisted("Remada curvada com pegada supinada", { sets: 4, reps: [8, 12], rest: "01:30" }),
      resisted("Voador frontal (peck deck)", { sets: 3, reps: [10, 15], rest: "01:00", technique: "FST-7" }),
      resisted("Elevação lateral na máquina", { sets: 3, reps: [12, 15], rest: "01:00" }),
    ],
  },
  {
    name: "Treino B",
    weekdays: ["3"],
    exercise_type: ["resistence"],
    muscle_group: ["Quadríceps", "Isquiotibiais", "Panturrilhas"],
    training_method: "Hipertrofia - séries múltiplas",
    exercises: [
      resisted("Leg press 45°", { sets: 4, reps: [10, 12], rest: "01:30", technique: "MYO-REPS" }),
      resisted("Cadeira extensora", { sets: 3, reps: [12, 15], rest: "01:00" }),
      resisted("Cadeira flexora", { sets: 4, reps: [10, 12], rest: "01:00" }),
      resisted("Panturrilha no leg press 45°", { sets: 4, reps: [12, 15], rest: "00:45" }),
    ],
  },
];

export const sofiaVolleyball: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["2", "4"],
    exercise_type: ["mobility", "functional", "resistence", "manobra_resp"],
    muscle_group: ["Quadríceps", "Glúteos", "Deltoides", "Dorsais"],
    training_method: "Treinamento funcional",
    exercises: [
      mobility("Mobilidade de ombros com elástico", 2, 12, "00:30"),
      functional("Avanço com peso corporal", 3, [8, 12], "00:45"),
      functional("Escada de agilidade", 3, [4, 6], "01:00", "Voltas completas, com aterrissagem silenciosa."),
      resisted("Rotação externa de ombro com elástico", { sets: 3, reps: [12, 15], rest: "00:45" }),
      resisted("Remada baixa na polia com triângulo", { sets: 3, reps: [10, 12], rest: "01:00" }),
      timed("Prancha com toque nos ombros", 3, "00:20", "00:40"),
    ],
  },
];

export const marcosAlternated: readonly SeededTraining[] = [
  {
    name: "Treino A",
    weekdays: ["1", "3"],
    exercise_type: ["resistence", "exerc_aerobicos"],
    muscle_group: ["Peitoral", "Dorsais", "Deltoides", "Tríceps"],
    training_method: "Treino concorrente",
    exercises: [
      resisted("Supino reto no Smith", { sets: 3, reps: [10, 12], rest: "01:15" }),
      resisted("Puxada articulada na máquina", { sets: 3, reps: [10, 12], rest: "01:15" }),
      resisted("Desenvolvimento na máquina", { sets: 3, reps: [10, 12], rest: "01:15" }),
      resisted("Tríceps na máquina", { sets: 3, reps: [12, 15], rest: "01:00" }),
      continuousAerobic("Escada ergométrica", "00:15:00", 140),
    ],
  },
  {
    name: "Treino B",
    weekdays: ["5"],
    exercise_type: ["resistence", "stretching"],
    muscle_group: ["Quadríceps", "Isquiotibiais", "Bíceps", "Core"],
    training_method: "Treino concorrente",
    exercises: [
      resisted("Agachamento no Smith", { sets: 4, reps: [8, 12], rest: "01:30" }),
      resisted("Mesa flexora unilateral", { sets: 3, reps: [10, 12], rest: "01:00" }),
      resisted("Rosca Scott na máquina", { sets: 3, reps: [10, 12], rest: "01:00" }),
      resisted("Caminhada do fazendeiro com halteres", { sets: 3, reps: [20, 30], rest: "01:00", note: "Passos." }),
      timed("Alongamento lombar com joelhos no peito", 2, "00:30", "00:15"),
    ],
  },
];
