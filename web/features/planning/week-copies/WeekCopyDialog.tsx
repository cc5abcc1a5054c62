import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import { type Cycle, cycleQuery } from "../cycles/cycle-data.ts";
import type { CyclePath, MesocycleSummary } from "../cycles/data.ts";
import { canGetWeeks } from "../cycles/forms/cycle-form.ts";
import { mesocyclesQuery } from "../cycles/mesocycles-query.ts";
import { useCycleAddress } from "../cycles/use-cycle-address.ts";
import { cyclesToCopyQuery } from "../training-copies/data.ts";
import { useCopyWeek, weekCopyQuery } from "./data.ts";
import { DeloadFields, RuleFields } from "./RuleFields.tsx";
import { type KnownOfStudent, useWeekCopy, type WeekCopying } from "./use-week-copy.ts";
import { WeekTable } from "./WeekTable.tsx";
import { followingWeeks, proposedSource } from "./week-copy-form.ts";

interface Props {
  readonly path: CyclePath;
  readonly onClose: () => void;
}

const TITLE = "Programar semanas";

/** `path` may name the week to copy. */
export default function WeekCopyDialog({ path, onClose }: Props) {
  const { data: mesocycles, error, refetch, isFetching } = useQuery(mesocyclesQuery(path));
  const mesocycle = mesocycles?.find(({ id }) => id === path.mesoId);
  if (mesocycle && mesocycle.microcycles.length > 0) {
    return <Sources path={path} mesocycle={mesocycle} onClose={onClose} />;
  }
  return (
    <Frame onClose={onClose}>
      {mesocycle ? (
        <WithoutWeeks mesocycle={mesocycle} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <RowsSkeleton />
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

const Frame = ({ onClose, children }: FrameProps) => (
  <FormDialog
    title={TITLE}
    width={1180}
    onClose={onClose}
    footer={
      <Button variant="default" onClick={onClose}>
        Fechar
      </Button>
    }
  >
    {children}
  </FormDialog>
);

/** Weeks are made for a mesocycle that has no training yet, or with a new one. */
function WithoutWeeks({ mesocycle }: { readonly mesocycle: MesocycleSummary }) {
  const { replace } = useCycleAddress();
  const canBegin = canGetWeeks(mesocycle);
  return (
    <EmptyState
      icon="calendar"
      title="Este mesociclo não tem semanas"
      action={
        canBegin ? (
          <Button onClick={() => replace("mesocycle", { mesoId: mesocycle.id })}>Definir semanas</Button>
        ) : (
          <Button onClick={() => replace("mesocycle", {})}>Novo mesociclo</Button>
        )
      }
    >
      {canBegin
        ? "Defina quantas são e prescreva a primeira: as seguintes partem dela."
        : "Os treinos dele valem para o período todo. Num novo mesociclo com semanas, eles podem ser a primeira."}
    </EmptyState>
  );
}

interface SourcesProps extends Props {
  readonly mesocycle: MesocycleSummary;
}

interface Source {
  readonly value: string;
  readonly label: string;
  readonly path: CyclePath;
}

/** A week of this mesocycle, or the trainings of another one without weeks. */
function Sources({ path: { id, macroId, mesoId, microId }, mesocycle, onClose }: SourcesProps) {
  const path = { id, macroId, mesoId };
  const weeks = mesocycle.microcycles;
  const others = useQuery(cyclesToCopyQuery(id, path));
  const sources: readonly Source[] = [
    ...weeks
      .filter(({ has_training }) => has_training)
      .map((week) => ({ value: `week-${week.id}`, label: week.name, path: { ...path, microId: week.id } })),
    ...(others.data ?? []).flatMap((other) =>
      other.level === "mesocycle" && other.path
        ? { value: `other-${other.id}`, label: other.label, path: other.path }
        : [],
    ),
  ];
  const named = sources.find((source) => source.path.microId !== undefined && source.path.microId === microId);
  const proposed = sources.find((source) => source.path.microId === proposedSource(weeks)?.id);
  const [chosen, setChosen] = useState<string>();
  const source = sources.find(({ value }) => value === chosen) ?? named ?? proposed ?? sources[0];
  // It stays when a training that another window makes would be proposed instead.
  if (source && source.value !== chosen) setChosen(source.value);
  if (!source) {
    return (
      <Frame onClose={onClose}>
        {others.error ? (
          <ErrorState error={others.error} onRetry={others.refetch} retrying={others.isFetching} />
        ) : others.isPending ? (
          <RowsSkeleton />
        ) : (
          <EmptyState icon="dumbbell" title="Nenhuma semana tem treino">
            Prescreva a primeira semana: as seguintes partem dela.
          </EmptyState>
        )}
      </Frame>
    );
  }
  return (
    <ReadSource
      key={source.value}
      choice={{ sources, source, onChoose: setChosen }}
      mesocycle={mesocycle}
      path={path}
      onClose={onClose}
    />
  );
}

interface SourceChoice {
  readonly sources: readonly Source[];
  readonly source: Source;
  readonly onChoose: (value: string) => void;
}

/** Another source begins anew. */
function SourceField({ sources, source, isDirty = false, onChoose }: SourceChoice & { readonly isDirty?: boolean }) {
  const [asked, setAsked] = useState<string>();
  if (sources.length < 2) return null;
  const choose = (value: string | null) => {
    if (value === null || value === source.value) return;
    if (isDirty) setAsked(value);
    else onChoose(value);
  };
  return (
    <>
      <Choice
        label="Copiar de"
        data={sources.map(({ value, label }) => ({ value, label }))}
        value={source.value}
        onChange={choose}
      />
      <ConfirmDialog
        opened={asked !== undefined}
        title="Alteração não salva"
        confirmLabel="Trocar sem programar"
        cancelLabel="Continuar editando"
        danger
        onConfirm={() => asked !== undefined && onChoose(asked)}
        onCancel={() => setAsked(undefined)}
      >
        O que foi preenchido vale para a cópia de {source.label} e será perdido. Deseja trocar mesmo assim?
      </ConfirmDialog>
    </>
  );
}

interface ReadProps extends SourcesProps {
  readonly choice: SourceChoice;
}

function ReadSource({ choice, ...props }: ReadProps) {
  const source = useQuery({ ...cycleQuery(choice.source.path), staleTime: 0 });
  const latest = useQuery(weekCopyQuery(props.path));
  // A proposal stays once it is drawn, so that pain which was told since an earlier reading counts.
  if (source.data && latest.data && latest.isFetchedAfterMount) {
    return (
      <Programme source={source.data} known={latest.data} choice={choice} {...props}>
        {latest.data.raise_note && (
          <Alert color="warning" variant="light" role="status" icon={<Icon name="alert" size={18} />}>
            {latest.data.raise_note}
          </Alert>
        )}
      </Programme>
    );
  }
  const failed = source.error ? source : latest.error ? latest : undefined;
  return (
    <Frame onClose={props.onClose}>
      <SourceField {...choice} />
      {failed ? (
        <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
      ) : (
        <RowsSkeleton />
      )}
    </Frame>
  );
}

const isOfLoads = (kind: string) => kind === "kilograms" || kind === "percent" || kind === "wave";

const hasLoads = ({ trainings }: Cycle) =>
  trainings.some(({ exercises }) => exercises.some(({ carga }) => carga !== null));

const weeksText = (count: number) => (count === 1 ? "1 semana" : `${count} semanas`);

function reasonAgainst(weekCount: number, { written, hasRefused }: WeekCopying): string | null {
  if (weekCount === 0) return "Não há semana depois desta.";
  if (written.length === 0) return "Escolha ao menos uma semana.";
  return hasRefused ? "Corrija a célula destacada." : null;
}

interface ProgrammeProps extends ReadProps {
  readonly source: Cycle;
  readonly known: KnownOfStudent;
  readonly children: React.ReactNode;
}

function Programme({ source, known, choice, path, mesocycle, onClose, children }: ProgrammeProps) {
  const weeks = followingWeeks(mesocycle.microcycles, "mesocycle" in source ? source.id : undefined);
  const copying = useWeekCopy(source, weeks, known);
  const { isDirty, finish } = useUnsaved(() => copying.isDirty);
  const copy = useCopyWeek(path);
  const count = copying.written.length;
  // The mutation tells of a failure itself. Its list is read again before callbacks of `mutate` would run.
  const write = () =>
    copy.mutateAsync(copying.body()).then(
      () => {
        finish();
        onClose();
      },
      () => undefined,
    );
  return (
    <FormDialog
      title={TITLE}
      width={1180}
      startsOnNothing
      isDirty={isDirty}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <ReasonButton reason={reasonAgainst(weeks.length, copying)} loading={copy.isPending} onClick={write}>
            {count === 0 ? "Programar" : `Programar ${weeksText(count)}`}
          </ReasonButton>
        </>
      )}
    >
      <Stack gap="md">
        <SourceField {...choice} isDirty={copying.isDirty} />
        {children}
        <Group gap="md" align="flex-end">
          <RuleFields label="De uma semana para a outra" rule={copying.rule} onChange={copying.setRule} />
          <DeloadFields deload={copying.deload} onChange={copying.setDeload} />
        </Group>
        {isOfLoads(copying.rule.kind) && !hasLoads(source) && (
          <Text size="sm" role="status">
            Nenhum exercício desta semana tem carga: escolha repetições, ou escreva as cargas na tabela.
          </Text>
        )}
        <WeekTable source={source} weeks={weeks} copying={copying} />
        <Text size="xs" c="dimmed">
          As cargas andam pelos passos do equipamento. Escreva numa célula para mudá-la (“65” ou “3x8-12 65kg”); vazia,
          ela volta à regra. O lápis dá a um exercício a sua própria regra.
        </Text>
      </Stack>
    </FormDialog>
  );
}
