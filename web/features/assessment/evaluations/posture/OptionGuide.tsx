import type { PlacedField } from "#domain/assessment/posture/catalogue.ts";
import classes from "./AspectField.module.css";
import { OptionLook } from "./OptionLook.tsx";

interface Props {
  readonly placed: PlacedField;
  readonly gender: string;
}

/** Every option of an aspect beside each other, to tell them apart before one is chosen. */
export const OptionGuide = ({ placed, gender }: Props) => (
  <ul className={classes.examples}>
    {placed.aspect.options.map((option) => (
      <li key={option.value}>
        <b>{option.label}</b>
        <OptionLook placed={placed} option={option} gender={gender} />
      </li>
    ))}
  </ul>
);
