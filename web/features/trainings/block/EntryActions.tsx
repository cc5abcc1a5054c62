import type { Training, TrainingEntry } from "#contract/trainings.ts";
import { focusOn } from "../../../ui/dialog/use-focus-back.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { openTab } from "../open-tab.ts";
import { removeEntry } from "../training-changes.ts";
import type { TrainingContext } from "../training-context.ts";
import { namesOf } from "./entry-blocks.ts";

interface Props {
  readonly context: TrainingContext;
  readonly training: Training;
  readonly entry: TrainingEntry;
}

/** Editing, copying and removing one exercise of a training. Removing does not ask, because it can be undone. */
export function EntryActions({ context, training, entry }: Props) {
  if (context.readOnly) return null;
  const open = { form: "exercicio", entryId: entry.id } as const;
  const remove = () => {
    void context.change(removeEntry(training.id, entry.id), {
      saved: "Exercício removido com sucesso",
      undoable: namesOf(entry),
      failed: "Erro ao remover Exercício",
      gone: "Erro: Exercício não encontrado para remoção",
    });
    focusOn(openTab);
  };
  return (
    <>
      <ReasonIcon
        reason={null}
        aria-label={`Editar ${namesOf(entry)}`}
        onClick={() => context.go({ trainingId: training.id, open })}
      >
        <Icon name="edit" />
      </ReasonIcon>
      <ReasonIcon
        reason={null}
        aria-label={`Copiar ${namesOf(entry)}`}
        onClick={() => context.go({ trainingId: training.id, open: { form: "copiar-exercicio", entryId: entry.id } })}
      >
        <Icon name="copy" />
      </ReasonIcon>
      <ReasonIcon reason={null} aria-label={`Remover ${namesOf(entry)}`} onClick={remove}>
        <Icon name="trash" />
      </ReasonIcon>
    </>
  );
}
