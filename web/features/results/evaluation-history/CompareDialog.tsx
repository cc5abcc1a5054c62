import { Group, Select, Tabs, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { usePhotosOfStudent } from "../../assessment/posture-photos/data.ts";
import { sharedViews } from "../../assessment/posture-photos/shared-views.ts";
import { evaluatedOf, refusalToCompare } from "../../planning/cycles/comparison-rules.ts";
import { fetchComparisonPdf } from "../../planning/cycles/cycle-calls.ts";
import { type ListedCycle, type MacrocyclePath, useComparisonPdf } from "../../planning/cycles/data.ts";
import { mesocyclesQuery } from "../../planning/cycles/mesocycles-query.ts";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import { ShareMenu } from "../../sharing/shared-links/ShareMenu.tsx";
import { ComparedPhotos } from "./ComparedPhotos.tsx";
import { ComparedPosture } from "./ComparedPosture.tsx";
import { ComparedSomatotype } from "./ComparedSomatotype.tsx";
import { ComparedStrength } from "./ComparedStrength.tsx";
import classes from "./ComparisonFigures.module.css";
import { ComparisonFigures } from "./ComparisonFigures.tsx";
import { changesOf, pairOf } from "./compared-pair.ts";
import { evaluationHistoryQuery } from "./data.ts";
import { HistoryPanel } from "./HistoryPanel.tsx";

const ChoosePhotosDialog = lazy(() => import("../../assessment/posture-photos/ChoosePhotosDialog.tsx"));

interface Props {
  readonly path: MacrocyclePath;
  /** Absent: the mesocycles are compared. */
  readonly mesoId?: number;
  /** A student reads neither somatotype nor posture. */
  readonly forStudent: boolean;
  readonly onClose: () => void;
}

export default function CompareDialog({ path, mesoId, ...props }: Props) {
  const { data: mesocycles } = useQuery(mesocyclesQuery(path));
  if (!mesocycles) return null;
  const cycles: readonly ListedCycle[] = mesoId
    ? (mesocycles.find(({ id }) => id === mesoId)?.microcycles ?? [])
    : mesocycles;
  return <Comparison path={path} cycles={evaluatedOf(cycles)} ofMicrocycles={mesoId !== undefined} {...props} />;
}

interface ComparisonProps extends Pick<Props, "forStudent" | "onClose"> {
  readonly path: MacrocyclePath;
  readonly cycles: readonly ListedCycle[];
  readonly ofMicrocycles: boolean;
}

const HISTORY = "historico";
const PAIR = "comparacao";

function Comparison({ path, cycles, ofMicrocycles, forStudent, onClose }: ComparisonProps) {
  const { search, turnTo } = useCycleAddress();
  const { data, error, refetch, isFetching } = useQuery(evaluationHistoryQuery(path.id));
  const [first, setFirst] = useState(cycles.at(-2)?.id ?? null);
  const [second, setSecond] = useState(cycles.at(-1)?.id ?? null);
  const level = ofMicrocycles ? "microcycle" : "mesocycle";
  const pdf = useComparisonPdf(level);
  const { data: photographed = [], isPending: isAskingForPhotos } = usePhotosOfStudent(path);
  const [choosing, setChoosing] = useState(false);
  const kind = ofMicrocycles ? "microciclo" : "mesociclo";
  const reason = refusalToCompare(first, second);
  const options = cycles.map((cycle) => ({
    value: String(cycle.id),
    label: `${cycle.name} (${formatDate(cycle.start_date)})`,
  }));
  const print = (photos?: readonly PhotoSlot[]) => {
    if (first === null || second === null) return;
    pdf.mutate({ firstId: first, secondId: second, photos }, { onSettled: () => setChoosing(false) });
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
  const compared = useMemo(() => {
    if (!data || reason !== null) return null;
    const pair = pairOf(
      data.evaluations,
      (one, id) => (ofMicrocycles ? one.microcycle_id === id : one.microcycle_id === null && one.mesocycle_id === id),
      [first, second],
    );
    return pair && { pair, ...changesOf(pair, data.figures) };
  }, [data, reason, ofMicrocycles, first, second]);
  const chosenCycles = cycles.filter(({ id }) => id === first || id === second);
  const [earlier, later] = chosenCycles;
  const ends = earlier && later ? { first: earlier, last: later } : null;
  const views = compared && !forStudent ? sharedViews(photographed, compared.pair) : [];
  const waiting = error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <RowsSkeleton />;

  return (
    <FullScreenDialog
      opened
      title="Comparar Avaliações"
      width={1100}
      onClose={onClose}
      actions={
        <Group gap="xs" wrap="nowrap">
          <ReasonButton
            reason={reason}
            loading={pdf.isPending || (!forStudent && isAskingForPhotos)}
            onClick={() => (views.length > 0 ? setChoosing(true) : print())}
          >
            Comparar em PDF
          </ReasonButton>
          <ShareMenu
            studentId={path.id}
            shared={{
              document: "comparison",
              level,
              first_id: first ?? 0,
              second_id: second ?? 0,
            }}
            fetchPdf={() => fetchComparisonPdf(level, { firstId: first ?? 0, secondId: second ?? 0 })}
            reason={reason}
          />
        </Group>
      }
    >
      <Tabs value={search.tab === HISTORY ? HISTORY : PAIR} onChange={(tab) => tab && turnTo(tab)} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value={PAIR}>Comparação</Tabs.Tab>
          <Tabs.Tab value={HISTORY}>Histórico</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={PAIR}>
          <div className={classes.chooser}>
            {choice(`Primeiro ${kind}`, first, setFirst)}
            {choice(`Segundo ${kind}`, second, setSecond)}
          </div>
          <Text size="sm" c="dimmed" role="status" mih={22} mb="sm">
            {reason ?? "A diferença é da avaliação mais antiga para a mais recente."}
          </Text>
          {!data && waiting}
          {compared && (
            <>
              <ComparisonFigures {...compared} />
              {!forStudent && (
                <>
                  <ComparedSomatotype pair={compared.pair} />
                  <ComparedPosture pair={compared.pair} />
                  {ends && <ComparedStrength studentId={path.id} {...ends} />}
                </>
              )}
              <ComparedPhotos path={path} pair={compared.pair} />
            </>
          )}
        </Tabs.Panel>
        <Tabs.Panel value={HISTORY}>
          {data ? <HistoryPanel evaluations={data.evaluations} figures={data.figures} /> : waiting}
        </Tabs.Panel>
      </Tabs>
      {choosing && (
        <Suspense>
          <ChoosePhotosDialog
            views={views}
            printing={pdf.isPending}
            onPrint={print}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </FullScreenDialog>
  );
}
