import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useFocusBack } from "../../../../ui/dialog/use-focus-back.ts";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { evaluatedOf } from "../comparison-rules.ts";
import type { MesocyclePath, MesocycleSummary } from "../data.ts";
import { canGetWeeks } from "../forms/cycle-form.ts";
import { nextFreeWeek } from "../forms/next-week.ts";
import { useCycleAddress } from "../use-cycle-address.ts";
import { CompareButton } from "./CompareButton.tsx";
import classes from "./CycleList.module.css";
import { CycleView } from "./CycleView.tsx";
import { ViewMode } from "./ViewMode.tsx";

const MesocycleDialog = lazy(() => import("../forms/MesocycleDialog.tsx"));
const MicrocycleDialog = lazy(() => import("../forms/MicrocycleDialog.tsx"));
const CycleDialog = lazy(() => import("./CycleDialog.tsx"));

interface Props {
  readonly path: MesocyclePath;
  readonly mesocycle: MesocycleSummary;
  readonly readOnly: boolean;
  readonly today: string;
}

export function Microcycles(props: Props) {
  const { path, mesocycle, readOnly, today } = props;
  const { microcycles } = mesocycle;
  const count = microcycles.length;

  return (
    <Stack component="section" gap="md" aria-labelledby="microciclos">
      <Group justify="space-between" mih={44} gap="xs">
        <Title order={2} fz={{ base: "1.125rem", xs: "1.25rem" }} id="microciclos">
          {readOnly ? "Semanas" : "Microciclos"}
        </Title>
        {count > 0 && <ViewMode />}
      </Group>
      {count === 0 ? (
        <NoMicrocycles {...props} />
      ) : (
        <div>
          <div className={classes.bar}>
            <Text size="sm" c="dimmed" className={`figures ${classes.count}`}>
              {`${count} ${readOnly ? "semana" : "microciclo"}${count === 1 ? "" : "s"}`}
            </Text>
            <CompareButton evaluated={evaluatedOf(microcycles).length} path={path} />
            {!readOnly && <AddMicrocycle mesocycle={mesocycle} />}
          </div>
          <CycleView
            cycles={microcycles}
            pathOf={(microId) => ({ ...path, microId })}
            readOnly={readOnly}
            today={today}
            order={3}
          />
        </div>
      )}
      <MicrocycleDialogs {...props} />
    </Stack>
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
          mesocycle.weeks !== null && !readOnly && <AddMicrocycle mesocycle={mesocycle} />
        )
      }
    >
      {readOnly ? A_LAY_WEEK : canBegin || mesocycle.weeks !== null ? A_WEEK : WITHOUT_WEEKS}
    </EmptyState>
  );
}

/** A microcycle can be added where one was removed: its mesocycle's days are fixed. */
function AddMicrocycle({ mesocycle }: Pick<Props, "mesocycle">) {
  const { open } = useCycleAddress();
  return (
    <ReasonButton
      variant="default"
      className={classes.new ?? ""}
      reason={nextFreeWeek(mesocycle) ? null : "Todos os dias do mesociclo já estão em um microciclo."}
      leftSection={<Icon name="plus" size={18} />}
      onClick={() => open("microcycle")}
    >
      Novo microciclo
    </ReasonButton>
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
