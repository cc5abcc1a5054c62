import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAddToLibrary } from "../trainings/library-data.ts";
import type { TrainingPlan } from "../trainings/training-context.ts";
import { toDraft } from "../trainings/training-draft.ts";
import { EntryNameDialog } from "./EntryNameDialog.tsx";

interface Props {
  readonly entry: Pick<TrainingPlan, "name" | "trainings">;
}

/** Adds a whole entry of the platform to the trainer's own library, and opens it there to be changed. */
export function KeepEntry({ entry: { name, trainings } }: Props) {
  const [naming, setNaming] = useState(false);
  const navigate = useNavigate();
  const add = useAddToLibrary();
  return (
    <>
      <Button variant="default" onClick={() => setNaming(true)}>
        Adicionar tudo na Biblioteca
      </Button>
      {naming && (
        <EntryNameDialog
          title="Adicionar na Biblioteca"
          label="Adicionar"
          name={name}
          saving={add.isPending}
          save={(chosen) => add.mutateAsync({ name: chosen, training: trainings.map(toDraft) })}
          onSaved={({ training_library: { id } }) => navigate({ to: ".", search: { lista: "meus", item: id } })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
