import { Tabs } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton, ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { UnreadOf } from "../../execution/comments/UnreadComments.tsx";
import { useGoTo } from "./editor/training-place.ts";
import { nextIn, todayIn } from "./editor/training-plan.ts";
import { useEditor, useOpenTraining, usePlan, useTrainings } from "./editor/use-trainings.ts";
import { TrainingPanel } from "./TrainingPanel.tsx";
import classes from "./TrainingTabs.module.css";
import { useNewTraining } from "./use-new-training.ts";

export function TrainingTabs() {
  const { keyOf } = useEditor();
  const plan = usePlan();
  const go = useGoTo();
  const tabs = useTrainings(({ trainings }) => trainings.map(({ id, name, weekdays }) => ({ id, name, weekdays })));
  const openId = useOpenTraining(({ id }) => id);
  const today = todayIn(plan);
  const next = nextIn(plan);
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs are wider than the window, and a new one is the last of them.
  useEffect(() => {
    const open = list.current?.querySelector('[role="tab"][aria-selected="true"]');
    if (openId !== undefined) open?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [openId]);
  if (openId === undefined) return null;

  return (
    <Tabs
      value={String(openId)}
      onChange={(id) => go({ trainingId: Number(id) })}
      keepMounted={false}
      classNames={{ root: classes.root ?? "", list: classes.list ?? "", tab: classes.tab ?? "" }}
    >
      <div className={classes.bar}>
        <Tabs.List ref={list} aria-label="Treinos">
          {tabs.map(({ id, name, weekdays }) => (
            <Tabs.Tab key={keyOf(id)} value={String(id)}>
              {name}
              {plan.cycle && <UnreadOf trainingId={id} />}
              {id === next && <span className={classes.today}> · próximo</span>}
              {today && weekdays.includes(today) && <span className={classes.today}> · hoje</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {!plan.readOnly && <NewTraining />}
        {!plan.readOnly && plan.cycle && <CopyTraining />}
      </div>
      {tabs.map(({ id }) => (
        <Tabs.Panel key={keyOf(id)} value={String(id)} pt="xs">
          <TrainingPanel trainingId={id} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** On a phone it is a sign alone, so that the tabs keep their room. */
function NewTraining() {
  const { reason, add } = useNewTraining();
  const narrow = useUpTo("lg");
  if (narrow) {
    return (
      <ReasonIcon reason={reason} aria-label="Novo treino" className={classes.add ?? ""} onClick={add}>
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
      onClick={add}
    >
      Novo treino
    </ReasonButton>
  );
}

function CopyTraining() {
  const { reason } = useNewTraining();
  const go = useGoTo();
  const trainingId = useOpenTraining(({ id }) => id);
  return (
    <ReasonIcon
      reason={reason}
      aria-label="Copiar treino"
      className={classes.add ?? ""}
      onClick={() => go({ ...(trainingId && { trainingId }), open: { form: "copiar" } })}
    >
      <Icon name="copy" />
    </ReasonIcon>
  );
}
