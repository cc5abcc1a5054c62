import { Group, Switch } from "@mantine/core";
import { choicesOf } from "#domain/text/labels.ts";
import { WEEK_RULES, type WeekRuleKind } from "#domain/training/weeks/week-rule.ts";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import classes from "./WeekCopy.module.css";
import type { DeloadForm, RuleForm } from "./week-copy-form.ts";

interface AmountProps {
  readonly label: string;
  readonly unit?: string;
  readonly decimals?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Amount = ({ decimals = 0, ...props }: AmountProps) => (
  <DecimalInput {...props} decimals={decimals} digits={2} className={classes.amount} />
);

interface RuleProps {
  readonly label: string;
  readonly rule: RuleForm;
  readonly onChange: (rule: RuleForm) => void;
}

const isKind = (value: string | null): value is WeekRuleKind => value !== null && value in WEEK_RULES;

export function RuleFields({ label, rule, onChange }: RuleProps) {
  const set = (changes: Partial<RuleForm>) => onChange({ ...rule, ...changes });
  const { kind, kg, percent, repetitions, weeksUp, drop } = rule;
  return (
    <Group align="flex-end" gap="sm">
      <ChipChoice
        label={label}
        data={choicesOf(WEEK_RULES)}
        value={kind}
        onChange={(chosen) => isKind(chosen) && set({ kind: chosen })}
      />
      {kind === "kilograms" && (
        <Amount label="Por semana" unit="kg" decimals={1} value={kg} onChange={(typed) => set({ kg: typed })} />
      )}
      {(kind === "percent" || kind === "wave") && (
        <Amount
          label="Por semana"
          unit="%"
          decimals={1}
          value={percent}
          onChange={(typed) => set({ percent: typed })}
        />
      )}
      {kind === "repetitions" && (
        <Amount label="Por semana" unit="rep." value={repetitions} onChange={(typed) => set({ repetitions: typed })} />
      )}
      {kind === "wave" && (
        <>
          <Amount label="Semanas subindo" value={weeksUp} onChange={(typed) => set({ weeksUp: typed })} />
          <Amount
            label="Depois, abaixo"
            unit="%"
            decimals={1}
            value={drop}
            onChange={(typed) => set({ drop: typed })}
          />
        </>
      )}
    </Group>
  );
}

interface DeloadProps {
  readonly deload: DeloadForm;
  readonly onChange: (deload: DeloadForm) => void;
}

export function DeloadFields({ deload, onChange }: DeloadProps) {
  const set = (changes: Partial<DeloadForm>) => onChange({ ...deload, ...changes });
  return (
    <Group align="flex-end" gap="sm">
      <Switch
        label="Semana leve"
        className={classes.switch}
        checked={deload.isOn}
        onChange={(event) => set({ isOn: event.currentTarget.checked })}
      />
      {deload.isOn && (
        <>
          <Amount label="A cada" unit="sem." value={deload.every} onChange={(typed) => set({ every: typed })} />
          <Amount label="Menos séries" unit="%" value={deload.sets} onChange={(typed) => set({ sets: typed })} />
          <Amount label="Menos carga" unit="%" value={deload.load} onChange={(typed) => set({ load: typed })} />
        </>
      )}
    </Group>
  );
}
