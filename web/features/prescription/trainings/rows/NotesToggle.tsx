import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../../ui/ReasonButton.tsx";
import { namesOf } from "../editor/entry-blocks.ts";

interface Props {
  readonly entry: TrainingEntry;
  readonly open: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
}

export function NotesToggle({ entry, open, controls, onToggle }: Props) {
  return (
    <ReasonIcon
      reason={null}
      aria-label={`Observações de ${namesOf(entry)}`}
      aria-expanded={open}
      {...(open && { "aria-controls": controls })}
      onClick={onToggle}
    >
      <Icon name={open ? "chevron-up" : "chevron-down"} />
    </ReasonIcon>
  );
}
