import { Button } from "@mantine/core";
import { fieldAt } from "#contract/assessment/evaluation-fields/fields.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { useSheetState } from "../state/use-evaluation.ts";
import classes from "./DictationBar.module.css";
import type { Dictation } from "./use-dictation.ts";

/** Names the field that has the turn and tells what was understood, for somebody who looks at the caliper. */
export function DictationBar({ isOn, told, toggle }: Dictation) {
  const turn = useSheetState(({ focused }) => focused && fieldAt(focused)?.label);
  if (!isOn) return null;
  return (
    <section className={classes.bar} aria-label="Ditado">
      <Icon name="microphone" size={20} />
      <p className={classes.words}>
        <strong>{turn ?? "Diga a medida"}</strong>
        <span className={classes.told} aria-live="polite">
          {told ?? "Ouvindo…"}
        </span>
      </p>
      <Button variant="default" onClick={toggle}>
        Parar
      </Button>
    </section>
  );
}
