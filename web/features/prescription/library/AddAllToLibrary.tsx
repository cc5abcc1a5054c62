import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { toDraft } from "../trainings/editor/training-draft.ts";
import { useEditor, usePlan, useTrainings } from "../trainings/editor/use-trainings.ts";
import { useAddToLibrary } from "./data.ts";
import { EntryNameDialog } from "./EntryNameDialog.tsx";
import type { LibraryTags } from "./library-tags.ts";

const LABEL = "Adicionar tudo na Biblioteca";

/** Keeps the tags of the entry that is copied. */
export function AddAllToLibrary({ tags }: { readonly tags: LibraryTags }) {
  const { state } = useEditor();
  const { name } = usePlan();
  const isEmpty = useTrainings(({ trainings }) => trainings.length === 0);
  const [naming, setNaming] = useState(false);
  const navigate = useNavigate();
  const add = useAddToLibrary();
  const phone = useUpTo("sm");
  if (isEmpty) return null;
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
          tags={tags}
          save={(chosen) => add.mutateAsync({ ...chosen, training: state().trainings.map(toDraft) })}
          onSaved={({ training_library: { id } }) => navigate({ to: ".", search: { lista: "meus", item: id } })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
