import type { ComponentProps } from "react";
import TrainingDialog from "../trainings/TrainingDialog.tsx";
import { TRAINING_LIBRARY } from "./training-library.ts";

/** Joins the trainings with the library: the editor itself knows none. */
export default function CycleTrainings(props: Omit<ComponentProps<typeof TrainingDialog>, "library">) {
  return <TrainingDialog {...props} library={TRAINING_LIBRARY} />;
}
