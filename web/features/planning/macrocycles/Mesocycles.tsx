import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Student } from "#contract/students/students.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { MIN_EVALUATIONS } from "../cycles/comparison-rules.ts";
import { CompareButton } from "../cycles/list/CompareButton.tsx";
import classes from "../cycles/list/CycleList.module.css";
import { CycleTimeline, TimelineSkeleton } from "../cycles/list/CycleTimeline.tsx";
import { CycleView } from "../cycles/list/CycleView.tsx";
import { mesocyclesQuery } from "../cycles/mesocycles-query.ts";
import { useCycleAddress } from "../cycles/use-cycle-address.ts";
import type { MacrocycleSummary } from "./data.ts";
import { FatPercentage } from "./FatPercentage.tsx";

interface Props {
  readonly macrocycle: MacrocycleSummary;
  readonly studentType: Student["student_type"];
  readonly readOnly: boolean;
  readonly today: string;
}

export function Mesocycles({ macrocycle, studentType, readOnly, today }: Props) {
  const path = { id: macrocycle.student_id, macroId: macrocycle.id };
  const { data: mesocycles, error, refetch, isFetching } = useQuery(mesocyclesQuery(path));
  const count = mesocycles?.length ?? macrocycle.mesocycles_count;

  if (!mesocycles && error) {
    return (
      <div className={classes.panel}>
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      </div>
    );
  }
  if (count === 0) return <NoMesocycles macroId={path.macroId} readOnly={readOnly} />;
  const cycles = {
    cycles: mesocycles ?? [],
    pathOf: (mesoId: number) => ({ ...path, mesoId }),
    today,
    order: 4 as const,
  };
  return (
    <div className={classes.panel}>
      <div className={classes.bar}>
        <Text size="sm" c="dimmed" className={`figures ${classes.count}`}>
          {`${count} ${readOnly ? "fase" : "mesociclo"}${count === 1 ? "" : "s"}`}
        </Text>
        <CompareButton evaluated={macrocycle.evaluated_count} path={path} />
        <FinalResultButton macrocycle={macrocycle} readOnly={readOnly} />
        {!readOnly && <AddMesocycle macroId={path.macroId} variant="default" />}
      </div>
      <FatPercentage macrocycle={macrocycle} mesocycles={mesocycles} studentType={studentType} />
      {mesocycles ? (
        <CycleView {...cycles} list={<CycleTimeline {...cycles} readOnly={readOnly} />} />
      ) : (
        <TimelineSkeleton stops={count} />
      )}
    </div>
  );
}

function FinalResultButton({ macrocycle, readOnly }: Pick<Props, "macrocycle" | "readOnly">) {
  const { open } = useCycleAddress();
  return (
    <ReasonButton
      variant="default"
      reason={
        macrocycle.evaluated_count < MIN_EVALUATIONS
          ? `Disponível com ${readOnly ? "duas fases avaliadas" : "dois mesociclos avaliados"}.`
          : null
      }
      onClick={() => open("final-result", { macroId: macrocycle.id })}
    >
      {readOnly ? "Resultado do plano" : "Resultados do Macro"}
    </ReasonButton>
  );
}

function NoMesocycles({ macroId, readOnly }: Pick<Props, "readOnly"> & { readonly macroId: number }) {
  return (
    <div className={classes.panel}>
      <EmptyState
        icon="calendar"
        title={readOnly ? "Nenhuma fase ainda" : "Não possui nenhum Mesociclo cadastrado"}
        action={!readOnly && <AddMesocycle macroId={macroId} variant="filled" />}
      >
        {readOnly
          ? "Quando seu personal criar a primeira fase, a avaliação e o treino dela aparecem aqui."
          : "Cada mesociclo tem datas, um objetivo, uma avaliação e os treinos que partem dela."}
      </EmptyState>
    </div>
  );
}

function AddMesocycle({ macroId, variant }: { readonly macroId: number; readonly variant: "filled" | "default" }) {
  const { open } = useCycleAddress();
  return (
    <Button
      variant={variant}
      className={classes.new ?? ""}
      leftSection={<Icon name="plus" size={18} />}
      onClick={() => open("mesocycle", { macroId })}
    >
      Novo mesociclo
    </Button>
  );
}
