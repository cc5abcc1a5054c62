import { memo } from "react";
import type { CaloricAssessment } from "#domain/assessment/energy/caloric-assessment.ts";
import { ENERGY_NOTE, type EnergyTile, energyTiles } from "#domain/assessment/energy/energy-tiles.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { DietFields } from "./DietFields.tsx";
import classes from "./EnergyTiles.module.css";

interface Props {
  readonly assessment: CaloricAssessment;
  /** Completed on the day of the evaluation. */
  readonly ageYears: number | null;
  readonly disabled: boolean;
}

export const EnergyTiles = memo(function EnergyTiles({ assessment, ageYears, disabled }: Props) {
  const tiles = energyTiles(assessment, ageYears);
  return (
    <div className={classes.frame}>
      <div className={classes.tiles}>
        <Tile tile={tiles.basalRate} />
        <Tile tile={tiles.averageRate} />
        <div className={`${classes.tile} ${classes.wide}`}>
          <DietFields disabled={disabled} />
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
      {beside.map((words) => (
        <div key={words} className={classes.quiet}>
          {words}
        </div>
      ))}
      {question && (
        <div className={classes.question}>
          <Icon name="alert" size={16} />
          <span>{question}</span>
        </div>
      )}
    </section>
  );
}
