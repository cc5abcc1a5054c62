import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { type PlacedField, POSTURE_FIELDS, type PostureSelection } from "#domain/assessment/posture/catalogue.ts";
import type { PostureAspect } from "#domain/assessment/posture/region.ts";
import classes from "./AspectField.module.css";
import { OptionLook } from "./OptionLook.tsx";
import { SideChoice } from "./SideChoice.tsx";

interface Props {
  readonly aspect: PostureAspect;
  readonly selection: PostureSelection;
  readonly gender: string;
  readonly onChoose: (key: string, value: string) => void;
}

export function AspectField({ aspect, selection, gender, onChoose }: Props) {
  const title = useId();
  const [isGuided, setGuided] = useState(false);
  const fields = POSTURE_FIELDS.filter((placed) => placed.aspect === aspect);
  const [first] = fields;
  return (
    <section className={classes.aspect} aria-labelledby={title}>
      <div className={classes.head}>
        <span id={title} className={classes.title}>
          {aspect.title}
        </span>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.guide}
          aria-expanded={isGuided}
          aria-describedby={title}
          onClick={() => setGuided((shown) => !shown)}
        >
          {isGuided ? "Ocultar exemplos" : "Como reconhecer"}
        </Button>
      </div>
      {isGuided && first && <OptionGuide placed={first} gender={gender} />}
      <div className={classes.sides}>
        {fields.map((placed) => (
          <SideChoice
            key={placed.field.key}
            placed={placed}
            value={selection[placed.field.key]}
            gender={gender}
            onChoose={onChoose}
          />
        ))}
      </div>
    </section>
  );
}

interface GuideProps {
  readonly placed: PlacedField;
  readonly gender: string;
}

const OptionGuide = ({ placed, gender }: GuideProps) => (
  <ul className={classes.examples}>
    {placed.aspect.options.map((option) => (
      <li key={option.value}>
        <b>{option.label}</b>
        <OptionLook placed={placed} option={option} gender={gender} />
      </li>
    ))}
  </ul>
);
