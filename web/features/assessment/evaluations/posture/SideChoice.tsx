import { Chip, NativeSelect } from "@mantine/core";
import { type PlacedField, postureOptionAt } from "#domain/assessment/posture/catalogue.ts";
import { NONE, NONE_LABEL, SIDE_NAMES } from "#domain/assessment/posture/region.ts";
import classes from "./AspectField.module.css";
import { OptionLook } from "./OptionLook.tsx";

/** From this number of choices on, a list is easier to read than buttons beside each other. */
const MANY = 5;

interface Props {
  readonly placed: PlacedField;
  /** Absent: {@link NONE}. */
  readonly value: string | undefined;
  readonly gender: string;
  readonly onChoose: (key: string, value: string) => void;
}

export function SideChoice({ placed, value = NONE, gender, onChoose }: Props) {
  const { aspect, field } = placed;
  const choices = [...aspect.options, { value: NONE, label: NONE_LABEL }];
  const option = postureOptionAt(field.key, value);
  const choose = (chosen: string) => onChoose(field.key, chosen);
  const side = field.side && SIDE_NAMES[field.side];
  const name = side ? `${aspect.title}, ${side.toLowerCase()}` : aspect.title;
  return (
    <div className={classes.side}>
      {choices.length >= MANY ? (
        <NativeSelect
          className={classes.select ?? ""}
          label={side ?? undefined}
          aria-label={name}
          data-path={field.key}
          data={choices}
          value={option ? value : NONE}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      ) : (
        <>
          {side && <span className={classes.name}>{side}</span>}
          <div role="radiogroup" aria-label={name} className={classes.chips}>
            <Chip.Group value={option ? value : NONE} onChange={choose}>
              {choices.map((choice) => (
                <Chip
                  key={choice.value}
                  value={choice.value}
                  name={field.key}
                  classNames={{ label: choice.value === NONE ? classes.none : classes.chip }}
                >
                  {choice.label}
                </Chip>
              ))}
            </Chip.Group>
          </div>
        </>
      )}
      {option && <OptionLook placed={placed} option={option} gender={gender} />}
    </div>
  );
}
