import { Badge, Text, UnstyledButton } from "@mantine/core";
import { memo, type ReactNode, useId, useState } from "react";
import type { VolumeBand } from "#contract/prescription/prescription-checks.ts";
import type { Advice } from "#domain/training/check/advice.ts";
import type { PrescribedTraining } from "#domain/training/weekly/volume.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReadFailure } from "../../../ui/ReadFailure.tsx";
import { AdviceList, type MendAdvice } from "./AdviceList.tsx";
import classes from "./CheckPanel.module.css";
import { VolumeBalance } from "./VolumeBalance.tsx";

interface Props {
  readonly trainings: readonly PrescribedTraining[];
  readonly band: VolumeBand;
  /** Undefined until it is known what was dismissed. */
  readonly advices: readonly Advice[] | undefined;
  readonly dismissed: readonly string[];
  /** Present when that could not be read. */
  readonly onRetry?: (() => void) | undefined;
  /** Absent: advice cannot be dismissed here. */
  readonly onDismiss?: (key: string, dismissed: boolean) => void;
  readonly overview?: ReactNode;
  readonly onMend: MendAdvice;
}

const countText = (count: number) => (count === 0 ? "nenhum aviso" : count === 1 ? "1 aviso" : `${count} avisos`);

/** Folded each time, so that the exercises are in sight. */
export const CheckPanel = memo(function CheckPanel(props: Props) {
  const { trainings, band, advices, dismissed, onRetry, onDismiss, overview, onMend } = props;
  const [opened, setOpened] = useState(false);
  const id = useId();
  const open = advices?.filter(({ key }) => !dismissed.includes(key));
  return (
    <section aria-labelledby={id} className={overview ? classes.besideChips : classes.panel}>
      <h3 className={classes.title}>
        <UnstyledButton id={id} className={classes.toggle} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          Conferência da prescrição
          {open && (
            <Badge variant="light" color={open.length === 0 ? "success" : "warning"} tt="none" size="lg">
              {countText(open.length)}
            </Badge>
          )}
          {!open && onRetry && (
            <Badge variant="light" color="gray" tt="none" size="lg">
              não conferida
            </Badge>
          )}
          <span className={classes.chevron}>
            <Icon name={opened ? "chevron-up" : "chevron-down"} />
          </span>
        </UnstyledButton>
      </h3>
      {opened && overview && <div className={classes.overview}>{overview}</div>}
      {opened && (
        <div className={classes.parts}>
          <VolumeBalance trainings={trainings} band={band} />
          {open ? (
            <AdviceList
              advices={open}
              dismissed={advices?.filter(({ key }) => dismissed.includes(key)) ?? []}
              onDismiss={onDismiss}
              onMend={onMend}
            />
          ) : onRetry ? (
            <ReadFailure onRetry={onRetry}>Não foi possível ler aquilo de que a conferência precisa.</ReadFailure>
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
