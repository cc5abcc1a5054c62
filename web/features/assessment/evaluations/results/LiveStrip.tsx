import { UnstyledButton } from "@mantine/core";
import { formatDecimal } from "#domain/text/number-format.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import { assess, type Subject } from "./figures.ts";
import classes from "./LiveStrip.module.css";

interface Props {
  readonly subject: Subject;
  readonly onOpen: () => void;
}

export function LiveStrip({ subject, onOpen }: Props) {
  const figures = useSheetState(({ values }) => {
    const { fatPercentage, bmi } = assess(values, subject);
    const named = [
      ["%G", fatPercentage],
      ["IMC", bmi],
    ] as const;
    return named
      .map(([name, figure]) => `${name} ${figure.status === "known" ? formatDecimal(figure.value, 1) : "–"}`)
      .join(" · ");
  });
  return (
    <UnstyledButton className={classes.strip} onClick={onOpen}>
      <span className={classes.figures}>{figures}</span>
      <span className={classes.open}>Ver resultados</span>
    </UnstyledButton>
  );
}
