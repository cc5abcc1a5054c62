import { Button, Text } from "@mantine/core";
import { fieldAt } from "#contract/assessment/evaluation-fields/fields.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { SavedAt } from "../../../ui/form/SavedAt.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { KEPT } from "../evaluation-changes/kept-sentence.ts";
import classes from "./SaveStatus.module.css";
import { hasChanges } from "./state/evaluation-state.ts";
import { useSheet, useSheetState } from "./state/use-evaluation.ts";
import { blockersOf } from "./state/values.ts";

const REFUSED = "Erro ao salvar avaliação.";
const AWAY = "Sem resposta do servidor. O que foi digitado está guardado.";

export function SaveStatus() {
  const { flush } = useSheet();
  const saveError = useSheetState((state) => state.saveError);
  const saving = useSheetState((state) => state.saving);
  const savedAt = useSheetState((state) => state.savedAt);
  const changed = useSheetState(hasChanges);
  const isConfirmed = useSheetState((state) => state.isConfirmed);
  const isKept = useSheetState((state) => state.isKept && state.waiting.length > 0);
  const hasMarks = useSheetState(({ errors }) => Object.keys(errors).length > 0);
  const waiting = useSheetState(({ values }) => waitingFor(values));

  // A marked field says itself what is wrong: one message for each error.
  if (hasMarks && !saving && (!saveError || saveError.kind === "refused")) return null;
  if (saveError?.kind === "away" && isKept && !saving) {
    return (
      <Text size="sm" c="dimmed" className={classes.status} role="status">
        {KEPT}
      </Text>
    );
  }
  if (saveError && !saving) {
    return (
      <div className={classes.saveError} role="alert">
        <Icon name="alert" size={18} />
        <Text size="sm" className={classes.sentence}>
          {saveError.kind === "away"
            ? AWAY
            : saveError.kind === "refused"
              ? `${REFUSED} ${saveError.sentence}`
              : saveError.sentence}
        </Text>
        {saveError.kind === "away" && (
          <Button variant="default" size="sm" onClick={flush}>
            Tentar novamente
          </Button>
        )}
      </div>
    );
  }
  if (saving || (savedAt && !changed)) {
    return (
      <div className={classes.status}>
        {isConfirmed && !saving && (
          <Text size="sm" fw={500} role="status">
            Avaliação salva com sucesso
          </Text>
        )}
        <SavedAt at={savedAt} saving={saving} />
      </div>
    );
  }
  const text = waiting || (changed ? "Alterações ainda não salvas" : null);
  return text ? (
    <Text size="sm" c="dimmed" className={classes.status}>
      {text}
    </Text>
  ) : null;
}

function waitingFor(values: Values): string {
  const blockers = blockersOf(values);
  if (blockers.length === 0) return "";
  const missing = blockers.filter(({ key }) => !values[key]);
  const keys = (missing.length > 0 ? missing : blockers).map(({ key }) => fieldAt(key)?.label ?? key);
  return `${missing.length > 0 ? "Para salvar, preencha" : "Para salvar, confira"} ${listInPortuguese(keys)}`;
}
