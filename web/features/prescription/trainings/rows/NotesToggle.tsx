import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { PlainIcon } from "../../../../ui/PlainIcon.tsx";
import { namesOf } from "../editor/entry-blocks.ts";

interface Props {
  readonly entry: TrainingEntry;
  readonly open: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
}

export function NotesToggle({ entry, open, controls, onToggle }: Props) {
  return (
    <PlainIcon
      icon={open ? "chevron-up" : "chevron-down"}
      aria-label={`Observações de ${namesOf(entry)}`}
      aria-expanded={open}
      {...(open && { "aria-controls": controls })}
      onClick={onToggle}
    />
  );
}
