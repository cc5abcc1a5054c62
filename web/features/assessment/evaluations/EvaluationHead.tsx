import { Fieldset, Text, UnstyledButton } from "@mantine/core";
import { memo, useEffect } from "react";
import type { FieldKey } from "#contract/assessment/evaluation-fields/fields.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { BloodTests } from "./biochemical/BloodTests.tsx";
import classes from "./EvaluationHead.module.css";
import type { TabProps } from "./evaluation-tab.ts";
import { PressureNote } from "./heart/PressureNote.tsx";
import { usePressure } from "./heart/use-pressure.ts";
import { BeforeNote } from "./results/BeforeNote.tsx";
import { subjectText } from "./results/figures.ts";
import { SheetField } from "./SheetField.tsx";
import { FIRST_FIELDS } from "./state/evaluation-state.ts";
import { useSheetState } from "./state/use-evaluation.ts";
import { numberIn } from "./state/values.ts";

const HEAD_KEYS: readonly FieldKey[] = [...FIRST_FIELDS, ...BLOOD_TESTS.map(({ key }) => key)];

/** "178 cm · 82,4 kg · FC 62"; null while one of them is missing. */
export function headSummary(values: Values): string | null {
  const [stature, weight, rate] = [
    numberIn(values, "stature"),
    numberIn(values, "weight"),
    numberIn(values, "fcRepouso"),
  ];
  if (stature === null || weight === null || rate === null) return null;
  return `${formatDecimal(stature, 0, 1)} cm · ${formatDecimal(weight, 0, 2)} kg · FC ${rate}`;
}

interface Props extends TabProps {
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  readonly first: FieldKey | undefined;
}

/** The figures that every tab builds on: one line once they are there, open over a mistake or a danger. */
export function EvaluationHead({ folded, onFold, first, subject, before, disabled }: Props) {
  // The text is another with each keystroke of the weight, and is read once the head is folded.
  const isMissing = useSheetState(({ values }) => headSummary(values) === null);
  const isWrong = useSheetState(({ errors }) => HEAD_KEYS.some((key) => errors[key]));
  const pressure = usePressure(subject.ageYears);
  const mustOpen = isMissing || isWrong || Boolean(pressure?.danger);
  const opened = !folded || mustOpen;
  // It stays open after the mistake is mended: the cursor is still in it.
  useEffect(() => {
    if (folded && mustOpen) onFold(false);
  }, [folded, mustOpen, onFold]);

  return (
    <div className={classes.head}>
      {!mustOpen && (
        <UnstyledButton className={classes.fold} aria-expanded={opened} onClick={() => onFold(opened)}>
          {!opened && (
            <span className={classes.summary}>
              <HeadSummary />
              {pressure && ` · ${pressure.text}`}
              {pressure?.label && ` ${pressure.label.toLowerCase()}`}
            </span>
          )}
          <span className={classes.action}>{opened ? "Recolher" : "Dados e exames"}</span>
          <Icon name={opened ? "chevron-up" : "chevron-down"} size={18} />
        </UnstyledButton>
      )}
      {opened && <HeadFields subject={subject} before={before} disabled={disabled} first={first} />}
    </div>
  );
}

const HeadSummary = () => useSheetState(({ values }) => headSummary(values));

type FieldsProps = Pick<Props, "subject" | "before" | "disabled" | "first">;

/** The weight becoming whole or missing draws the line above alone. */
const HeadFields = memo(function HeadFields({ subject, before, disabled, first }: FieldsProps) {
  const above = (name: FieldKey) => ({ name, disabled, label: "above", startsHere: name === first }) as const;
  const beforeNote = (name: FieldKey) => <BeforeNote names={[name]} before={before} />;
  const needed = (name: FieldKey) => ({ required: disabled ? undefined : "obrigatória para salvar", ...above(name) });
  return (
    <>
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
      <BloodTests subject={subject} before={before} disabled={disabled} />
    </>
  );
});
