import { UnstyledButton } from "@mantine/core";
import { resistanceSetsOf } from "#domain/training/weekly/volume.ts";
import { useGoTo } from "../editor/training-place.ts";
import { nextIn } from "../editor/training-plan.ts";
import { useEditor, useOpenTraining, usePlan, useTrainings } from "../editor/use-trainings.ts";
import { shortName } from "./short-name.ts";
import classes from "./WeekChips.module.css";

/** The trainings in their order, with the one that the student does next. */
export function SequenceChips() {
  const next = nextIn(usePlan());
  const go = useGoTo();
  const { keyOf } = useEditor();
  const trainings = useTrainings((state) =>
    state.trainings.map((training) => ({ id: training.id, name: training.name, sets: resistanceSetsOf(training) })),
  );
  const open = useOpenTraining(({ id }) => id);
  return (
    <ol className={classes.sequence} aria-label="Sequência de treinos">
      {trainings.map(({ id, name, sets }, index) => (
        <li key={keyOf(id)} {...(id === next && { "aria-current": "step" })}>
          <UnstyledButton className={classes.chip} aria-pressed={id === open} onClick={() => go({ trainingId: id })}>
            <span aria-hidden="true">
              {index + 1}º{id === next && <span className={classes.day}> · próximo</span>}
            </span>
            <span aria-hidden="true" className={classes.training}>
              <b>{shortName(name)}</b>
              {sets > 0 && <span className={classes.day}> · {sets} séries</span>}
            </span>
            <span className={classes.spoken}>{`${index + 1}º: ${name}${id === next ? ", o próximo" : ""}`}</span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
