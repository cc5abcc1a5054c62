import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { POSTURE_FIELDS, type PostureSelection } from "#domain/assessment/posture/catalogue.ts";
import type { PostureAspect } from "#domain/assessment/posture/region.ts";
import classes from "./AspectField.module.css";
import { OptionGuide } from "./OptionGuide.tsx";
import { SideChoice } from "./SideChoice.tsx";

interface Props {
  readonly aspect: PostureAspect;
  readonly selection: PostureSelection;
  readonly gender: string;
  readonly onChoose: (key: string, value: string) => void;
}

/** One thing that is looked at, on the left and on the right, and on demand what each of its options looks like. */
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
