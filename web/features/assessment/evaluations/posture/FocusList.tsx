import { Text } from "@mantine/core";
import { focusGroups } from "#domain/assessment/posture/focus.ts";
import type { MuscleOnSide } from "#domain/assessment/posture/muscles.ts";
import classes from "./PostureResult.module.css";

interface Props {
  readonly title: string;
  readonly targets: readonly MuscleOnSide[];
}

export function FocusList({ title, targets }: Props) {
  if (targets.length === 0) return null;
  return (
    <div className={classes.list}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <dl className={classes.focus}>
        {focusGroups(targets).map(({ label, muscles }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{muscles.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
