import { Group, Text } from "@mantine/core";
import { useState } from "react";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import type { DetailedSet } from "#domain/training/sets/detailed-set.ts";
import { setsText } from "#domain/training/sets/sets-line.ts";
import { PlainIcon } from "../../../../ui/PlainIcon.tsx";
import { namesOf } from "../editor/entry-blocks.ts";
import { usePlan } from "../editor/use-trainings.ts";
import { MaxButton } from "./MaxButton.tsx";
import { lacksMax } from "./percent-sets.ts";
import classes from "./SetsInDetail.module.css";
import { SetsLine } from "./SetsLine.tsx";
import { SetsTable } from "./SetsTable.tsx";
import { useSetsChange } from "./use-sets.ts";

interface Props {
  readonly trainingId: number;
  readonly entry: TrainingEntry;
}

/** The sets of a row in one line, which unfolds into a line for each. */
export function SetsInDetail({ trainingId, entry }: Props) {
  const { readOnly } = usePlan();
  const onChange = useSetsChange(trainingId, entry);
  const [unfolded, setUnfolded] = useState(false);
  const { sets } = entry;
  if (!sets) return null;
  if (readOnly) return <Text size="sm">{setsText(sets)}</Text>;
  return (
    <div>
      <div className={classes.line}>
        <SetsLine entry={entry} onChange={onChange} />
        <PlainIcon
          icon={unfolded ? "chevron-up" : "chevron-down"}
          aria-label={`${unfolded ? "Recolher" : "Abrir"} séries de ${namesOf(entry)}`}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        />
      </div>
      <PercentLine trainingId={trainingId} entry={entry} sets={sets} />
      {unfolded && <SetsTable sets={sets} onChange={onChange} />}
    </div>
  );
}

interface LineProps extends Props {
  readonly sets: readonly DetailedSet[];
}

/** The percentages in kilograms, and their maximum. */
function PercentLine({ trainingId, entry, sets }: LineProps) {
  const isResolved = sets.some(({ resolved_kg }) => resolved_kg != null);
  if (!isResolved && !lacksMax(entry)) return null;
  return (
    <Group gap="xs">
      {isResolved && (
        <Text size="sm" c="dimmed">
          {setsText(sets)}
        </Text>
      )}
      <MaxButton trainingId={trainingId} entry={entry} />
    </Group>
  );
}
