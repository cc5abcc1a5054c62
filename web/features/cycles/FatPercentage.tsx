import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Student } from "#contract/students.ts";
import { Loading } from "../../ui/Skeletons.tsx";
import { MIN_EVALUATIONS } from "./compared.ts";
import { finalResultQuery, type MacrocycleSummary } from "./data.ts";
import classes from "./FatPercentage.module.css";
import { FigureLine } from "./FigureLine.tsx";
import { changeInWords, inWords } from "./final-figures.ts";

interface Props {
  readonly macrocycle: MacrocycleSummary;
  readonly studentType: Student["student_type"];
}

/** Of a student in consulting, whom the trainer does not see: how the fat percentage went, where perimeters are evaluated. */
export function FatPercentage({ macrocycle, studentType }: Props) {
  const { id: macroId, student_id: id, items_to_be_evaluated: items, evaluated_count: evaluated } = macrocycle;
  const isShown = studentType === "consulting" && items.includes("perimeter") && evaluated >= MIN_EVALUATIONS;
  const { data, error } = useQuery({ ...finalResultQuery({ id, macroId }), enabled: isShown });
  if (!isShown || error) return null;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={44} mb={12} radius="md" />
      </Loading>
    );
  }
  const fat = data.differences.find(({ key }) => key === "percentualGordura");
  return (
    <div className={classes.strip}>
      <span className={classes.name}>Percentual de gordura</span>
      {fat && fat.difference !== null ? (
        <>
          <span>
            {inWords(fat.first, fat)}% → {inWords(fat.last, fat)}%
          </span>
          <b>{changeInWords(fat)}</b>
          <FigureLine values={fat.values} />
        </>
      ) : (
        <span>Faltam medidas para o protocolo na primeira ou na última avaliação.</span>
      )}
    </div>
  );
}
