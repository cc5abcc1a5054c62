import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import type { TrainingPlan } from "../trainings/editor/training-context.ts";
import { toDraft } from "../trainings/editor/training-draft.ts";
import { useAddToLibrary } from "../trainings/library-data.ts";
import { EntryNameDialog } from "./EntryNameDialog.tsx";

interface Props {
  readonly entry: Pick<TrainingPlan, "name" | "trainings">;
}

const LABEL = "Adicionar tudo na Biblioteca";

/** Adds a whole entry of the platform to the trainer's own library, and opens it there to be changed. */
export function KeepEntry({ entry: { name, trainings } }: Props) {
  const [naming, setNaming] = useState(false);
  const navigate = useNavigate();
  const add = useAddToLibrary();
  const phone = useUpTo("sm");
  return (
    <>
      {phone ? (
        <ReasonIcon reason={null} aria-label={LABEL} onClick={() => setNaming(true)}>
          <Icon name="bookmark" />
        </ReasonIcon>
      ) : (
        <Button variant="default" onClick={() => setNaming(true)}>
          {LABEL}
        </Button>
      )}
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
