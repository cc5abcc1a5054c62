import { Button, Skeleton } from "@mantine/core";
import { useLayoutEffect, useRef } from "react";
import { timelineMark } from "#domain/periodisation/timeline.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Loading } from "../../ui/Skeletons.tsx";
import { periodOf } from "./current-cycle.ts";
import type { MacrocyclePath, MesocycleSummary } from "./data.ts";
import { MesocycleCard } from "./MesocycleCard.tsx";
import classes from "./MesocycleTimeline.module.css";
import { useFinishedFolded } from "./use-finished-folded.ts";

interface Props {
  readonly path: MacrocyclePath;
  readonly mesocycles: readonly MesocycleSummary[];
  readonly readOnly: boolean;
  readonly today: string;
}

/** The mesocycles in order of date: side by side and scrolling where there is room, one below the other on a phone. */
export function MesocycleTimeline({ mesocycles, ...rest }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { shown, folded, unfold } = useFinishedFolded(mesocycles);
  useLayoutEffect(() => {
    const running = scroller.current?.querySelector<HTMLElement>("[data-state=current]");
    if (running) scroller.current?.scrollTo({ left: running.offsetLeft - running.offsetWidth / 2 });
  }, []);

  return (
    <div className={classes.scroller} ref={scroller}>
      {folded > 0 && (
        <Button variant="subtle" color="gray" mb="sm" fullWidth onClick={unfold}>
          {folded === 1 ? "Mostrar 1 mesociclo encerrado" : `Mostrar ${folded} mesociclos encerrados`}
        </Button>
      )}
      <ol className={classes.line}>
        {shown.map((mesocycle) => (
          <Stop key={mesocycle.id} mesocycle={mesocycle} {...rest} />
        ))}
      </ol>
    </div>
  );
}

function Stop({
  path,
  mesocycle,
  readOnly,
  today,
}: Omit<Props, "mesocycles"> & { readonly mesocycle: MesocycleSummary }) {
  const { id, was_evaluated: wasEvaluated, has_training: hasTraining } = mesocycle;
  const { state, checked } = timelineMark({ ...periodOf(mesocycle), wasEvaluated, hasTraining }, today);
  return (
    <li className={classes.stop} data-state={state}>
      <span className={classes.mark}>{checked && <Icon name="check" size={16} />}</span>
      <MesocycleCard
        path={{ ...path, mesoId: id }}
        mesocycle={mesocycle}
        isCurrent={state === "current"}
        readOnly={readOnly}
      />
    </li>
  );
}

/** The outline of mesocycles, as many and as high as they will be. */
export function TimelineSkeleton({ stops }: { readonly stops: number }) {
  return (
    <Loading>
      <div className={classes.scroller}>
        <div className={classes.line}>
          {Array.from({ length: stops }, (_, place) => place).map((place) => (
            <div key={place} className={classes.stop} data-state="idle">
              <span className={classes.mark} />
              <Skeleton height={258} radius="md" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
