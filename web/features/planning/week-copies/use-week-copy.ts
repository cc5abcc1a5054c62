import { useState } from "react";
import type { ToldPain } from "#domain/training/health/told-pains.ts";
import type { LoadSteps } from "#domain/training/loads/load-steps.ts";
import type { Programme, WeekCell } from "#domain/training/weeks/programme.ts";
import type { Cycle } from "../cycles/cycle-data.ts";
import type { WeekCopyBody } from "./data.ts";
import {
  deloadOf,
  type FollowingWeek,
  type ListedWeek,
  NEW_DELOAD,
  proposedRule,
  type RuleForm,
  ruleOf,
  rulesByPain,
} from "./week-copy-form.ts";

interface CellPlace {
  readonly microcycle_id: number;
  readonly entry_id: number;
}

type OwnRules = ReadonlyMap<number, RuleForm>;

const isSame = (one: OwnRules, other: OwnRules): boolean =>
  one.size === other.size && [...one].every(([id, rule]) => other.get(id) === rule);

type TypedCell = WeekCell & CellPlace;

type RefusedCell = CellPlace & { readonly text: string };

export interface KnownOfStudent {
  readonly load_steps: LoadSteps;
  readonly told_pains: readonly ToldPain[];
  /** Why nothing is to rise before a doctor's clearance. */
  readonly raise_note: string | null;
}

/** The trainer's decisions about the copy of one week, or of another mesocycle. */
export function useWeekCopy(
  source: Cycle,
  weeks: readonly FollowingWeek<ListedWeek>[],
  { load_steps: loadSteps, told_pains: pains, raise_note }: KnownOfStudent,
) {
  const rows = source.trainings.flatMap(({ exercises }) => exercises);
  const [proposed] = useState(() => proposedRule(rows, raise_note !== null));
  const [proposedByPain] = useState(() => rulesByPain(rows, pains));
  const [rule, setRule] = useState(proposed);
  const [deload, setDeload] = useState(NEW_DELOAD);
  const [ownRules, setOwnRules] = useState(proposedByPain);
  const [cells, setCells] = useState<readonly TypedCell[]>([]);
  const [refused, setRefused] = useState<readonly RefusedCell[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(weeks.filter(({ has_training }) => !has_training).map(({ id }) => id)),
  );
  const isOf = (cell: CellPlace, microcycle_id: number, entry_id: number) =>
    cell.microcycle_id === microcycle_id && cell.entry_id === entry_id;
  const refuse = (weekId: number, entryId: number, text: string | undefined) =>
    setRefused([
      ...refused.filter((cell) => !isOf(cell, weekId, entryId)),
      ...(text === undefined ? [] : [{ microcycle_id: weekId, entry_id: entryId, text }]),
    ]);

  const programme: Programme = {
    rule: ruleOf(rule),
    rows: [...ownRules].map(([entry_id, form]) => ({ entry_id, rule: ruleOf(form) })),
    deload: deloadOf(deload),
    loadSteps,
  };
  const written = weeks.filter(({ id }) => chosen.has(id));
  return {
    ...{ rule, setRule, deload, setDeload, ownRules, chosen, cells, programme, written, pains },
    isDirty:
      cells.length > 0 ||
      refused.length > 0 ||
      !isSame(ownRules, proposedByPain) ||
      rule !== proposed ||
      deload !== NEW_DELOAD,
    /** Cells of weeks that are not written are not shown. */
    hasRefused: refused.some(({ microcycle_id }) => chosen.has(microcycle_id)),
    refusedText: (weekId: number, entryId: number) => refused.find((cell) => isOf(cell, weekId, entryId))?.text,
    /** Keeps a text that cannot be read as figures. Undefined: there is none any more. */
    refuse,
    /** Without a form the row follows the common rule again. */
    setOwnRule: (entryId: number, form: RuleForm | undefined) => {
      const next = new Map(ownRules);
      if (form) next.set(entryId, form);
      else next.delete(entryId);
      setOwnRules(next);
    },
    toggleWeek: (id: number) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    cellsOf: (weekId: number): readonly WeekCell[] =>
      cells.filter(({ microcycle_id }) => microcycle_id === weekId).map(({ microcycle_id: _week, ...cell }) => cell),
    isTyped: (weekId: number, entryId: number) => cells.some((cell) => isOf(cell, weekId, entryId)),
    /** Undefined: the rule's figures again. */
    type: (weekId: number, entryId: number, figures: Omit<WeekCell, "entry_id"> | undefined) => {
      refuse(weekId, entryId, undefined);
      setCells([
        ...cells.filter((cell) => !isOf(cell, weekId, entryId)),
        ...(figures ? [{ ...figures, microcycle_id: weekId, entry_id: entryId }] : []),
      ]);
    },
    body: (): WeekCopyBody => ({
      ...("mesocycle" in source ? { microcycle_id: source.id } : { mesocycle_id: source.id }),
      lock_version: source.lock_version,
      weeks: written.map(({ id, lock_version, has_training }) => ({
        microcycle_id: id,
        lock_version,
        replaces: has_training,
      })),
      rule: programme.rule,
      rows: [...programme.rows],
      deload: programme.deload,
      cells: cells.filter(({ microcycle_id }) => chosen.has(microcycle_id)),
    }),
  };
}

export type WeekCopying = ReturnType<typeof useWeekCopy>;
