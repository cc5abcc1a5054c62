import type { ComponentProps } from "react";
import TrainingDialog from "../trainings/TrainingDialog.tsx";
import { TRAINING_LIBRARY } from "./training-library.ts";

/** A cycle's training dialog with the library that it copies from and adds to: the editor itself knows no library. */
export default function CycleTrainings(props: Omit<ComponentProps<typeof TrainingDialog>, "library">) {
  return <TrainingDialog {...props} library={TRAINING_LIBRARY} />;
}
