import { mergedRows } from "#contract/assessment/evaluation-fields/rows.ts";
import { isListKey, isValueKey, valueLabel } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { randomId } from "../../../../api/random-id.ts";
import { DisputeAlert } from "../../evaluation-changes/DisputeAlert.tsx";
import { changedSheet } from "../state/evaluation-state.ts";
import { type Dispute, disputesOf, withChoice } from "../state/field-changes.ts";
import { useSheet, useSheetState } from "../state/use-evaluation.ts";
import { valueText } from "./value-text.ts";

export function FieldDisputes() {
  const { state, dispatch, schedule } = useSheet();
  const standing = useSheetState((sheet) => sheet.standing);
  const waiting = useSheetState((sheet) => sheet.waiting);
  const choose = (key: string, value: string) => {
    if (!isValueKey(key)) return;
    dispatch({
      type: "agreed",
      waiting: withChoice(changedSheet(state()), key, value, { now: new Date(), newId: randomId }),
    });
    schedule();
  };
  return <DisputeAlert disputes={disputesOf({ standing, waiting }).map(shown)} onChoose={choose} />;
}

const shown = ({ key, values }: Dispute) => ({
  key,
  label: valueLabel(key),
  choices: values.map((change) => ({ change, text: valueText(key, change.value) })),
  joined: isListKey(key) ? values.map(({ value }) => value).reduce((all, one) => mergedRows("", one, all)) : undefined,
});
