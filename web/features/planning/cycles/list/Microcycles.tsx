import { Button, Group, Title } from "@mantine/core";
import { lazy, type ReactNode, Suspense } from "react";
import { useFocusBack } from "../../../../ui/dialog/use-focus-back.ts";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { evaluatedOf } from "../comparison-rules.ts";
import type { MesocyclePath, MesocycleSummary } from "../data.ts";
import { canGetWeeks } from "../forms/cycle-form.ts";
import { nextFreeWeek } from "../forms/next-week.ts";
import { useCycleAddress } from "../use-cycle-address.ts";
import { CompareButton } from "./CompareButton.tsx";
import { CycleView } from "./CycleView.tsx";
import { MicrocycleRows } from "./MicrocycleRows.tsx";
import classes from "./Microcycles.module.css";
import { ViewMode } from "./ViewMode.tsx";

const MesocycleDialog = lazy(() => import("../forms/MesocycleDialog.tsx"));
const MicrocycleDialog = lazy(() => import("../forms/MicrocycleDialog.tsx"));
const CycleDialog = lazy(() => import("./CycleDialog.tsx"));

interface Props {
  readonly path: MesocyclePath;
  readonly mesocycle: MesocycleSummary;
  readonly readOnly: boolean;
  readonly today: string;
  /** Above the weeks. */
  readonly note?: ReactNode;
}

export function Microcycles(props: Props) {
  const { path, mesocycle, readOnly, today, note } = props;
  const { microcycles } = mesocycle;
  const count = microcycles.length;
  const word = readOnly ? "Semanas" : "Microciclos";

  const cycles = { cycles: microcycles, pathOf: (microId: number) => ({ ...path, microId }), today };

  return (
    <section className={classes.weeks} aria-labelledby="microciclos">
      <Title order={2} fz="1.125rem" id="microciclos" className="figures">
        {count === 0 ? word : `${count} ${word.toLowerCase().slice(0, count === 1 ? -1 : undefined)}`}
      </Title>
      {count > 0 && (
        <>
          <Group gap="xs" className={classes.tools ?? ""}>
            <CompareButton evaluated={evaluatedOf(microcycles).length} path={path} />
            {!readOnly && nextFreeWeek(mesocycle) && <AddMicrocycle />}
            {!readOnly && count > 1 && !mesocycle.is_finished && <ProgrammeWeeks />}
          </Group>
          <ViewMode />
        </>
      )}
      <div className={classes.list}>
        {note}
        {count === 0 ? (
          <NoMicrocycles {...props} />
        ) : (
          <CycleView
            {...cycles}
            order={3}
            list={<MicrocycleRows {...cycles} readOnly={readOnly} mesocycle={mesocycle} />}
          />
        )}
      </div>
      <MicrocycleDialogs {...props} />
    </section>
  );
}

const A_WEEK = "Cada microciclo é uma semana com a própria avaliação e o próprio treino.";
const A_LAY_WEEK = "Cada semana com a própria avaliação e o próprio treino aparece aqui.";
const WITHOUT_WEEKS = "Este mesociclo foi criado sem semanas: a avaliação e o treino ficam nele mesmo.";

function NoMicrocycles({ mesocycle, readOnly }: Props) {
  const { open } = useCycleAddress();
  const canBegin = !readOnly && canGetWeeks(mesocycle);
  return (
    <EmptyState
      icon="calendar"
      title={readOnly ? "Nenhuma semana ainda" : "Não possui nenhum Microciclo cadastrado"}
      action={
        canBegin ? (
          <Button onClick={() => open("mesocycle")}>Definir semanas</Button>
        ) : (
          mesocycle.weeks !== null && !readOnly && <AddMicrocycle />
        )
      }
    >
      {readOnly ? A_LAY_WEEK : canBegin || mesocycle.weeks !== null ? A_WEEK : WITHOUT_WEEKS}
    </EmptyState>
  );
}

/** Shown while a removed week left days free: its mesocycle's days are fixed. */
function AddMicrocycle() {
  const { open } = useCycleAddress();
  return (
    <Button variant="default" leftSection={<Icon name="plus" size={18} />} onClick={() => open("microcycle")}>
      Novo microciclo
    </Button>
  );
}

function ProgrammeWeeks() {
  const { open } = useCycleAddress();
  return (
    <Button variant="default" leftSection={<Icon name="copy" size={18} />} onClick={() => open("weeks")}>
      Programar semanas
    </Button>
  );
}

/** The page itself opens evaluation and training. */
function MicrocycleDialogs({ path, mesocycle, readOnly }: Props) {
  const { search, close } = useCycleAddress();
  const { dialog, micro } = search;
  useFocusBack(dialog !== undefined);
  const leave = () => close();
  return (
    <Suspense>
      {dialog === "mesocycle" && !readOnly && <MesocycleDialog path={path} mesoId={path.mesoId} onClose={leave} />}
      {dialog === "microcycle" && !readOnly && (
        <MicrocycleDialog key={micro ?? 0} path={path} mesocycle={mesocycle} microId={micro} onClose={leave} />
      )}
      {dialog === "cycle" && micro && (
        <CycleDialog path={{ ...path, microId: micro }} readOnly={readOnly} onClose={leave} />
      )}
    </Suspense>
  );
}
