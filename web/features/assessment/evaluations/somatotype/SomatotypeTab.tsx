import { Text, Title } from "@mantine/core";
import { BONE_BREADTHS } from "#domain/assessment/anthropometry/measures.ts";
import type { TabProps } from "../evaluation-tab.ts";
import { MeasureGuide } from "../perimeter/MeasureGuide.tsx";
import { BeforeNote } from "../results/BeforeNote.tsx";
import { SheetField } from "../SheetField.tsx";
import { SomatotypeResult } from "./SomatotypeResult.tsx";
import classes from "./SomatotypeTab.module.css";

export function SomatotypeTab({ subject, before, disabled, evaluation }: TabProps) {
  return (
    <div className={classes.work}>
      <section aria-label="Diâmetros ósseos" className={classes.fields}>
        <Title order={3} size="h5" mb="xs">
          Diâmetros ósseos{" "}
          <Text span c="dimmed" fw={400}>
            (cm)
          </Text>
        </Title>
        {BONE_BREADTHS.map(({ key }) => (
          <SheetField key={key} name={key} disabled={disabled} before={<BeforeNote names={[key]} before={before} />} />
        ))}
      </section>
      <div className={classes.guide} data-reading={disabled}>
        <MeasureGuide gender={subject.gender} showsInstructions={!disabled} />
      </div>
      <SomatotypeResult evaluation={evaluation} />
    </div>
  );
}
