import { SegmentedControl } from "@mantine/core";
import { memo } from "react";
import type { CaloricAssessment } from "#domain/assessment/energy/caloric-assessment.ts";
import { DEFAULT_DIET, DIET_LABELS, isDietKind } from "#domain/assessment/energy/diet.ts";
import { ENERGY_NOTE, type EnergyTile, energyTiles } from "#domain/assessment/energy/energy-tiles.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { SheetField } from "../SheetField.tsx";
import { useSheet, useSheetState } from "../state/use-evaluation.ts";
import classes from "./EnergyTiles.module.css";

interface Props {
  readonly assessment: CaloricAssessment;
  readonly ageYears: number | null;
  readonly isPregnant: boolean;
  /** Said of the deficit. */
  readonly ofDeficit: string | null;
  readonly disabled: boolean;
}

export const EnergyTiles = memo(function EnergyTiles({ assessment, ageYears, isPregnant, ofDeficit, disabled }: Props) {
  const tiles = energyTiles(assessment, { ageYears, isPregnant });
  return (
    <div className={classes.frame}>
      <div className={classes.tiles}>
        <Tile tile={tiles.basalRate} />
        <Tile tile={tiles.averageRate} />
        <div className={`${classes.tile} ${classes.wide}`}>
          <DietFields disabled={disabled} />
          {ofDeficit && <Question sentence={ofDeficit} />}
        </div>
        <Tile tile={tiles.dailyIntake} isWide />
        <Tile tile={tiles.maximalHeartRate} />
        <Tile tile={tiles.heartRateReserve} />
      </div>
      <p className={classes.note}>{ENERGY_NOTE}</p>
    </div>
  );
});

interface TileProps {
  readonly tile: EnergyTile;
  readonly isWide?: boolean;
}

function Tile({ tile: { label, indicator, unit, decimals, beside, question }, isWide = false }: TileProps) {
  return (
    <section className={isWide ? `${classes.tile} ${classes.wide}` : classes.tile} aria-label={label}>
      <div className={classes.label}>{label}</div>
      {indicator.status === "known" ? (
        <div className={classes.value}>
          {formatDecimal(indicator.value, decimals)}
          <span className={classes.unit}>{unit}</span>
        </div>
      ) : (
        indicator.absences.map(({ sentence }) => (
          <div key={sentence} className={classes.quiet}>
            {sentence}
          </div>
        ))
      )}
      {beside.map((text) => (
        <div key={text} className={classes.quiet}>
          {text}
        </div>
      ))}
      {question && <Question sentence={question} />}
    </section>
  );
}

const Question = ({ sentence }: { readonly sentence: string }) => (
  <div className={classes.question}>
    <Icon name="alert" size={16} />
    <span>{sentence}</span>
  </div>
);

const KINDS = choicesOf(DIET_LABELS);

interface DietProps {
  readonly disabled: boolean;
}

const DietFields = memo(function DietFields({ disabled }: DietProps) {
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
