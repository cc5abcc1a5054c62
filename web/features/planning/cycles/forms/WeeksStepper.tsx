import { Input } from "@mantine/core";
import { type KeyboardEvent, useId } from "react";
import { MAX_WEEKS, MIN_WEEKS, stepWeeks } from "#domain/periodisation/weeks.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../../ui/ReasonButton.tsx";
import classes from "./WeeksStepper.module.css";

interface Props {
  readonly value: number | null;
  readonly onChange: (weeks: number | null) => void;
}

const weeksText = (weeks: number | null) => {
  if (weeks === null) return "Nenhuma";
  return weeks === 1 ? "1 semana" : `${weeks} semanas`;
};

/** None, or 1 to 12. Below 1 is none. */
export function WeeksStepper({ value, onChange }: Props) {
  const id = useId();
  const step = (by: 1 | -1) => onChange(stepWeeks(value, by));
  const byKey = (event: KeyboardEvent) => {
    const next = afterKey(event.key, value);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <Input.Wrapper
      label="Semanas"
      labelElement="div"
      labelProps={{ id }}
      description="Cada semana será um microciclo, com a própria avaliação e o próprio treino."
    >
      <div className={classes.stepper} style={{ marginTop: 6 }}>
        <ReasonIcon
          aria-label={value === MIN_WEEKS ? "Sem semanas" : "Uma semana a menos"}
          reason={value === null ? "Este mesociclo não tem semanas." : null}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={18} />
        </ReasonIcon>
        <div
          role="spinbutton"
          tabIndex={0}
          className={classes.value}
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={MAX_WEEKS}
          aria-valuenow={value ?? 0}
          aria-valuetext={weeksText(value)}
          onKeyDown={byKey}
        >
          {weeksText(value)}
        </div>
        <ReasonIcon
          aria-label="Uma semana a mais"
          reason={value === MAX_WEEKS ? `Um mesociclo tem no máximo ${MAX_WEEKS} semanas.` : null}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={18} />
        </ReasonIcon>
      </div>
    </Input.Wrapper>
  );
}

/** Undefined for a key that does not change them. */
function afterKey(key: string, weeks: number | null): number | null | undefined {
  switch (key) {
    case "ArrowUp":
    case "ArrowRight":
      return stepWeeks(weeks, 1);
    case "ArrowDown":
    case "ArrowLeft":
      return stepWeeks(weeks, -1);
    case "Home":
      return null;
    case "End":
      return MAX_WEEKS;
    default:
      return undefined;
  }
}
