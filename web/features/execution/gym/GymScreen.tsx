import { Button, Skeleton, Stack } from "@mantine/core";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { keepOfflineOf, type OfflineStudent } from "../../../session/offline-student.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { prepareToasts, toast } from "../../../ui/toast.ts";
import { leave } from "../../people/accounts/data.ts";
import { ConsentGate } from "../../people/terms/ConsentGate.tsx";
import { currentTraining } from "./current-training.ts";
import { listenForInstallPrompt } from "./device/install.ts";
import type { SyncState } from "./device/sync.ts";
import { GymFrame } from "./screen/GymFrame.tsx";
import { TrainingSession } from "./TrainingSession.tsx";
import { useGym } from "./use-gym.ts";
import { useGymAddress } from "./use-gym-address.ts";

export function GymScreen() {
  const { student } = useRouteContext({ from: "/inicio/treino" });
  return <Training student={student} />;
}

function Training({ student }: { readonly student: OfflineStudent }) {
  usePageTitle("Meu Treino");
  useEffect(prepareToasts, []);
  useEffect(listenForInstallPrompt, []);
  useEffect(() => void keepOfflineOf(student.id), [student.id]);
  const device = useGym(student.id);
  const { search } = useGymAddress();
  const { gym, logs, isRead, state } = device;
  const current = gym && currentTraining(gym, logs, search, Date.now());
  // Terms are asked about where they can be accepted: with a connection.
  const consent = state === "synced" && <ConsentGate onLeave={() => void leave(false).catch(toast.failure)} />;
  if (gym && current) {
    return (
      <>
        <TrainingSession studentId={student.id} gym={gym} current={current} device={device} />
        {consent}
      </>
    );
  }
  return (
    <GymFrame studentId={student.id} title="Meu Treino">
      {device.storageError ? (
        <ErrorState title="Este navegador não deixa guardar o treino no aparelho" error={device.storageError} />
      ) : gym ? (
        <NoTraining studentId={student.id} />
      ) : !isRead || state === "unknown" ? (
        <Loading>
          <Stack gap="md">
            <Skeleton height={72} radius="md" />
            <Skeleton height={220} radius="md" />
          </Stack>
        </Loading>
      ) : (
        <NotLoaded state={state} onRetry={() => void device.sync(true)} />
      )}
    </GymFrame>
  );
}

const NoTraining = ({ studentId }: { readonly studentId: number }) => (
  <EmptyState
    icon="dumbbell"
    title="Não há treino em andamento"
    action={
      <Button variant="default" size="lg" component={Link} to={`/inicio/visualizar/${studentId}`}>
        Ver meus ciclos
      </Button>
    }
  >
    Quando o seu personal montar o treino da semana, ele aparece aqui, também sem sinal.
  </EmptyState>
);

interface NotLoadedProps {
  readonly state: SyncState;
  readonly onRetry: () => void;
}

const NotLoaded = ({ state, onRetry }: NotLoadedProps) => (
  <EmptyState
    icon="alert"
    title={state === "away" ? "O treino ainda não está neste aparelho" : "Erro ao carregar seu treino"}
    action={
      <Button variant="default" size="lg" onClick={onRetry}>
        Tentar novamente
      </Button>
    }
  >
    {state === "away" &&
      "Falta sinal ou o servidor não respondeu. Depois de aberta uma vez com sinal, esta página abre também sem."}
  </EmptyState>
);
