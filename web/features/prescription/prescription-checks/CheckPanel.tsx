import { Badge, Text, UnstyledButton } from "@mantine/core";
import { memo, useId, useState } from "react";
import type { VolumeBand } from "#contract/prescription/prescription-checks.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import type { Advice } from "#domain/training/check/advice.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { AdviceList } from "./AdviceList.tsx";
import classes from "./CheckPanel.module.css";
import { VolumeBalance } from "./VolumeBalance.tsx";

interface Props {
  readonly trainings: readonly Training[];
  readonly band: VolumeBand;
  /** Undefined until it is known what was dismissed. */
  readonly advices: readonly Advice[] | undefined;
  readonly dismissed: readonly string[];
  /** Absent: advice cannot be dismissed here. */
  readonly onDismiss?: (key: string, dismissed: boolean) => void;
}

const countText = (count: number) => (count === 0 ? "nenhum aviso" : count === 1 ? "1 aviso" : `${count} avisos`);

const KEY = "prumo.check";

/** Folded, so that the exercises are in sight; on a wide screen this device remembers that it was opened. */
function useFolding() {
  const narrow = useUpTo("lg");
  const [opened, setOpened] = useState(!narrow && localStorage.getItem(KEY) === "open");
  const toggle = () => {
    if (!narrow) localStorage.setItem(KEY, opened ? "folded" : "open");
    setOpened(!opened);
  };
  return { opened, toggle };
}

export const CheckPanel = memo(function CheckPanel({ trainings, band, advices, dismissed, onDismiss }: Props) {
  const { opened, toggle } = useFolding();
  const id = useId();
  const open = advices?.filter(({ key }) => !dismissed.includes(key));
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <h3 className={classes.title}>
        <UnstyledButton id={id} className={classes.toggle} aria-expanded={opened} onClick={toggle}>
          Conferência da prescrição
          {open && (
            <Badge variant="light" color={open.length === 0 ? "success" : "warning"} tt="none" size="lg">
              {countText(open.length)}
            </Badge>
          )}
          <span className={classes.chevron}>
            <Icon name={opened ? "chevron-up" : "chevron-down"} />
          </span>
        </UnstyledButton>
      </h3>
      {opened && (
        <div className={classes.parts}>
          <VolumeBalance trainings={trainings} band={band} />
          {open ? (
            <AdviceList
              advices={open}
              dismissed={advices?.filter(({ key }) => dismissed.includes(key)) ?? []}
              onDismiss={onDismiss}
            />
          ) : (
            <Text size="sm" c="dimmed">
              Conferindo…
            </Text>
          )}
        </div>
      )}
    </section>
  );
});
