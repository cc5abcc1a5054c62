import { useRef, useState } from "react";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { ActionMenu } from "../../../../ui/ActionMenu.tsx";
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
      <RareActions name={name} copy={copy} duplicate={duplicate} />
      <PlainIcon icon="trash" aria-label={`Remover ${name}`} onClick={(event) => remove(event.currentTarget)} />
    </>
  );
}

interface RareProps extends Pick<RowCommands, "copy" | "duplicate"> {
  readonly name: string;
}

/** The menu is drawn at its first press: those of a long table would take longer than a frame. */
function RareActions({ name, copy, duplicate }: RareProps) {
  const [pressed, setPressed] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const label = `Mais opções de ${name}`;
  if (!pressed) {
    return <PlainIcon icon="more" aria-label={label} aria-haspopup="menu" onClick={() => setPressed(true)} />;
  }
  return (
    <span ref={place} style={{ display: "contents" }}>
      <ActionMenu
        label={label}
        isPlain
        defaultOpened
        floatingStrategy="fixed"
        actions={[
          { label: "Copiar para outro treino", icon: "copy", act: copy },
          { label: "Duplicar", icon: "duplicate", act: () => place.current && duplicate(place.current) },
        ]}
      />
    </span>
  );
}
