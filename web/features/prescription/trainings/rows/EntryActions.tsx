import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { PlainIcon } from "../../../../ui/PlainIcon.tsx";
import { namesOf } from "../editor/entry-blocks.ts";
import type { RowCommands } from "./row-commands.ts";

interface Props {
  readonly entry: TrainingEntry;
  readonly commands: RowCommands;
}

/** Removing does not ask, because it can be undone. */
export function EntryActions({ entry, commands: { edit, copy, duplicate, remove } }: Props) {
  const name = namesOf(entry);
  return (
    <>
      <PlainIcon icon="edit" aria-label={`Editar ${name}`} onClick={edit} />
      <PlainIcon icon="copy" aria-label={`Copiar ${name}`} onClick={copy} />
      <PlainIcon icon="duplicate" aria-label={`Duplicar ${name}`} onClick={(event) => duplicate(event.currentTarget)} />
      <PlainIcon icon="trash" aria-label={`Remover ${name}`} onClick={(event) => remove(event.currentTarget)} />
    </>
  );
}
