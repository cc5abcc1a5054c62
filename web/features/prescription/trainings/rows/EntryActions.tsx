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
export function EntryActions({ entry, commands }: Props) {
  const name = namesOf(entry);
  const { edit, remove } = commands;
  return (
    <>
      <PlainIcon icon="edit" aria-label={`Editar ${name}`} onClick={edit} />
      <RareActions entry={entry} commands={commands} />
      <PlainIcon icon="trash" aria-label={`Remover ${name}`} onClick={(event) => remove(event.currentTarget)} />
    </>
  );
}

/** The menu is drawn at its first press: those of a long table would take longer than a frame. */
function RareActions({ entry, commands: { copy, duplicate, detail, max, join, leave, swap } }: Props) {
  const [pressed, setPressed] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const label = `Mais opções de ${namesOf(entry)}`;
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
          ...(detail
            ? [{ label: "Séries em detalhe", icon: "sliders", act: () => detail(place.current) } as const]
            : []),
          ...(max ? [{ label: "Carga máxima", icon: "dumbbell", act: max } as const] : []),
          { label: "Juntar com a linha de baixo", icon: "plus", act: join },
          ...(leave ? [{ label: "Tirar do grupo", icon: "close", act: leave } as const] : []),
          {
            label: entry.no_swap ? "Permitir que o aluno troque" : "Não deixar o aluno trocar",
            icon: "swap",
            act: swap,
          },
        ]}
      />
    </span>
  );
}
