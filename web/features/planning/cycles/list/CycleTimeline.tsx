import { Button, Skeleton } from "@mantine/core";
import { useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import { Loading } from "../../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { type HeadingOrder, isMicrocycle, timelineMarkOf } from "../cycle-actions.ts";
import type { CyclePath, ListedCycle } from "../data.ts";
import { CycleCard } from "./CycleCard.tsx";
import classes from "./CycleTimeline.module.css";

export interface CyclesProps {
  readonly cycles: readonly ListedCycle[];
  readonly pathOf: (id: number) => CyclePath;
  readonly readOnly: boolean;
  readonly today: string;
  readonly order: HeadingOrder;
}

export function CycleTimeline({ cycles, pathOf, ...rest }: CyclesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { shown, folded, unfold } = useFinishedFolded(cycles);
  useLayoutEffect(() => {
    const running = scroller.current?.querySelector<HTMLElement>("[data-state=current]");
    if (running) scroller.current?.scrollTo({ left: running.offsetLeft - running.offsetWidth / 2 });
  }, []);
  const finished = finishedText(folded, isMicrocycle(pathOf(0)), rest.readOnly);

  return (
    <div className={classes.scroller} ref={scroller}>
      {folded > 0 && (
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          mb="sm"
          fullWidth
          className={classes.unfold ?? ""}
          onClick={unfold}
        >
          Mostrar {finished}
        </Button>
      )}
      <ol className={classes.line}>
        {shown.map((cycle) => (
          <Stop key={cycle.id} path={pathOf(cycle.id)} cycle={cycle} {...rest} />
        ))}
      </ol>
    </div>
  );
}

/** "2 mesociclos encerrados"; to a student "2 fases encerradas". */
function finishedText(count: number, ofMicrocycles: boolean, readOnly: boolean): string {
  const [lay, trade] = ofMicrocycles ? ["semana", "microciclo"] : ["fase", "mesociclo"];
  const words = readOnly ? [lay, "encerrada"] : [trade, "encerrado"];
  return [count, ...words.map((word) => (count === 1 ? word : `${word}s`))].join(" ");
}

/** On a phone, so that the running cycle is near the top; not when all are finished. */
function useFinishedFolded<Cycle extends { readonly is_finished: boolean }>(cycles: readonly Cycle[]) {
  const narrow = useUpTo("sm");
  const [unfolded, setUnfolded] = useState(false);
  const open = cycles.filter((cycle) => !cycle.is_finished);
  const shown = narrow && !unfolded && open.length > 0 ? open : cycles;
  return { shown, folded: cycles.length - shown.length, unfold: () => setUnfolded(true) };
}

interface StopProps extends Pick<CyclesProps, "readOnly" | "today" | "order"> {
  readonly path: CyclePath;
  readonly cycle: ListedCycle;
}

function Stop({ path, cycle, readOnly, today, order }: StopProps) {
  const { state, checked } = timelineMarkOf(cycle, today);
  return (
    <li className={classes.stop} data-state={state}>
      <span className={classes.mark}>{checked && <Icon name="check" size={16} />}</span>
      <CycleCard path={path} cycle={cycle} isCurrent={state === "current"} readOnly={readOnly} order={order} />
    </li>
  );
}

export function TimelineSkeleton({ stops }: { readonly stops: number }) {
  return (
    <Loading>
      <div className={classes.scroller}>
        <div className={classes.line}>
          {Array.from({ length: stops }, (_, index) => index).map((index) => (
            <div key={index} className={classes.stop} data-state="idle">
              <span className={classes.mark} />
              <Skeleton height={258} radius="md" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
