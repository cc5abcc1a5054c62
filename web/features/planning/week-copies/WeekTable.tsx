import { Badge, Checkbox, Collapse, Text, VisuallyHidden } from "@mantine/core";
import { Fragment, memo, useId, useState } from "react";
import { formatPeriod } from "#domain/periodisation/period.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { toldPainText } from "#domain/training/health/told-pains.ts";
import { entriesInWeek } from "#domain/training/weeks/programme.ts";
import { readWeekCell, weekCellText } from "#domain/training/weeks/week-cell.ts";
import { isDeload } from "#domain/training/weeks/week-rule.ts";
import { PlainIcon } from "../../../ui/PlainIcon.tsx";
import type { Cycle } from "../cycles/cycle-data.ts";
import { periodOf } from "../cycles/cycle-period.ts";
import type { MicrocycleSummary } from "../cycles/data.ts";
import { RuleFields } from "./RuleFields.tsx";
import type { WeekCopying } from "./use-week-copy.ts";
import classes from "./WeekCopy.module.css";
import { type FollowingWeek, painOf } from "./week-copy-form.ts";

type Training = Cycle["trainings"][number];
type Entry = Training["exercises"][number];
type Week = FollowingWeek<MicrocycleSummary>;

interface Props {
  readonly source: Cycle;
  readonly weeks: readonly Week[];
  readonly copying: WeekCopying;
}

/** Rows by weeks: what will be written is seen before it is. */
export function WeekTable({ source, weeks, copying }: Props) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th className={classes.exercise}>Exercício</th>
            <th className={classes.copied}>
              {source.name}
              <Text size="xs" c="dimmed">
                copiado
              </Text>
            </th>
            {weeks.map((week) => (
              <WeekHead key={week.id} week={week} copying={copying} />
            ))}
          </tr>
        </thead>
        {source.trainings.map((training) => (
          <tbody key={training.id}>
            <tr>
              <th colSpan={weeks.length + 2} className={classes.training}>
                <span className={classes.inSight}>{training.name}</span>
              </th>
            </tr>
            <Rows training={training} weeks={weeks} copying={copying} />
          </tbody>
        ))}
      </table>
    </div>
  );
}

function WeekHead({
  week,
  copying: { chosen, toggleWeek, programme },
}: Omit<Props, "source" | "weeks"> & { readonly week: Week }) {
  const isChosen = chosen.has(week.id);
  return (
    <th className={classes.week}>
      <Checkbox label={week.name} checked={isChosen} onChange={() => toggleWeek(week.id)} />
      <Text size="xs" c="dimmed" className="figures">
        {formatPeriod(periodOf(week))}
      </Text>
      {isDeload(programme.deload, week.number) && (
        <Badge size="sm" variant="light" color="navy">
          Leve
        </Badge>
      )}
      {week.has_training && (
        <Text size="xs" c={isChosen ? "var(--mantine-color-warning-text)" : "dimmed"}>
          {isChosen ? "Substitui os treinos dela" : "Já tem treinos"}
        </Text>
      )}
    </th>
  );
}

const namesOf = (entry: Entry) =>
  exercisesOf(entry)
    .map(({ name }) => name)
    .join(" + ");

interface RowsProps {
  readonly training: Training;
  readonly weeks: readonly Week[];
  readonly copying: WeekCopying;
}

/** Rows of a group depend on each other. */
function Rows({ training: { exercises }, weeks, copying }: RowsProps) {
  const inWeeks = weeks.map((week) => ({
    week,
    entries: entriesInWeek(exercises, copying.programme, week.number, copying.cellsOf(week.id)),
  }));
  return exercises.map((entry, index) => (
    <Row
      key={entry.id}
      entry={entry}
      later={inWeeks.map(({ week, entries }) => ({ week, inWeek: entries[index] }))}
      copying={copying}
    />
  ));
}

interface RowProps {
  readonly entry: Entry;
  readonly later: readonly { readonly week: Week; readonly inWeek: Entry | undefined }[];
  readonly copying: WeekCopying;
}

function Row({ entry, later, copying }: RowProps) {
  const { ownRules, setOwnRule, rule, chosen } = copying;
  const ownRule = ownRules.get(entry.id);
  const name = namesOf(entry);
  const copiedText = weekCellText(entry);
  const pain = painOf(entry, copying.pains);
  return (
    <Fragment>
      <tr>
        <td className={classes.exercise}>
          <span className={classes.name}>
            {name}
            <PlainIcon
              icon={ownRule ? "close" : "edit"}
              aria-label={ownRule ? `Seguir a regra comum: ${name}` : `Regra própria: ${name}`}
              onClick={() => setOwnRule(entry.id, ownRule ? undefined : rule)}
            />
          </span>
          {pain && (
            <Text size="xs" c="var(--mantine-color-warning-text)">
              O aluno relatou {toldPainText(pain)}
            </Text>
          )}
        </td>
        <td className={classes.off}>{copiedText}</td>
        {later.map(({ week, inWeek }) => (
          <td key={week.id}>
            {chosen.has(week.id) && inWeek?.sets ? (
              <span className={classes.sets}>{weekCellText(inWeek)}</span>
            ) : chosen.has(week.id) && inWeek ? (
              <Cell
                key={weekCellText(inWeek)}
                label={`${name}, ${week.name}`}
                text={weekCellText(inWeek)}
                isChanged={weekCellText(inWeek) !== copiedText}
                isTyped={copying.isTyped(week.id, entry.id)}
                refused={copying.refusedText(week.id, entry.id)}
                read={(typed) => readWeekCell(typed, entry)}
                onType={(figures) => copying.type(week.id, entry.id, figures)}
                onRefuse={(typed) => copying.refuse(week.id, entry.id, typed)}
              />
            ) : (
              <span className={classes.off}>–</span>
            )}
          </td>
        ))}
      </tr>
      {ownRule && (
        <tr>
          <td colSpan={later.length + 2}>
            <Collapse expanded className={classes.inSight}>
              <RuleFields label={`Regra de ${name}`} rule={ownRule} onChange={(form) => setOwnRule(entry.id, form)} />
            </Collapse>
          </td>
        </tr>
      )}
    </Fragment>
  );
}

type Figures = NonNullable<ReturnType<typeof readWeekCell>>;

interface CellProps {
  readonly label: string;
  readonly text: string;
  readonly isChanged: boolean;
  readonly isTyped: boolean;
  /** The typed text that could not be read. */
  readonly refused: string | undefined;
  readonly read: (typed: string) => Figures | null;
  readonly onType: (figures: Figures | undefined) => void;
  readonly onRefuse: (typed: string | undefined) => void;
}

/** Emptied, it follows its rule again. */
const Cell = memo(function Cell({ label, text, isChanged, isTyped, refused, read, onType, onRefuse }: CellProps) {
  const [typed, setTyped] = useState(refused ?? text);
  const isRefused = refused !== undefined;
  const reasonId = useId();
  const leave = () => {
    if (typed === text) {
      if (isRefused) onRefuse(undefined);
      return;
    }
    if (typed.trim() === "") {
      setTyped(text);
      return onType(undefined);
    }
    const figures = read(typed);
    if (figures) onType(figures);
    else onRefuse(typed);
  };
  return (
    <>
      <input
        className={classes.cell}
        aria-label={label}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? reasonId : undefined}
        data-changed={isChanged}
        data-typed={isTyped}
        value={typed}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          leave();
        }}
      />
      {isRefused && (
        <Text id={reasonId} size="xs" mt={4} c="var(--mantine-color-error)" role="alert">
          Escreva como 3x8-12 60kg
        </Text>
      )}
      {isTyped && <VisuallyHidden>alterado à mão</VisuallyHidden>}
    </>
  );
});
