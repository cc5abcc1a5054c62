import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useMemo, useState, useSyncExternalStore } from "react";
import { randomId } from "../../../api/random-id.ts";
import { deviceId } from "../../../session/device-id.ts";
import { useAutosave } from "../../../ui/form/autosave.ts";
import { toast } from "../../../ui/toast.ts";
import { KEPT } from "../evaluation-changes/kept-sentence.ts";
import { takesAlong } from "../evaluation-changes/waiting-changes.ts";
import { exchangeStrength, type StrengthTest, strengthTestsQuery } from "./data.ts";
import { laidOver, shownDisputes } from "./strength-changes.ts";
import { changedTests, rowErrors, rowOf } from "./strength-rows.ts";
import { type StrengthState, strengthSheet } from "./strength-sheet.ts";
import { waitingStrength } from "./waiting-strength.ts";

const NO_TESTS: readonly StrengthTest[] = [];

const hasUnsaved = (tests: readonly StrengthTest[], { typed, waiting, isKept }: StrengthState): boolean =>
  (waiting.length > 0 && !isKept) || changedTests(laidOver(tests, waiting), typed).length > 0;

/** The part that shows the tests asks for them. */
export function useStrengthSheet(studentId: number) {
  const cache = useQueryClient();
  const { data } = useQuery({ ...strengthTestsQuery(studentId), enabled: false });
  const findSheet = () => cache.getQueryData(strengthTestsQuery(studentId).queryKey);
  const [sheet] = useState(() =>
    strengthSheet({
      findSheet,
      readWaiting: () => waitingStrength.read(studentId),
      keep: (waiting) => waitingStrength.keep(studentId, waiting),
      exchange: (body) => exchangeStrength(cache, studentId, body),
      savesItself: takesAlong(),
      deviceId,
      newId: randomId,
    }),
  );
  useAutosave(sheet);
  const state = useSyncExternalStore(sheet.subscribe, sheet.state);
  const { typed, waiting, isKept } = state;
  const stored = data?.strength_tests ?? NO_TESTS;
  const tests = useMemo(() => laidOver(stored, waiting), [stored, waiting]);
  const [saving, setSaving] = useState(false);

  /** True once every changed row is stored, or lies on the device. A row that failed stays as it was typed. */
  const save = async (): Promise<boolean> => {
    setSaving(true);
    const outcome = await sheet.flush();
    setSaving(false);
    const { isAway, isKept: lies } = sheet.state();
    if (outcome.saved) toast.success("Avaliação salva com sucesso!");
    else if (isAway && lies) toast.warning(KEPT);
    else if (outcome.error === undefined) toast.failure(undefined, outcome.sentence);
    else toast.failure(outcome.error, "Erro ao salvar avaliação!");
    return outcome.saved || (isAway && lies);
  };

  return {
    studentId,
    tests,
    typed,
    type: sheet.type,
    /** A device that takes evaluations along keeps each field as it is left. */
    onLeave: takesAlong() ? sheet.schedule : undefined,
    disputes: shownDisputes(tests, { standing: data?.changes.fields ?? {}, waiting }),
    choose: sheet.choose,
    isDirty: hasUnsaved(stored, state),
    isUnsaved: () => hasUnsaved(findSheet()?.strength_tests ?? NO_TESTS, sheet.state()),
    isRefused: changedTests(tests, typed).some((test) => Object.keys(rowErrors(rowOf(test, typed))).length > 0),
    isKept: isKept && waiting.length > 0,
    saving,
    save,
  };
}

type UsedStrengthSheet = ReturnType<typeof useStrengthSheet>;

export const StrengthContext = createContext<UsedStrengthSheet | null>(null);

export function useStrength(): UsedStrengthSheet {
  const sheet = use(StrengthContext);
  if (!sheet) throw new Error("useStrength outside of a StrengthProvider");
  return sheet;
}
