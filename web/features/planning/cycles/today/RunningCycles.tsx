import { Badge, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { MacrocycleSummary } from "#contract/planning/macrocycles.ts";
import type { Student } from "#contract/students/students.ts";
import { differenceInDays } from "#domain/calendar-date.ts";
import { includesDay } from "#domain/periodisation/period.ts";
import { weekText } from "#domain/periodisation/weeks.ts";
import { attentionNeeded } from "#domain/students/attention.ts";
import { cycleEndText, ENDING_SOON_DAYS } from "#domain/students/todays-tasks.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { trainingReason } from "../cycle-actions.ts";
import { MESOCYCLE_PAGE, mesocyclePageParams } from "../cycle-pages.ts";
import { periodOf, runningCycle } from "../cycle-period.ts";
import type { CyclePath, ListedCycle, MesocyclePath } from "../data.ts";
import { mesocyclesQuery } from "../mesocycles-query.ts";
import { useCycleAddress } from "../use-cycle-address.ts";
import classes from "./RunningCycles.module.css";

interface Props {
  readonly student: Student;
  readonly today: string;
}

type RunningMesocycle = MacrocycleSummary["mesocycles"][number];

/** For who prescribes: the cycles of today, in sight while the page scrolls. */
export function RunningCycles({ student, today }: Props) {
  const running = student.macrocycles.flatMap((macrocycle) =>
    macrocycle.mesocycles
      .filter((mesocycle) => includesDay(periodOf(mesocycle), today))
      .map((mesocycle) => ({ macrocycle, mesocycle })),
  );
  if (running.length === 0) return null;
  return (
    <section className={classes.strips} aria-label="Em andamento">
      {running.map(({ macrocycle, mesocycle }) => (
        <Strip key={mesocycle.id} student={student} macrocycle={macrocycle} mesocycle={mesocycle} today={today} />
      ))}
    </section>
  );
}

interface StripProps extends Props {
  readonly macrocycle: MacrocycleSummary;
  readonly mesocycle: RunningMesocycle;
}

function Strip({ student, macrocycle, mesocycle, today }: StripProps) {
  const path = { id: student.id, macroId: macrocycle.id, mesoId: mesocycle.id };
  const { data: mesocycles } = useQuery(mesocyclesQuery(path));
  const listed = mesocycles?.find(({ id }) => id === mesocycle.id);
  const microcycle = listed && runningCycle(listed.microcycles, today);
  const cycle = mesocycle.weeks === null ? listed : microcycle;
  return (
    <div className={classes.strip}>
      <p className={classes.words}>
        <b>{mesocycle.weeks === null ? mesocycle.name : <ToWeeks path={path} name={mesocycle.name} />}</b>
        <span className={classes.week}>{weekText(periodOf(mesocycle), today)}</span>
        {cycle &&
          dueIn({ cycle, mesocycle, lastEvaluation: student.last_evaluation }, today).map((word) => (
            <Badge key={word} color="danger">
              {word}
            </Badge>
          ))}
      </p>
      {listed && !cycle ? (
        <Button
          variant="default"
          renderRoot={(props) => <Link to={MESOCYCLE_PAGE} params={mesocyclePageParams(path)} {...props} />}
        >
          Microciclos
        </Button>
      ) : (
        <Actions path={{ ...path, microId: microcycle?.id }} cycle={cycle} />
      )}
    </div>
  );
}

const ToWeeks = ({ path, name }: { readonly path: MesocyclePath; readonly name: string }) => (
  <Link to={MESOCYCLE_PAGE} params={mesocyclePageParams(path)} className={classes.weeks}>
    {name}
  </Link>
);

interface ActionsProps {
  readonly path: CyclePath;
  /** Undefined until the cycles are read. */
  readonly cycle: ListedCycle | undefined;
}

function Actions({ path, cycle }: ActionsProps) {
  const { open } = useCycleAddress();
  const isEvaluated = cycle?.was_evaluated ?? false;
  return (
    <div className={classes.actions}>
      <Button
        disabled={!cycle}
        variant={cycle && !isEvaluated ? "filled" : "default"}
        leftSection={<Icon name={isEvaluated ? "check" : "edit"} size={18} />}
        onClick={() => open("evaluation", path)}
      >
        Avaliação
      </Button>
      <ReasonButton
        reason={cycle ? trainingReason({ cycle, readOnly: false }) : null}
        disabled={!cycle}
        variant={isEvaluated ? "filled" : "default"}
        leftSection={<Icon name="dumbbell" size={18} />}
        onClick={() => open("training", path)}
      >
        Treino
      </ReasonButton>
    </div>
  );
}

interface Standing {
  readonly cycle: ListedCycle;
  readonly mesocycle: RunningMesocycle;
  readonly lastEvaluation: string | null;
}

/** The evaluation comes first: without it there is no training to miss. */
function dueIn({ cycle, mesocycle, lastEvaluation }: Standing, today: string): readonly string[] {
  if (!cycle.was_evaluated) return ["Sem avaliação"];
  const currentMesocycle = { name: mesocycle.name, endDate: mesocycle.end_date, hasTraining: cycle.has_training };
  const due = attentionNeeded({ currentMesocycle, lastEvaluation: lastEvaluation?.slice(0, 10) ?? null }, today);
  const isEnding = differenceInDays(today, mesocycle.end_date) <= ENDING_SOON_DAYS;
  return isEnding ? [...due, cycleEndText(mesocycle.end_date, today)] : due;
}
