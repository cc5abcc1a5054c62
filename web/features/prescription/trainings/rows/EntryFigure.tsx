import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { namesOf } from "../editor/entry-blocks.ts";
import { FigureInput } from "./FigureInput.tsx";
import type { RowColumn } from "./row-figures.ts";
import type { useRowFigures } from "./use-entry-row.ts";

interface Props {
  readonly entry: TrainingEntry;
  readonly column: RowColumn;
  readonly figures: ReturnType<typeof useRowFigures>;
}

export function EntryFigure({ entry, column: { label, text, typeField }, figures }: Props) {
  if (!typeField) return text;
  return (
    <FigureInput
      typeField={typeField}
      label={`${label} de ${namesOf(entry)}`}
      value={figures.typed(typeField)}
      error={figures.errorOf(typeField)}
      onEnter={(typed) => figures.enter(typeField, typed)}
      onReset={() => figures.reset(typeField)}
    />
  );
}
