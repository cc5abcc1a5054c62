import { memo } from "react";
import { vo2Scale } from "#domain/assessment/aerobic/vo2-classes.ts";
import { VO2_LOOK } from "#domain/assessment/aerobic/vo2-look.ts";
import { vo2Question } from "#domain/assessment/aerobic/vo2-tests.ts";
import type { CaloricAssessment } from "#domain/assessment/energy/caloric-assessment.ts";
import { FigureCard, FigureLine } from "../results/FigureCard.tsx";
import type { Subject } from "../results/figures.ts";

interface Props {
  readonly assessment: CaloricAssessment;
  readonly subject: Subject;
}

export const OxygenFigures = memo(function OxygenFigures({ assessment: { vo2Relative, vo2Maximum }, subject }: Props) {
  const { gender, ageYears } = subject;
  const sentence = vo2Relative.status === "known" ? vo2Question(vo2Relative.value) : null;
  return (
    <div>
      <FigureCard
        figure={{
          ...VO2_LOOK.vo2Relative,
          indicator: vo2Relative,
          scale: ageYears === null ? null : vo2Scale(gender, ageYears),
          factor: 1,
          warnings: sentence ? [{ code: "improbable_vo2", sentence }] : [],
        }}
        withTable={false}
      />
      {vo2Relative.status === "known" && <FigureLine {...VO2_LOOK.vo2Maximum} indicator={vo2Maximum} />}
    </div>
  );
});
