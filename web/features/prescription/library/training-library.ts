import { lazy } from "react";
import type { TrainingLibrary } from "../trainings/editor/training-plan.ts";
import { entriesToCopy } from "./data.ts";

export const TRAINING_LIBRARY: TrainingLibrary = {
  entriesToCopy,
  AddDialog: lazy(() => import("./AddToLibrary.tsx")),
};
