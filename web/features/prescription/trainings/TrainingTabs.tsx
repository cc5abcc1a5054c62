import { Tabs } from "@mantine/core";
import { weekdayToday } from "#domain/training/next-training.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton, ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { openTraining, type TrainingContext } from "./editor/training-context.ts";
import { TrainingPanel } from "./TrainingPanel.tsx";
import classes from "./TrainingTabs.module.css";

interface Props {
  readonly context: TrainingContext;
}

const MOST_TRAININGS = 26;

function refusalToAdd(context: TrainingContext): string | null {
  const full = context.plan.trainings.length >= MOST_TRAININGS;
  return full ? `Um ciclo tem no máximo ${MOST_TRAININGS} treinos` : context.plan.refusal;
}

/** One tab per training; the address says which is open. */
export function TrainingTabs({ context }: Props) {
  const { trainings } = context.plan;
  const training = openTraining(context);
  const today = context.cycle && weekdayToday(Date.now());
  if (!training) return null;

  return (
    <Tabs
      value={String(training.id)}
      onChange={(id) => context.go({ trainingId: Number(id) })}
      keepMounted={false}
      classNames={{ root: classes.root ?? "", list: classes.list ?? "", tab: classes.tab ?? "" }}
    >
      <div className={classes.bar}>
        <Tabs.List aria-label="Treinos">
          {trainings.map(({ id, name, weekdays }) => (
            <Tabs.Tab key={context.keyOf(id)} value={String(id)}>
              {name}
              {today && weekdays.includes(today) && <span className={classes.today}> · hoje</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {!context.readOnly && <NewTraining context={context} />}
      </div>
      {trainings.map((one) => (
        <Tabs.Panel key={context.keyOf(one.id)} value={String(one.id)} pt={{ base: "xs", sm: "lg" }}>
          <TrainingPanel context={context} training={one} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Beside the tabs; on a phone only its sign, so that the tabs keep their room. */
function NewTraining({ context }: Props) {
  const narrow = useUpTo("lg");
  const open = () => context.go({ ...context.place, open: { form: "novo" } });
  const reason = refusalToAdd(context);
  if (narrow) {
    return (
      <ReasonIcon reason={reason} aria-label="Novo treino" className={classes.add ?? ""} onClick={open}>
        <Icon name="plus" />
      </ReasonIcon>
    );
  }
  return (
    <ReasonButton
      reason={reason}
      variant="subtle"
      className={classes.add ?? ""}
      leftSection={<Icon name="plus" size={18} />}
      onClick={open}
    >
      Novo treino
    </ReasonButton>
  );
}
