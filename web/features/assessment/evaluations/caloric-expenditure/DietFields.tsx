import { SegmentedControl } from "@mantine/core";
import { memo } from "react";
import { DEFAULT_DIET, DIET_LABELS, isDietKind } from "#domain/assessment/energy/diet.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { SheetField } from "../SheetField.tsx";
import { useSheet, useSheetState } from "../state/use-evaluation.ts";
import classes from "./EnergyTiles.module.css";

const KINDS = choicesOf(DIET_LABELS);

interface Props {
  readonly disabled: boolean;
}

export const DietFields = memo(function DietFields({ disabled }: Props) {
  const { dispatch, schedule } = useSheet();
  const chosen = useSheetState((state) => state.values.calories_type);
  const choose = (kind: string) => {
    dispatch({ type: "chosen", values: { calories_type: kind } });
    schedule();
  };
  return (
    <div className={classes.diet}>
      <SegmentedControl
        fullWidth
        size="sm"
        classNames={{ label: classes.kind ?? "" }}
        aria-label="Déficit ou superávit"
        data={KINDS}
        disabled={disabled}
        value={isDietKind(chosen) ? chosen : DEFAULT_DIET}
        onChange={choose}
      />
      <SheetField name="calories_value" disabled={disabled} label="none" />
    </div>
  );
});
