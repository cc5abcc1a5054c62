/** By content, the words for an exercise that lacks it. */
export const EXERCISE_CONTENTS = {
  video: "Sem vídeo",
  instruction: "Sem instrução",
  drawing: "Sem desenho",
} as const;

export type ExerciseContent = keyof typeof EXERCISE_CONTENTS;
