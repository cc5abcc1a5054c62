import { Collapse, Input, SegmentedControl, Text, Title, UnstyledButton } from "@mantine/core";
import { memo, useId, useState } from "react";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import type { TabProps } from "../evaluation-tab.ts";
import { BeforeNote } from "../results/BeforeNote.tsx";
import { SheetField } from "../SheetField.tsx";
import { useSheet, useSheetState } from "../state/use-evaluation.ts";
import { BloodFigures } from "./BloodFigures.tsx";
import classes from "./BloodTests.module.css";
import { bloodSummary } from "./blood-figures.ts";

type Props = Pick<TabProps, "subject" | "before" | "disabled">;

/** Folded, because most sheets bring no new blood test; it unfolds by itself over a mistake. */
export const BloodTests = memo(function BloodTests({ subject, before, disabled }: Props) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const summary = useSheetState(({ values }) => bloodSummary(values));
  const isWrong = useSheetState(({ errors }) => BLOOD_TESTS.some(({ key }) => errors[key]));
  const shown = opened || isWrong;
  if (disabled && summary === "") return null;
  return (
    <section aria-labelledby={id} className={classes.block}>
      <UnstyledButton className={classes.head} aria-expanded={shown} onClick={() => setOpened(!shown)}>
        <Title order={3} size="md" id={id}>
          Dados Bioquímicos
        </Title>
        <Text size="sm" c="dimmed" className={classes.summary}>
          {summary || "Sem exames nesta avaliação"}
        </Text>
        <Icon name={shown ? "chevron-up" : "chevron-down"} size={18} />
      </UnstyledButton>
      <Collapse expanded={shown} transitionDuration={0}>
        <div className={classes.fields}>
          {BLOOD_TESTS.map(({ key }) => (
            <SheetField
              key={key}
              name={key}
              disabled={disabled}
              label="above"
              before={<BeforeNote names={[key]} before={before} />}
            />
          ))}
          <Fasting disabled={disabled} />
        </div>
        {shown && <BloodFigures subject={subject} />}
      </Collapse>
    </section>
  );
});

/** The classes of glucose and triglycerides depend on it. */
function Fasting({ disabled }: Pick<Props, "disabled">) {
  const { dispatch, schedule } = useSheet();
  const fasting = useSheetState(({ values }) => values.jejum ?? "");
  const choose = (jejum: string) => {
    dispatch({ type: "chosen", values: { jejum } });
    schedule();
  };
  return (
    <Input.Wrapper label="Em jejum" labelElement="div" className={classes.fasting}>
      <SegmentedControl
        aria-label="Em jejum"
        fullWidth
        disabled={disabled}
        value={fasting}
        onChange={choose}
        data={[
          { value: "yes", label: "Sim" },
          { value: "no", label: "Não" },
          { value: "", label: "Não sei" },
        ]}
      />
    </Input.Wrapper>
  );
}
