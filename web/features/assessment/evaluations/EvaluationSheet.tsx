import { Alert, Button, Group, Tabs, Text, UnstyledButton } from "@mantine/core";
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { measureOf } from "#contract/assessment/evaluation-fields/fields.ts";
import { findSkinfoldProtocol, shownSkinfolds } from "#domain/assessment/body-composition/protocols.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { CircumstancesLine } from "./CircumstancesLine.tsx";
import { DictationBar } from "./dictation/DictationBar.tsx";
import { DictationContext, useDictation } from "./dictation/use-dictation.ts";
import { FieldDisputes } from "./disputes/FieldDisputes.tsx";
import { SAVE_ID } from "./EvaluationFooter.tsx";
import { EvaluationHead, headSummary } from "./EvaluationHead.tsx";
import classes from "./EvaluationSheet.module.css";
import type { TabProps } from "./evaluation-tab.ts";
import { MissingFields, NextMissingField } from "./MissingFields.tsx";
import { FOLDS_ID } from "./perimeter/MeasureFields.tsx";
import { MeasureGuide, MeasureLine } from "./perimeter/MeasureGuide.tsx";
import { RESULTS_ID } from "./perimeter/PerimeterTab.tsx";
import { assess, type Subject } from "./results/figures.ts";
import { SheetQuestions } from "./SheetQuestions.tsx";
import { firstField } from "./state/evaluation-state.ts";
import { useSheet, useSheetState } from "./state/use-evaluation.ts";
import { tabsOf } from "./tabs.ts";
import type { Measured } from "./use-missing-fields.ts";

interface Props extends Omit<TabProps, "disabled"> {
  readonly readOnlyBecause: string | null;
}

export function EvaluationSheet({ readOnlyBecause, ...props }: Props) {
  const { subject } = props;
  const { dispatch, state, showTyped } = useSheet();
  const onPhone = useUpTo("sm");
  const measured = { subject, items: props.evaluation.macrocycle.items_to_be_evaluated };
  const disabled = readOnlyBecause !== null;
  const [first] = useState(() => firstField(state()));
  const [folded, setFolded] = useState(first === undefined);
  const showResults = () => {
    dispatch({ type: "opened_tab", tab: "perimeter" });
    requestAnimationFrame(() => document.getElementById(RESULTS_ID)?.scrollIntoView({ block: "start" }));
  };
  const head = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const dictation = useDictation(form);
  const moveOn = (event: KeyboardEvent<HTMLFormElement>) => {
    // A typed value may ask for one more field: a third reading.
    if (event.key === "Enter" || event.key === "Tab") flushSync(showTyped);
    const isInHead = head.current?.contains(document.activeElement);
    if (enterMovesOn(event) === "at the end") focusSave(event.target);
    // Under a pointer the head stays open: nothing may move.
    const hasLeft = isInHead && event.key === "Enter" && !head.current?.contains(document.activeElement);
    if (hasLeft && headSummary(state().values) !== null) setFolded(true);
  };

  return (
    <form
      ref={form}
      noValidate
      className={classes.sheet}
      onKeyDown={moveOn}
      onSubmit={(event) => event.preventDefault()}
    >
      {readOnlyBecause && (
        <Alert color="gray" variant="light" icon={<Icon name="eye" size={18} />}>
          {readOnlyBecause}
        </Alert>
      )}
      {!disabled && <LiveStrip {...measured} onOpen={showResults} />}
      <SheetNotice />
      {!disabled && <FieldDisputes />}
      {!disabled && <SheetQuestions evaluation={props.evaluation} subject={subject} before={props.before} />}
      <CircumstancesLine disabled={disabled} />
      <div ref={head}>
        <EvaluationHead {...props} disabled={disabled} folded={folded} onFold={setFolded} first={first} />
      </div>
      {!disabled && !onPhone && <MissingFields {...measured} />}
      <DictationContext value={disabled ? null : dictation}>
        <EvaluationTabs {...props} disabled={disabled} />
      </DictationContext>
      <DictationBar {...dictation} />
    </form>
  );
}

/** The foot is hidden while a phone's keyboard is up, until no field has the focus. */
function focusSave(field: EventTarget) {
  if (field instanceof HTMLElement) field.blur();
  document.getElementById(SAVE_ID)?.focus();
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
      <Tabs.List className={classes.tabs} ref={showOpenTab}>
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

/** On a phone the tabs are wider than the screen. */
function showOpenTab(list: HTMLElement | null) {
  const tab = list?.querySelector<HTMLElement>("[data-active]");
  if (list && tab) list.scrollLeft = tab.offsetLeft + tab.offsetWidth - list.clientWidth;
}

interface LiveStripProps extends Measured {
  readonly onOpen: () => void;
}

/** On a phone the figures stay in sight, and how to take the measure that has the focus. */
function LiveStrip({ subject, items, onOpen }: LiveStripProps) {
  const onPhone = useUpTo("sm");
  const tab = useSheetState((state) => state.tab);
  const measure = useSheetState((state) => state.focused && measureOf(state.focused));
  if (!onPhone) return null;
  const measures = tab === "perimeter";
  return (
    <div className={classes.strip}>
      <UnstyledButton className={classes.stripResults} onClick={onOpen}>
        <LiveFigures subject={subject} />
        <span className={classes.stripLink}>Resultados</span>
      </UnstyledButton>
      <NextMissingField subject={subject} items={items} className={classes.stripFolds} />
      {measures && measure && <MeasureLine measure={measure} className={classes.stripGuide} />}
      {measures && hasFolds(subject) && (
        <UnstyledButton className={classes.stripFolds} onClick={focusFolds}>
          Dobras
        </UnstyledButton>
      )}
      {measures && (
        <div className={classes.stripPanel}>
          <MeasureGuide gender={subject.gender} showsInstructions />
        </div>
      )}
    </div>
  );
}

/** Typing has priority over them. */
function LiveFigures({ subject }: Pick<Measured, "subject">) {
  const values = useDeferredValue(useSheetState((state) => state.values));
  const text = useMemo(() => {
    const { fatPercentage, bmi } = assess(values, subject);
    const named = [
      ["%G", fatPercentage],
      ["IMC", bmi],
    ] as const;
    return named
      .map(([name, figure]) => `${name} ${figure.status === "known" ? formatDecimal(figure.value, 1) : "–"}`)
      .join(" · ");
  }, [values, subject]);
  return <span className={classes.stripFigures}>{text}</span>;
}

const hasFolds = ({ protocol }: Subject) => shownSkinfolds(findSkinfoldProtocol(protocol)).length > 0;

/** The first one that is blank. */
function focusFolds() {
  const folds = [...document.querySelectorAll<HTMLInputElement>(`#${FOLDS_ID} input`)];
  (folds.find(({ value }) => value === "") ?? folds[0])?.focus();
}
