import { Skeleton } from "@mantine/core";
import { decimalsReadBy } from "#contract/assessment/reader-view.ts";
import type { Student } from "#contract/students/students.ts";
import { compareEvaluations } from "#domain/assessment/evaluation-comparison.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Sparkline } from "../../../ui/chart/Sparkline.tsx";
import { changeText, valueText } from "../../../ui/figure/figure-text.ts";
import { Loading } from "../../../ui/Skeletons.tsx";
import { evaluatedOf, MIN_EVALUATIONS } from "../cycles/comparison-rules.ts";
import type { MesocycleSummary } from "../cycles/data.ts";
import type { MacrocycleSummary } from "./data.ts";
import classes from "./FatPercentage.module.css";

interface Props {
  readonly macrocycle: MacrocycleSummary;
  readonly mesocycles: readonly MesocycleSummary[] | undefined;
  readonly studentType: Student["student_type"];
}

const MISSING_IN_ONE = "Faltam medidas para o protocolo na avaliação.";
const MISSING_IN_SEVERAL = "Faltam medidas para o protocolo na primeira ou na última avaliação.";

/** The list of cycles says of an evaluation no more than its protocol. */
const NOBODY = { muscleMass: undefined, vo2: undefined, sex: "", ageYears: null, ageMonths: null, isPregnant: false };

/** For a consulting student where perimeters are evaluated: the trainer does not see them train. */
export function FatPercentage({ macrocycle, mesocycles, studentType }: Props) {
  const { items_to_be_evaluated: items, evaluated_count: count } = macrocycle;
  const role = roleOf(useCurrentUser());
  if (studentType !== "consulting" || !items.includes("perimeter") || count === 0) return null;
  if (!mesocycles) {
    return (
      <Loading>
        <Skeleton height={44} mb={12} radius="md" />
      </Loading>
    );
  }
  const figures = evaluatedOf(mesocycles).map(({ fat_percentage, fat_percentage_protocol }) => ({
    figures: { percentualGordura: fat_percentage },
    basis: { ...NOBODY, skinfoldProtocol: fat_percentage_protocol ?? undefined },
  }));
  const [fat] = compareEvaluations(figures, decimalsReadBy(role));
  return (
    <div className={classes.strip}>
      <span className={classes.name}>Percentual de gordura</span>
      {fat && fat.values.length < MIN_EVALUATIONS ? (
        <b>{valueText(fat.last, fat)}%</b>
      ) : fat && (fat.difference !== null || fat.caveat) ? (
        <>
          <span>
            {valueText(fat.first, fat)}% → {valueText(fat.last, fat)}%
          </span>
          <b>{fat.caveat ?? `${changeText({ ...fat, decimals: 1 })} pontos`}</b>
          <Sparkline values={fat.values} />
        </>
      ) : (
        <span>{count < MIN_EVALUATIONS ? MISSING_IN_ONE : MISSING_IN_SEVERAL}</span>
      )}
    </div>
  );
}
