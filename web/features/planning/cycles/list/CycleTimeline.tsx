import { Skeleton } from "@mantine/core";
import { useLayoutEffect, useRef } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import { Loading } from "../../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { type HeadingOrder, timelineMarkOf } from "../cycle-actions.ts";
import type { CyclePath, ListedCycle } from "../data.ts";
import { CycleCard } from "./CycleCard.tsx";
import classes from "./CycleTimeline.module.css";
import { UnfoldFinished, useFinishedFolded } from "./FinishedCycles.tsx";

export interface CyclesProps {
  readonly cycles: readonly ListedCycle[];
  readonly pathOf: (id: number) => CyclePath;
  readonly readOnly: boolean;
  readonly today: string;
  readonly order: HeadingOrder;
}

/** A phone folds what is over. */
export function CycleTimeline({ cycles, pathOf, ...rest }: CyclesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const narrow = useUpTo("sm");
  const { shown, folded, unfold } = useFinishedFolded(cycles);
  useLayoutEffect(() => {
    const running = scroller.current?.querySelector<HTMLElement>("[data-state=current]");
    if (running) scroller.current?.scrollTo({ left: running.offsetLeft - running.offsetWidth / 2 });
  }, []);

  return (
    <div className={classes.scroller} ref={scroller}>
      {narrow && <UnfoldFinished count={folded} ofMicrocycles={false} readOnly={rest.readOnly} onUnfold={unfold} />}
      <ol className={classes.line}>
        {(narrow ? shown : cycles).map((cycle) => (
          <Stop key={cycle.id} path={pathOf(cycle.id)} cycle={cycle} {...rest} />
        ))}
      </ol>
    </div>
  );
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
