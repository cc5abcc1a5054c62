import { Alert, Button, Fieldset, Group, Tabs, Text, UnstyledButton } from "@mantine/core";
import { useMemo, useState } from "react";
import { formatDecimal } from "#domain/text/number-format.ts";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { BloodTests } from "./biochemical/BloodTests.tsx";
import classes from "./EvaluationSheet.module.css";
import type { TabProps } from "./evaluation-tab.ts";
import type { FieldKey } from "./fields.ts";
import { PressureNote } from "./heart/PressureNote.tsx";
import { RESULTS_ID } from "./perimeter/PerimeterTab.tsx";
import { BeforeNote } from "./results/BeforeNote.tsx";
import { assess, type Subject, subjectText } from "./results/figures.ts";
import { SheetField } from "./SheetField.tsx";
import { SheetQuestions } from "./SheetQuestions.tsx";
import { firstField } from "./state/evaluation-state.ts";
import { useSheet, useSheetState } from "./state/use-evaluation.ts";
import { tabsOf } from "./tabs.ts";

interface Props extends Omit<TabProps, "disabled"> {
  readonly readOnlyBecause: string | null;
}

export function EvaluationSheet({ readOnlyBecause, ...props }: Props) {
  const { subject } = props;
  const { dispatch, state } = useSheet();
  const disabled = readOnlyBecause !== null;
  const [first] = useState(() => firstField(state()));
  const showResults = () => {
    dispatch({ type: "opened_tab", tab: "perimeter" });
    requestAnimationFrame(() => document.getElementById(RESULTS_ID)?.scrollIntoView({ block: "start" }));
  };
  const above = (name: FieldKey) => ({ name, disabled, label: "above", startsHere: name === first }) as const;
  const beforeNote = (name: FieldKey) => <BeforeNote names={[name]} before={props.before} />;
  const needed = (name: FieldKey) => ({ required: disabled ? undefined : "obrigatória para salvar", ...above(name) });

  return (
    <form noValidate className={classes.sheet} onKeyDown={enterMovesOn} onSubmit={(event) => event.preventDefault()}>
      {readOnlyBecause && (
        <Alert color="gray" variant="light" icon={<Icon name="eye" size={18} />}>
          {readOnlyBecause}
        </Alert>
      )}
      {!disabled && <LiveStrip subject={subject} onOpen={showResults} />}
      <SheetNotice />
      {!disabled && <SheetQuestions evaluation={props.evaluation} subject={subject} before={props.before} />}
      <div className={classes.blocks}>
        <Fieldset variant="unstyled" legend="Dados do aluno">
          <div className={classes.pair}>
            <SheetField {...needed("stature")} />
            <SheetField {...needed("weight")} before={beforeNote("weight")} />
          </div>
        </Fieldset>
        <Fieldset variant="unstyled" legend="Freq cardíaca e pressão arterial">
          <div className={classes.three}>
            <SheetField {...needed("fcRepouso")} before={beforeNote("fcRepouso")} />
            <SheetField {...above("sistole")} />
            <SheetField {...above("diastole")} />
          </div>
          <PressureNote ageYears={subject.ageYears} />
        </Fieldset>
        <Text size="sm" c="dimmed" className={classes.who}>
          {subjectText(subject)}
        </Text>
      </div>
      <BloodTests subject={subject} before={props.before} disabled={disabled} />
      <EvaluationTabs {...props} disabled={disabled} />
    </form>
  );
}

/** The notice stands until the values that it tells of are saved. */
function SheetNotice() {
  const { dispatch } = useSheet();
  const notice = useSheetState((state) => state.notice);
  if (!notice) return null;
  return (
    <Alert color="warning" variant="light" role="status" icon={<Icon name="clock" size={18} />}>
      <Group gap="sm" justify="space-between">
        <Text size="sm" flex="1 1 260px">
          {notice}
        </Text>
        <Button variant="default" size="sm" onClick={() => dispatch({ type: "discarded" })}>
          Descartar
        </Button>
      </Group>
    </Alert>
  );
}

/** Draws the open tab alone: the sheet keeps what was typed in the others. */
function EvaluationTabs(props: TabProps) {
  const { dispatch } = useSheet();
  const chosen = useSheetState(({ tab }) => tab);
  const { evaluation } = props;
  const tabs = useMemo(() => tabsOf(evaluation), [evaluation]);
  const open = tabs.find(({ code }) => code === chosen) ?? tabs[0];
  if (!open) return null;
  return (
    <Tabs value={open.code} onChange={(tab) => tab && dispatch({ type: "opened_tab", tab })} keepMounted={false}>
      <Tabs.List className={classes.tabs}>
        {tabs.map(({ code, label }) => (
          <Tabs.Tab key={code} value={code}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ code, Content }) => (
        <Tabs.Panel key={code} value={code}>
          <Content {...props} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface LiveStripProps {
  readonly subject: Subject;
  readonly onOpen: () => void;
}

function LiveStrip({ subject, onOpen }: LiveStripProps) {
  const figures = useSheetState(({ values }) => {
    const { fatPercentage, bmi } = assess(values, subject);
    const named = [
      ["%G", fatPercentage],
      ["IMC", bmi],
    ] as const;
    return named
      .map(([name, figure]) => `${name} ${figure.status === "known" ? formatDecimal(figure.value, 1) : "–"}`)
      .join(" · ");
  });
  return (
    <UnstyledButton className={classes.strip} onClick={onOpen}>
      <span className={classes.stripFigures}>{figures}</span>
      <span className={classes.stripLink}>Ver resultados</span>
    </UnstyledButton>
  );
}
