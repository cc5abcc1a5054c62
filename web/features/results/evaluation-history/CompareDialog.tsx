import { Group, Tabs, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { layCycleName } from "#domain/periodisation/lay-words.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { usePhotosOfStudent } from "../../assessment/posture-photos/data.ts";
import { sharedViews } from "../../assessment/posture-photos/shared-views.ts";
import { evaluatedOf, refusalToCompare } from "../../planning/cycles/comparison-rules.ts";
import { fetchComparisonPdf, fetchComparisonPdfWithoutPhotos } from "../../planning/cycles/cycle-calls.ts";
import { type ListedCycle, type MacrocyclePath, useComparisonPdf } from "../../planning/cycles/data.ts";
import { mesocyclesQuery } from "../../planning/cycles/mesocycles-query.ts";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import { ShareMenu } from "../../sharing/shared-links/ShareMenu.tsx";
import { AllEvaluations } from "./AllEvaluations.tsx";
import { ComparedPhotos } from "./ComparedPhotos.tsx";
import { ComparedSomatotype } from "./ComparedSomatotype.tsx";
import { ComparedStrength } from "./ComparedStrength.tsx";
import classes from "./ComparisonFigures.module.css";
import { ComparisonFigures } from "./ComparisonFigures.tsx";
import { type ComparedPair, changesOf, pairOf } from "./compared-pair.ts";
import { evaluationHistoryQuery } from "./data.ts";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { ComparedPosture } from "./PostureComparison.tsx";

const ChoosePhotosDialog = lazy(() => import("../../assessment/posture-photos/ChoosePhotosDialog.tsx"));

interface Props {
  readonly path: MacrocyclePath;
  /** Absent: the mesocycles are compared. */
  readonly mesoId?: number;
  /** A student reads neither somatotype nor posture. */
  readonly studentView: boolean;
  readonly onClose: () => void;
}

export default function CompareDialog({ path, mesoId, ...props }: Props) {
  const { data: mesocycles } = useQuery(mesocyclesQuery(path));
  if (!mesocycles) return null;
  const cycles: readonly ListedCycle[] = mesoId
    ? (mesocycles.find(({ id }) => id === mesoId)?.microcycles ?? [])
    : mesocycles;
  const evaluated = evaluatedOf(cycles);
  const named = props.studentView
    ? evaluated.map((cycle) => ({ ...cycle, name: layCycleName(cycle.name) }))
    : evaluated;
  return <Comparison path={path} cycles={named} ofMicrocycles={mesoId !== undefined} {...props} />;
}

interface ComparisonProps extends Pick<Props, "studentView" | "onClose"> {
  readonly path: MacrocyclePath;
  readonly cycles: readonly ListedCycle[];
  readonly ofMicrocycles: boolean;
}

const HISTORY = "historico";
const PAIR = "comparacao";
const ALL = "todas";
const TABS = [PAIR, HISTORY, ALL];

function Comparison({ path, cycles, ofMicrocycles, studentView, onClose }: ComparisonProps) {
  const { search, turnTo, compare } = useCycleAddress();
  const { data, error, refetch, isFetching } = useQuery(evaluationHistoryQuery(path.id));
  const [first, second] = chosenIn(search.pair, cycles);
  const kind = studentView ? (ofMicrocycles ? "semana" : "fase") : ofMicrocycles ? "microciclo" : "mesociclo";
  const ordinals = studentView ? ["Primeira", "Segunda"] : ["Primeiro", "Segundo"];
  const reason = refusalToCompare(first, second);
  const isNarrow = useUpTo("xs");
  const compared = useMemo(() => {
    if (!data || reason !== null) return null;
    const pair = pairOf(
      data.evaluations,
      (one, id) => (ofMicrocycles ? one.microcycle_id === id : one.microcycle_id === null && one.mesocycle_id === id),
      [first, second],
    );
    return pair && { pair, ...changesOf(pair, data.figures) };
  }, [data, reason, ofMicrocycles, first, second]);
  const [earlier, later] = cycles.filter(({ id }) => id === first || id === second);
  const waiting = error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <RowsSkeleton />;

  return (
    <FullScreenDialog
      opened
      title="Comparar Avaliações"
      width={1100}
      onClose={onClose}
      actions={
        search.tab !== ALL && (
          <ComparisonActions
            path={path}
            level={ofMicrocycles ? "microcycle" : "mesocycle"}
            ids={[first, second]}
            reason={reason}
            pair={compared?.pair ?? null}
            studentView={studentView}
          />
        )
      }
    >
      <Tabs
        value={TABS.find((tab) => tab === search.tab) ?? PAIR}
        onChange={(tab) => tab && turnTo(tab)}
        keepMounted={false}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value={PAIR}>Comparação</Tabs.Tab>
          <Tabs.Tab value={HISTORY}>Histórico</Tabs.Tab>
          <Tabs.Tab value={ALL}>Todas as avaliações</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={PAIR}>
          <div className={classes.chooser}>
            <CycleSelect
              label={`${ordinals[0]} ${kind}`}
              cycles={cycles}
              value={first}
              isNarrow={isNarrow}
              onChoose={(id) => compare([id, second])}
            />
            <CycleSelect
              label={`${ordinals[1]} ${kind}`}
              cycles={cycles}
              value={second}
              isNarrow={isNarrow}
              onChoose={(id) => compare([first, id])}
            />
          </div>
          <Text size="sm" c="dimmed" role="status">
            {reason}
          </Text>
          {!data && waiting}
          {compared && (
            <>
              <ComparisonFigures {...compared} studentView={studentView} />
              {!studentView && (
                <>
                  <ComparedSomatotype pair={compared.pair} />
                  <ComparedPosture pair={compared.pair} />
                  {earlier && later && <ComparedStrength studentId={path.id} first={earlier} last={later} />}
                </>
              )}
              <ComparedPhotos studentId={path.id} pair={compared.pair} />
            </>
          )}
        </Tabs.Panel>
        <Tabs.Panel value={ALL}>
          {data ? <AllEvaluations studentId={path.id} studentView={studentView} {...data} /> : waiting}
        </Tabs.Panel>
        <Tabs.Panel value={HISTORY}>
          {data ? <HistoryPanel evaluations={data.evaluations} figures={data.figures} /> : waiting}
        </Tabs.Panel>
      </Tabs>
    </FullScreenDialog>
  );
}

/** The address's; else the last two. */
function chosenIn(pair: string | undefined, cycles: readonly ListedCycle[]): readonly [number | null, number | null] {
  const [first, second] =
    pair === undefined
      ? [cycles.at(-2), cycles.at(-1)]
      : pair.split("-").map((id) => cycles.find((cycle) => String(cycle.id) === id));
  return [first?.id ?? null, second?.id ?? null];
}

interface CycleSelectProps {
  readonly label: string;
  readonly cycles: readonly ListedCycle[];
  readonly value: number | null;
  /** Both stand side by side on a phone: the date is in the list and above the figures. */
  readonly isNarrow: boolean;
  readonly onChoose: (id: number | null) => void;
}

const CycleSelect = ({ label, cycles, value, isNarrow, onChoose }: CycleSelectProps) => (
  <Choice
    label={label}
    data={cycles.map(({ id, name, start_date }) => ({
      value: String(id),
      label: isNarrow ? name : `${name} (${formatDate(start_date)})`,
    }))}
    {...(isNarrow && { renderOption: ({ option }) => dated(cycles, option.value) })}
    clearable
    clearButtonProps={{ "aria-label": `Limpar ${label.toLowerCase()}` }}
    value={value === null ? null : String(value)}
    onChange={(id) => onChoose(id === null ? null : Number(id))}
  />
);

const dated = (cycles: readonly ListedCycle[], id: string) => {
  const cycle = cycles.find((one) => String(one.id) === id);
  return cycle && `${cycle.name} (${formatDate(cycle.start_date)})`;
};

interface ActionsProps {
  readonly path: MacrocyclePath;
  readonly level: "mesocycle" | "microcycle";
  readonly ids: readonly [first: number | null, second: number | null];
  /** Null when the two can be compared. */
  readonly reason: string | null;
  readonly pair: ComparedPair | null;
  readonly studentView: boolean;
}

function ComparisonActions({ path, level, ids: [first, second], reason, pair, studentView }: ActionsProps) {
  const pdf = useComparisonPdf(level);
  const phone = useUpTo("sm");
  const { data: photographed = [], isPending: isLoadingPhotos } = usePhotosOfStudent(path);
  const [choosing, setChoosing] = useState(false);
  const compared = { firstId: first ?? 0, secondId: second ?? 0 };
  const views = pair && !studentView ? sharedViews(photographed, pair) : [];
  const print = (photos?: readonly PhotoSlot[]) => {
    if (first === null || second === null) return;
    pdf.mutate({ firstId: first, secondId: second, photos }, { onSettled: () => setChoosing(false) });
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <ReasonButton
        reason={reason}
        aria-label="Comparar em PDF"
        loading={pdf.isPending || (!studentView && isLoadingPhotos)}
        onClick={() => (views.length > 0 ? setChoosing(true) : print())}
      >
        {phone ? "PDF" : "Comparar em PDF"}
      </ReasonButton>
      <ShareMenu
        studentId={path.id}
        shared={{ document: "comparison", level, first_id: first ?? 0, second_id: second ?? 0 }}
        fetchPdf={() => fetchComparisonPdf(level, compared)}
        fetchPdfWithoutPhotos={() => fetchComparisonPdfWithoutPhotos(level, compared)}
        reason={reason}
      />
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
    </Group>
  );
}
