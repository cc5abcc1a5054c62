import { useQuery } from "@tanstack/react-query";
import { createContext, use, useCallback, useRef, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { toast } from "../../../ui/toast.ts";
import { type StrengthTest, strengthTestsQuery, useUpdateStrengthTest } from "./data.ts";
import { changedTests, figuresOf, rowErrors, rowOf, type StrengthField, type TypedRows } from "./strength-rows.ts";

const NOTHING_TYPED: TypedRows = new Map();

/**
 * What is typed over the strength tests of a student, while a dialog is open. The tests themselves are asked for by the part that
 * shows them. A save sends the changed rows at once.
 */
export function useStrengthSheet(studentId: number) {
  const { data: tests, refetch } = useQuery({ ...strengthTestsQuery(studentId), enabled: false });
  const { mutateAsync } = useUpdateStrengthTest(studentId);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<string>();
  // The dialog may close before the state of the last save is rendered.
  const isStored = useRef(false);

  const type = useCallback((id: number, field: StrengthField, text: string) => {
    isStored.current = false;
    setTyped((before) => new Map(before).set(id, { ...before.get(id), [field]: text }));
  }, []);
  const changed = tests ? changedTests(tests, typed) : [];
  const isRefused = changed.some((test) => Object.keys(rowErrors(rowOf(test, typed))).length > 0);

  const saveOne = async (test: StrengthTest) => {
    const row = rowOf(test, typed);
    const { student_id, lock_version, muscle_group } = test;
    const exercise_name = row.exercise_name.trim();
    const body = { student_id, muscle_group_id: muscle_group.id, lock_version, exercise_name, ...figuresOf(row) };
    await mutateAsync({ params: { id: test.id }, body });
    setTyped((before) => {
      const rest = new Map(before);
      rest.delete(test.id);
      return rest;
    });
  };

  /** True once every changed row is stored. A row that failed stays as it was typed. */
  const save = async (): Promise<boolean> => {
    setSaving(true);
    const outcomes = await Promise.allSettled(changed.map(saveOne));
    setSaving(false);
    const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    const stale = failures.find((failure) => failure instanceof ApiError && failure.code === "changed_elsewhere");
    setConflict(stale?.detail);
    isStored.current = failures.length === 0;
    if (failures.length === 0) toast.success("Avaliação salva com sucesso!");
    else toast.failure(failures[0], "Erro ao salvar avaliação!");
    return failures.length === 0;
  };

  /** Reads what another window saved. What was typed stays over it. */
  const reload = async () => {
    const { error: failure } = await refetch();
    if (failure) toast.failure(failure, "Erro ao carregar teste de força");
    else setConflict(undefined);
  };

  return {
    studentId,
    reload,
    typed,
    type,
    isDirty: changed.length > 0,
    isUnsaved: () => !isStored.current && changed.length > 0,
    isRefused,
    saving,
    save,
    conflict,
  };
}

type StrengthSheet = ReturnType<typeof useStrengthSheet>;

export const StrengthContext = createContext<StrengthSheet | null>(null);

/** The strength tests of the dialog around. */
export function useStrength(): StrengthSheet {
  const sheet = use(StrengthContext);
  if (!sheet) throw new Error("useStrength outside of a StrengthProvider");
  return sheet;
}
