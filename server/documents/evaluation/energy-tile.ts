import type { EnergyTile } from "#domain/assessment/energy/energy-tiles.ts";
import { valueOfKnown } from "#domain/assessment/result.ts";
import type { TileFigure } from "../figure-tiles.ts";

export const energyTile = (now: EnergyTile, before: EnergyTile | undefined): TileFigure => ({
  label: now.label,
  unit: now.unit,
  decimals: now.decimals,
  value: valueOfKnown(now.indicator),
  previous: valueOfKnown(before?.indicator),
  notes: now.beside,
  message:
    now.indicator.status === "missing" ? now.indicator.absences.map(({ sentence }) => sentence).join(" · ") : null,
});
