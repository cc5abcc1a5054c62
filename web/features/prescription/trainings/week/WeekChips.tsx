import { UnstyledButton } from "@mantine/core";
import type { Training } from "#contract/prescription/trainings.ts";
import { WEEKDAYS, type Weekday } from "#domain/training/weekdays.ts";
import { resistanceSetsOf } from "#domain/training/weekly/volume.ts";
import { useGoTo } from "../editor/training-place.ts";
import { todayIn } from "../editor/training-plan.ts";
import { useOpenTraining, usePlan, useTrainings } from "../editor/use-trainings.ts";
import { shortName } from "./short-name.ts";
import classes from "./WeekChips.module.css";

export function WeekChips() {
  const plan = usePlan();
  const go = useGoTo();
  const trainings = useTrainings((state) =>
    state.trainings.map((training) => {
      const { id, name, weekdays } = training;
      return { id, name, weekdays, sets: resistanceSetsOf(training) };
    }),
  );
  const today = todayIn(plan);
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
                <DayName day={weekday} />
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
  readonly training: Pick<Training, "name"> & { readonly sets: number };
  readonly day: Weekday;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function DayName({ day }: { readonly day: Weekday }) {
  return (
    <>
      <span aria-hidden="true" className={classes.initial}>
        {day.initial}
      </span>
      <span aria-hidden="true" className={classes.day}>
        {day.name.replace("-feira", "")}
      </span>
    </>
  );
}

function TrainingChip({ training, day, isOpen, onOpen }: ChipProps) {
  return (
    <UnstyledButton className={classes.chip} aria-pressed={isOpen} onClick={onOpen}>
      <DayName day={day} />
      <span aria-hidden="true" className={classes.training}>
        <b>{shortName(training.name)}</b>
        {training.sets > 0 && <span className={classes.day}> · {training.sets} séries</span>}
      </span>
      <span className={classes.spoken}>{`${day.name}: ${training.name}`}</span>
    </UnstyledButton>
  );
}
