import type { LoadQuestion } from "../plan/load-question.ts";
import { LoadStepper } from "./LoadStepper.tsx";
import classes from "./SetDock.module.css";

interface Props {
  readonly question: LoadQuestion;
  readonly isNamed: boolean;
  readonly load: number | null;
  readonly onSay: (load: number | null) => void;
  readonly onBodyWeight: () => void;
  readonly onEnd: () => void;
}

/** The question stands beside the button and never holds it up. */
export function LoadAsked({ question: { exercise }, isNamed, load, onSay, onBodyWeight, onEnd }: Props) {
  return (
    <fieldset className={classes.asked}>
      <legend className={classes.askedText}>Com que carga?{isNamed && ` ${exercise.name}`}</legend>
      <LoadStepper load={load} onChange={onSay} />
      <div className={classes.answers}>
        <button type="button" className={classes.answer} onClick={onBodyWeight}>
          0 kg: peso do corpo
        </button>
        <button type="button" className={classes.answer} onClick={onEnd}>
          {load === null ? "Agora não" : "Pronto"}
        </button>
      </div>
    </fieldset>
  );
}
