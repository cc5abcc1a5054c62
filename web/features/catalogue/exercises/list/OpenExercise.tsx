import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { PhoneWideDialog } from "../../../../ui/dialog/PhoneWideDialog.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { exerciseQuery } from "../data.ts";
import { ExerciseDetails } from "./ExerciseDetails.tsx";
import { mayChange } from "./may-change.ts";

const ExerciseFormDialog = lazy(() => import("../form/ExerciseFormDialog.tsx"));

interface Props {
  readonly id: number;
  readonly isEdited: boolean;
  readonly isAdmin: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

export default function OpenExercise({ id, isEdited, isAdmin, onEdit, onClose }: Props) {
  const { data: exercise, error, refetch, isFetching } = useQuery(exerciseQuery(id, isAdmin));
  if (!exercise)
    return (
      error && (
        <PhoneWideDialog opened onClose={onClose} title="Exercício">
          <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
        </PhoneWideDialog>
      )
    );
  if (isEdited && mayChange(exercise, isAdmin)) {
    return <ExerciseFormDialog key={id} exercise={exercise} onClose={onClose} onSaved={onClose} />;
  }
  return <ExerciseDetails exercise={exercise} isAdmin={isAdmin} onEdit={onEdit} onClose={onClose} />;
}
