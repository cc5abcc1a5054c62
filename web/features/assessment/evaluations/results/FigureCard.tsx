import { Table, Text } from "@mantine/core";
import type { Classes, FigureLook } from "#domain/assessment/derived-figures.ts";
import { classText } from "#domain/assessment/references/class-text.ts";
import { printedRanges, type Scale } from "#domain/assessment/references/scale.ts";
import type { Indicator } from "#domain/assessment/result.ts";
import { CLASS_SCALE_COLORS, placeOnScale } from "#domain/figures/class-scale.ts";
import { drawnScale } from "#domain/figures/drawn-scale.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import classes from "./FigureCard.module.css";

export interface CardFigure extends FigureLook, Classes {
  readonly indicator: Indicator;
  readonly warnings: readonly { readonly code: string; readonly sentence: string }[];
}

interface Props {
  readonly figure: CardFigure;
  readonly withTable: boolean;
  readonly reference?: string | undefined;
}

export function FigureCard({ figure, withTable, reference }: Props) {
  const { label, indicator, unit, decimals, scale, factor } = figure;
  return (
    <section className={classes.card} aria-label={label}>
      <FigureLine label={label} indicator={indicator} unit={unit} decimals={decimals} />
      {scale && indicator.status === "known" && (
        <ClassTrack factor={factor} decimals={decimals} scale={scale} value={indicator.value} />
      )}
      {reference && (
        <Text size="xs" c="dimmed" lh={1.4}>
          {reference}
        </Text>
      )}
      {figure.warnings.map(({ code, sentence }) => (
        <div key={code} className={classes.warning}>
          <Icon name="alert" size={16} />
          <span>{sentence}</span>
        </div>
      ))}
      {scale && withTable && <ClassTable scale={scale} factor={factor} unit={unit} />}
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly indicator: Indicator;
  readonly unit: string;
  readonly decimals: number;
  readonly note?: string | undefined;
}

export function FigureLine({ label, indicator, unit, decimals, note }: LineProps) {
  if (indicator.status === "missing") {
    return (
      <div>
        <Text size="sm" fw={500}>
          {label}
        </Text>
        <Text size="sm" c="dimmed" lh={1.35}>
          {indicator.absences.map(({ sentence }) => sentence).join(" · ")}
        </Text>
      </div>
    );
  }
  const text = note ?? classText(indicator.label);
  return (
    <div className={classes.line}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Text fw={650} className={classes.value}>
        {formatDecimal(indicator.value, decimals)}
        {unit && <span className={classes.unit}>{unit}</span>}
      </Text>
      {text && (
        <Text size="sm" c="dimmed" className={classes.words}>
          {text}
        </Text>
      )}
    </div>
  );
}

interface TrackProps {
  readonly factor: number;
  readonly decimals: number;
  readonly scale: Scale;
  readonly value: number;
}

/** The line above says the same in words. */
export function ClassTrack({ factor, decimals, scale, value }: TrackProps) {
  const { bands, active } = drawnScale(scale, value, factor);
  // As wide as leaves 100 units between its margins: the place is then a percentage.
  const { x, band } = placeOnScale(bands, value, 120, active);
  return (
    <div className={classes.track} aria-hidden="true">
      {bands.map(({ label, tone, from }, index) => (
        <div key={label} className={classes.band}>
          <div
            className={classes.colour}
            data-active={index === band}
            style={{ backgroundColor: CLASS_SCALE_COLORS[tone] }}
          />
          {index > 0 && (
            <span className={classes.limit}>{formatDecimal(from, Math.min(decimals, scale.limitDecimals))}</span>
          )}
        </div>
      ))}
      <div className={classes.marker} style={{ insetInlineStart: `clamp(5px, ${x - 10}%, calc(100% - 5px))` }} />
    </div>
  );
}

function ClassTable({
  scale,
  factor,
  unit,
}: {
  readonly scale: Scale;
  readonly factor: number;
  readonly unit: string;
}) {
  const ranges = printedRanges(scale, factor);
  return (
    <Table verticalSpacing={4} horizontalSpacing={0} fz="xs" mt="xs" withRowBorders={false}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Classe</Table.Th>
          <Table.Th ta="end">Faixa{unit && ` (${unit})`}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {scale.bands.map(({ label }, index) => (
          <Table.Tr key={label}>
            <Table.Td>{classText(label)}</Table.Td>
            <Table.Td ta="end">{ranges[index]}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
