import { Text } from "@mantine/core";
import { memo } from "react";
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

const CHOICES = VO2_PROTOCOLS.map(({ code, label, population }) => ({
  value: code,
  label: population === "todos" ? label : `${label} (${population})`,
}));

/** A wrong value that another test left behind stays in sight: it keeps the sheet from being saved. */
const READINGS: readonly FieldKey[] = ["travel_distance", ...EFFORT_KEYS];

/** The fields draw themselves while they are typed in; no other keystroke does. */
export const OxygenTestFields = memo(function OxygenTestFields({ protocol, before, disabled }: Props) {
  const test = effortTest(protocol);
  const fieldsOfTest: readonly FieldKey[] = test ? measuresOfTest(test) : ["travel_distance"];
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
  const choose = (code: string | null) => {
    dispatch({ type: "chosen", values: { vo2_protocol: code === ofMacrocycle ? "" : (code ?? "") } });
    schedule();
  };
  return (
    <Choice
      label="Teste de VO2"
      data={CHOICES}
      value={protocol}
      disabled={disabled}
      onChange={choose}
      {...(protocol !== ofMacrocycle && { description: "Diferente do teste do macrociclo" })}
    />
  );
}
