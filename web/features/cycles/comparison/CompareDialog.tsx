import { Button, Select, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { type ListedCycle, type MacrocyclePath, useComparisonPdf } from "../data.ts";
import { mesocyclesQuery } from "../mesocycles-query.ts";
import { evaluatedOf, refusalToCompare } from "./comparison-rules.ts";

interface Props {
  readonly path: MacrocyclePath;
  /** The mesocycle whose microcycles are compared; absent: the mesocycles are. */
  readonly mesoId?: number;
  readonly onClose: () => void;
}

/** 'Comparar Avaliações': two evaluated cycles, and what changed from one to the other as a PDF. */
export default function CompareDialog({ path, mesoId, onClose }: Props) {
  const { data: mesocycles } = useQuery(mesocyclesQuery(path));
  if (!mesocycles) return null;
  const cycles: readonly ListedCycle[] = mesoId
    ? (mesocycles.find(({ id }) => id === mesoId)?.microcycles ?? [])
    : mesocycles;
  return <Comparison cycles={evaluatedOf(cycles)} ofMicrocycles={mesoId !== undefined} onClose={onClose} />;
}

interface ComparisonProps extends Pick<Props, "onClose"> {
  readonly cycles: readonly ListedCycle[];
  readonly ofMicrocycles: boolean;
}

function Comparison({ cycles, ofMicrocycles, onClose }: ComparisonProps) {
  const [first, setFirst] = useState(cycles.at(-2)?.id ?? null);
  const [second, setSecond] = useState(cycles.at(-1)?.id ?? null);
  const pdf = useComparisonPdf(ofMicrocycles);
  const kind = ofMicrocycles ? "microciclo" : "mesociclo";
  const reason = refusalToCompare(first, second);
  const options = cycles.map((cycle) => ({
    value: String(cycle.id),
    label: `${cycle.name} (${formatDate(cycle.start_date)})`,
  }));
  const print = () => {
    if (first !== null && second !== null) pdf.mutate({ firstId: first, secondId: second });
  };
  const choice = (label: string, value: number | null, onChoose: (id: number | null) => void) => (
    <Select
      label={label}
      data={options}
      clearable
      clearButtonProps={{ "aria-label": `Limpar ${label.toLowerCase()}` }}
      value={value === null ? null : String(value)}
      onChange={(id) => onChoose(id === null ? null : Number(id))}
    />
  );

  return (
    <FormDialog
      title="Comparar Avaliações"
      startsOnNothing
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <ReasonButton reason={reason} loading={pdf.isPending} onClick={print}>
            Comparar em PDF
          </ReasonButton>
        </>
      }
      onClose={onClose}
    >
      <Stack gap="md">
        <Text size="sm">
          Escolha dois {kind}s avaliados. O PDF mostra o que mudou da avaliação mais antiga para a mais recente.
        </Text>
        {choice(`Primeiro ${kind}`, first, setFirst)}
        {choice(`Segundo ${kind}`, second, setSecond)}
        <Text size="sm" c="dimmed" role="status" mih={22}>
          {reason}
        </Text>
      </Stack>
    </FormDialog>
  );
}
