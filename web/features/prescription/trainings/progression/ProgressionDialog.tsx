import { Badge, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { MoreOptions } from "../../../../ui/MoreOptions.tsx";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { RowsSkeleton } from "../../../../ui/Skeletons.tsx";
import { type ProposedLoad, progressionQuery } from "../../../execution/progression/data.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import { makeChange } from "../editor/announce.ts";
import { DialogOverTraining } from "../editor/DialogOverTraining.tsx";
import { useGoTo } from "../editor/training-place.ts";
import { useEditor } from "../editor/use-trainings.ts";
import { appliedTo, helpOf } from "./adjustment.ts";
import classes from "./ProgressionDialog.module.css";
import { keyOf, withLoads } from "./with-loads.ts";

interface Props {
  readonly path: CyclePath;
}

const HELP = { less: "Menos ajuda", more: "Mais ajuda" } as const;

const CHANGES = {
  raise: { label: "Aumentar", color: "success" },
  repeat: { label: "Repetir mais", color: "success" },
  hold: { label: "Manter", color: "gray" },
  reduce: { label: "Reduzir", color: "warning" },
  remove: { label: "Tirar", color: "danger" },
} as const;

const kg = (value: number) => `${formatDecimal(value, 0, 1)} kg`;

export default function ProgressionDialog({ path }: Props) {
  const editor = useEditor();
  const go = useGoTo();
  const { data, error, refetch, isFetching } = useQuery(progressionQuery(path));
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const close = () => go({});
  const loads = data?.loads ?? [];
  const applied = data ? appliedTo(data.trainings, loads) : [];
  const changed = applied.filter(({ change }) => change !== "hold");
  const accepted = loads.filter((load) => !refused.has(keyOf(load)));
  const acceptedChanges = changed.filter((load) => !refused.has(keyOf(load))).length;
  const toggle = (load: ProposedLoad) => {
    const next = new Set(refused);
    if (!next.delete(keyOf(load))) next.add(keyOf(load));
    setRefused(next);
  };
  const all = () => setRefused(acceptedChanges === changed.length ? new Set(changed.map(keyOf)) : new Set());
  const create = () => {
    if (!data) return;
    const created = withLoads(data.trainings, accepted, editor.newId);
    void makeChange(editor, (trainings) => (trainings.length === 0 ? created : null), {
      saved: "Treino salvo com sucesso",
      failed: "Erro ao salvar Treino",
    });
    close();
  };
  return (
    <DialogOverTraining
      title="Criar a partir do último"
      width={720}
      onClose={close}
      submit={
        <ReasonButton reason={data?.origin ? null : "Não há ciclo anterior com treinos."} onClick={create}>
          Criar treinos
        </ReasonButton>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <RowsSkeleton />
      ) : !data.origin ? (
        <EmptyState icon="dumbbell" title="Não há ciclo anterior com treinos">
          O primeiro ciclo é prescrito do início; os seguintes podem partir dele.
        </EmptyState>
      ) : (
        <Stack gap="md">
          <Text size="sm">
            Copia {data.trainings.length === 1 ? "o treino" : `os ${data.trainings.length} treinos`} de{" "}
            <b>{data.origin.name}</b> ({formatDate(data.origin.start_date)} a {formatDate(data.origin.end_date)}).
            {loads.length === 0 && " Nenhum exercício foi feito com carga, então não há cargas a propor."}
          </Text>
          {changed.length > 0 && (
            <Checkbox
              label={`Aceitar as propostas (${acceptedChanges} de ${changed.length})`}
              checked={acceptedChanges === changed.length}
              indeterminate={acceptedChanges > 0 && acceptedChanges < changed.length}
              onChange={all}
            />
          )}
          <ul className={classes.loads}>
            {changed.map((load) => (
              <Load
                key={keyOf(load)}
                load={load}
                isAccepted={!refused.has(keyOf(load))}
                onToggle={() => toggle(load)}
              />
            ))}
          </ul>
          <HeldLoads loads={loads.filter((load) => !changed.includes(load))} isAll={changed.length === 0} />
        </Stack>
      )}
    </DialogOverTraining>
  );
}

/** Unchanged loads ask for nothing: they are listed when asked for. */
function HeldLoads({ loads, isAll }: { readonly loads: readonly ProposedLoad[]; readonly isAll: boolean }) {
  const [isListed, setListed] = useState(false);
  if (loads.length === 0) return null;
  const count = loads.length === 1 ? "1 carga é mantida" : `${loads.length} cargas são mantidas`;
  return (
    <div>
      <Text size="sm">{isAll ? "As cargas são todas mantidas." : `${count}.`}</Text>
      <MoreOptions
        opened={isListed}
        label={loads.length === 1 ? "a carga mantida" : "as cargas mantidas"}
        onToggle={() => setListed(!isListed)}
      />
      {isListed && (
        <ul className={classes.held}>
          {loads.map((load) => (
            <li key={keyOf(load)}>
              {load.training_name} · {load.name}: {load.reason}
              {load.change !== "hold" && ". Feito em conjunto, segue a carga da última vez"}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface LoadProps {
  readonly load: ProposedLoad;
  readonly isAccepted: boolean;
  readonly onToggle: () => void;
}

function Load({ load, isAccepted, onToggle }: LoadProps) {
  const { label, color } = CHANGES[load.change];
  const help = helpOf(load);
  return (
    <li className={classes.load}>
      <Checkbox
        checked={isAccepted}
        onChange={onToggle}
        aria-label={
          load.proposed_kg === null ? `Tirar ${load.name}` : `Aceitar ${kg(load.proposed_kg)} em ${load.name}`
        }
      />
      <div>
        <Text size="sm" fw={600}>
          {load.training_name} · {load.name}
        </Text>
        <Text size="xs" c="dimmed">
          {formatDate(load.done_on)}: {load.reason}
        </Text>
      </div>
      <Group gap={8} wrap="nowrap" className="figures" justify="flex-end">
        <Text size="sm">
          {load.last_kg !== null && kg(load.last_kg)}
          {load.proposed_kg !== null && (
            <>
              {" "}
              → <b>{kg(load.proposed_kg)}</b>
            </>
          )}
          {load.more_repetitions > 0 && <b>, +{load.more_repetitions} rep.</b>}
        </Text>
        <Badge variant="light" color={color}>
          {help ? HELP[help] : label}
        </Badge>
      </Group>
    </li>
  );
}
