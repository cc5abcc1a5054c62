import { useQuery } from "@tanstack/react-query";
import { createContext, use, useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { retryLadder } from "../../../ui/form/retry-ladder.ts";
import { saveFailureOf } from "../../../ui/form/save-failure.ts";
import { toast } from "../../../ui/toast.ts";
import { type StrengthTest, strengthTestsQuery, useUpdateStrengthTest } from "./data.ts";
import {
  changedTests,
  figuresOf,
  rowErrors,
  rowOf,
  type StrengthField,
  type StrengthRow,
  type TypedRows,
} from "./strength-rows.ts";

const NOTHING_TYPED: TypedRows = new Map();

interface Save {
  readonly test: StrengthTest;
  readonly row: StrengthRow;
  readonly typed: Partial<StrengthRow> | undefined;
}

const isUnanswered = (outcome: PromiseSettledResult<unknown> | undefined) =>
  outcome?.status === "rejected" && saveFailureOf(outcome.reason) === "away";

/** The newest rows are also kept outside React: the dialog may close before the state of the last save is rendered. */
function useTypedRows() {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const latest = useRef(NOTHING_TYPED);
  const change = useCallback((edit: (before: TypedRows) => TypedRows) => {
    latest.current = edit(latest.current);
    setTyped(latest.current);
  }, []);
  const type = useCallback(
    (id: number, field: StrengthField, text: string) =>
      change((before) => new Map(before).set(id, { ...before.get(id), [field]: text })),
    [change],
  );
  const discard = (id: number) =>
    change((before) => {
      const rest = new Map(before);
      rest.delete(id);
      return rest;
    });
  return { typed, latest, type, discard };
}

function useRetryLadder() {
  const [ladder] = useState(retryLadder);
  useEffect(() => {
    window.addEventListener("online", ladder.retryNow);
    return () => {
      window.removeEventListener("online", ladder.retryNow);
      ladder.cancel();
    };
  }, [ladder]);
  return ladder;
}

/** Sends the changed rows at once; rows that got no answer are sent again unless they were typed over. */
function useSending(studentId: number, { latest, discard }: ReturnType<typeof useTypedRows>) {
  const { mutateAsync } = useUpdateStrengthTest(studentId);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<string>();
  const ladder = useRetryLadder();

  const saveOne = async ({ test, row }: Save) => {
    const { student_id, lock_version, muscle_group } = test;
    const exercise_name = row.exercise_name.trim();
    const body = { student_id, muscle_group_id: muscle_group.id, lock_version, exercise_name, ...figuresOf(row) };
    await mutateAsync({ params: { id: test.id }, body });
    discard(test.id);
  };

  const send = async (saves: readonly Save[], isAsked: boolean): Promise<boolean> => {
    ladder.cancel();
    setSaving(true);
    const outcomes = await Promise.allSettled(saves.map(saveOne));
    setSaving(false);
    const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    const stale = failures.find((failure) => saveFailureOf(failure) === "conflict");
    setConflict(stale instanceof ApiError ? stale.detail : undefined);
    if (failures.length === 0) {
      ladder.reset();
      toast.success("Avaliação salva com sucesso!");
      return true;
    }
    const unanswered = saves.filter((_, index) => isUnanswered(outcomes[index]));
    if (isAsked || unanswered.length < failures.length) toast.failure(failures[0], "Erro ao salvar avaliação!");
    if (unanswered.length > 0) void ladder.pause().then(() => sendAgain(unanswered));
    return false;
  };

  const sendAgain = (saves: readonly Save[]) => {
    const unchanged = saves.filter(({ test, typed: sent }) => latest.current.get(test.id) === sent);
    if (unchanged.length > 0) void send(unchanged, false);
  };

  return { send, saving, conflict, clearConflict: () => setConflict(undefined) };
}

/** The part that shows the tests asks for them. */
export function useStrengthSheet(studentId: number) {
  const { data: tests, refetch } = useQuery({ ...strengthTestsQuery(studentId), enabled: false });
  const rows = useTypedRows();
  const { typed, latest, type } = rows;
  const { send, saving, conflict, clearConflict } = useSending(studentId, rows);
  const changed = tests ? changedTests(tests, typed) : [];
  const isRefused = changed.some((test) => Object.keys(rowErrors(rowOf(test, typed))).length > 0);

  /** True once every changed row is stored. A row that failed stays as it was typed. */
  const save = () =>
    send(
      changed.map((test) => ({ test, row: rowOf(test, typed), typed: typed.get(test.id) })),
      true,
    );

  /** Typed values stay over those that another window saved. */
  const reload = async () => {
    const { error: failure } = await refetch();
    if (failure) toast.failure(failure, "Erro ao carregar teste de força");
    else clearConflict();
  };

  return {
    studentId,
    reload,
    typed,
    type,
    isDirty: changed.length > 0,
    isUnsaved: () => tests !== undefined && changedTests(tests, latest.current).length > 0,
    isRefused,
    saving,
    save,
    conflict,
  };
}

type StrengthSheet = ReturnType<typeof useStrengthSheet>;

export const StrengthContext = createContext<StrengthSheet | null>(null);

export function useStrength(): StrengthSheet {
  const sheet = use(StrengthContext);
  if (!sheet) throw new Error("useStrength outside of a StrengthProvider");
  return sheet;
}
