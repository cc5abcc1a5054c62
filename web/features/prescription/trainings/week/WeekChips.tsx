import { UnstyledButton } from "@mantine/core";
import type { Training } from "#contract/prescription/trainings.ts";
import { weekdayToday } from "#domain/training/next-training.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { useGoTo } from "../editor/training-place.ts";
import { useOpenTraining, usePlan, useTrainings } from "../editor/use-trainings.ts";
import classes from "./WeekChips.module.css";

/** "A" for "Treino A": a chip is as wide as a thumb. */
const shortName = (name: string) => name.replace(/^treino\s+/i, "");

export function WeekChips() {
  const { cycle } = usePlan();
  const go = useGoTo();
  const trainings = useTrainings((state) => state.trainings.map(({ id, name, weekdays }) => ({ id, name, weekdays })));
  const today = cycle && weekdayToday(Date.now());
  const open = useOpenTraining(({ id }) => id);
  return (
    <ul className={classes.chips} aria-label="Dias da semana">
      {WEEKDAYS.map((weekday) => {
        const training = trainings.find(({ weekdays }) => weekdays.includes(weekday.value));
        return (
          <li key={weekday.value} {...(weekday.value === today && { "aria-current": "date" })}>
            {training ? (
              <TrainingChip
                training={training}
                day={weekday}
                isOpen={training.id === open}
                onOpen={() => go({ trainingId: training.id })}
              />
            ) : (
              <span className={classes.chip}>
                <span aria-hidden="true">{weekday.initial}</span>
                <span aria-hidden="true">–</span>
                <span className={classes.spoken}>{weekday.name}: sem treino</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ChipProps {
  readonly training: Pick<Training, "name">;
  readonly day: { readonly name: string; readonly initial: string };
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function TrainingChip({ training, day, isOpen, onOpen }: ChipProps) {
  return (
    <UnstyledButton className={classes.chip} aria-pressed={isOpen} onClick={onOpen}>
      <span aria-hidden="true">{day.initial}</span>
      <b aria-hidden="true">{shortName(training.name)}</b>
      <span className={classes.spoken}>{`${day.name}: ${training.name}`}</span>
    </UnstyledButton>
  );
}
