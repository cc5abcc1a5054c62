import { Text } from "@mantine/core";
import { memo, useEffect, useRef } from "react";
import type { FieldKey } from "#contract/assessment/evaluation-fields/fields.ts";
import { EFFORT_KEYS, effortTest, measuresOfTest } from "#domain/assessment/aerobic/effort-tests.ts";
import { VO2_PROTOCOLS } from "#domain/periodisation/vo2-protocols.ts";
import { Choice } from "../../../../ui/select/Choice.tsx";
import type { TabProps } from "../evaluation-tab.ts";
import { BeforeNote } from "../results/BeforeNote.tsx";
import { SheetField } from "../SheetField.tsx";
import { useSheet, useSheetState } from "../state/use-evaluation.ts";
import classes from "./CaloricTab.module.css";

interface Props extends Pick<TabProps, "before" | "disabled"> {
  readonly protocol: string;
}

const CHOICES = VO2_PROTOCOLS.map(({ code, label }) => ({ value: code, label }));
const EVERYBODY = "todos";

/** For whom the test is made: "18 a 30 anos". */
function populationOf(code: string): string | null {
  const population = VO2_PROTOCOLS.find((one) => one.code === code)?.population ?? EVERYBODY;
  return population === EVERYBODY ? null : population;
}

/** A wrong value that another test left behind stays in sight: it keeps the sheet from being saved. */
const READINGS: readonly FieldKey[] = ["travel_distance", ...EFFORT_KEYS];

function readingsOf(protocol: string): readonly FieldKey[] {
  const test = effortTest(protocol);
  return test ? measuresOfTest(test) : ["travel_distance"];
}

const sentenceCase = (text: string) => text.charAt(0).toLocaleUpperCase("pt-BR") + text.slice(1);

/** The fields draw themselves while they are typed in; no other keystroke does. */
export const OxygenTestFields = memo(function OxygenTestFields({ protocol, before, disabled }: Props) {
  const test = effortTest(protocol);
  const fieldsOfTest = readingsOf(protocol);
  const wrong = useSheetState(({ errors }) => READINGS.filter((key) => errors[key]).join(" "));
  const shown = READINGS.filter((key) => fieldsOfTest.includes(key) || wrong.split(" ").includes(key));
  return (
    <div className={classes.fields}>
      <TestChoice protocol={protocol} disabled={disabled} />
      {test && (
        <Text size="sm" lh={1.45}>
          {test.instruction}
        </Text>
      )}
      <div className={classes.readings}>
        {shown.map((key) => (
          <SheetField
            key={key}
            name={key}
            disabled={disabled}
            label="above"
            before={<BeforeNote names={[key]} before={before} />}
          />
        ))}
      </div>
    </div>
  );
});

/** The macrocycle's until the evaluation has its own. */
function TestChoice({ protocol, disabled }: Pick<Props, "protocol" | "disabled">) {
  const { dispatch, schedule } = useSheet();
  const ofMacrocycle = useSheetState((state) => state.vo2Protocol);
  const hasChosen = useRef(false);
  const choose = (code: string | null) => {
    dispatch({ type: "chosen", values: { vo2_protocol: code === ofMacrocycle ? "" : (code ?? "") } });
    schedule();
    hasChosen.current = true;
  };
  // Enter has gone on to a field of the test that was left.
  useEffect(() => {
    if (!hasChosen.current) return;
    hasChosen.current = false;
    document.querySelector<HTMLElement>(`[data-path="${readingsOf(protocol)[0]}"]`)?.focus();
  }, [protocol]);
  const told = [populationOf(protocol), protocol !== ofMacrocycle && "diferente do teste do macrociclo"].filter(
    Boolean,
  );
  return (
    <Choice
      label="Teste de VO2"
      data={CHOICES}
      value={protocol}
      disabled={disabled}
      onChange={choose}
      {...(told.length > 0 && { description: sentenceCase(told.join(" · ")) })}
      renderOption={({ option: { value, label } }) => (
        <span>
          {label}
          {populationOf(value) && (
            <Text component="span" size="xs" c="dimmed" display="block">
              {populationOf(value)}
            </Text>
          )}
        </span>
      )}
    />
  );
}
