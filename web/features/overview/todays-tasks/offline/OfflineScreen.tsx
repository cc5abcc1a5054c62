import { Alert, Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { fromDevice, useIsAway } from "../../../../session/away.ts";
import { currentUserQuery, useCurrentUser } from "../../../../session/current-user.ts";
import { canSeal } from "../../../../session/sealed.ts";
import { usePageTitle } from "../../../../session/use-page-title.ts";
import { BackButton } from "../../../../ui/BackButton.tsx";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { retryLadder } from "../../../../ui/form/retry-ladder.ts";
import { useAddressSteps } from "../../../../ui/form/use-address-steps.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { toast } from "../../../../ui/toast.ts";
import { studentQuery } from "../../../students/students/data.ts";
import { StudentChoice } from "../../../students/students/finder/StudentChoice.tsx";
import { useRunningCycle } from "../../../students/students/finder/use-running-cycle.ts";
import { type TodaysTasks, todayQuery } from "../data.ts";
import { sendTaken } from "./sync.ts";
import { TakenList } from "./TakenList.tsx";
import { takeAlong, takeProgram } from "./take-along.ts";
import { takenQuery, unsentQuery } from "./taken-queries.ts";

const EvaluationDialog = lazy(() => import("../../../assessment/evaluations/EvaluationDialog.tsx"));
const route = getRouteApi("/signed-in/trainers/inicio/sem-sinal");

/** The students of the day, or chosen ones, at hand on this device: their evaluations open and are filled without a signal. */
export function OfflineScreen() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const steps = useAddressSteps();
  const search = route.useSearch();
  const isAway = useIsAway();
  const { data: taken = [], isPending } = useQuery(takenQuery(user.id));
  const open = taken.find(
    ({ path }) => search.dialog === "evaluation" && path.mesoId === search.meso && path.microId === search.micro,
  );
  usePageTitle("Levar offline");
  useSending(user.id);
  return (
    <Stack gap="lg">
      <div>
        <BackButton otherwise={() => navigate({ to: "/inicio/alunos", replace: true })} />
        <Title order={1}>Levar offline</Title>
        <Text c="dimmed">
          As avaliações que estão aqui abrem e são preenchidas sem sinal, com as medidas anteriores, os desenhos e as
          fotos. O que for medido vai sozinho quando o sinal voltar.
        </Text>
      </div>
      <UnsentNotice />
      {search.voltar && !isAway && <AskedPage address={search.voltar} />}
      {canSeal() ? <Choosing isAway={isAway} waits={search.voltar !== undefined} /> : <NoSeal />}
      {isPending ? (
        <Skeleton height={64} />
      ) : taken.length === 0 ? (
        <EmptyState title="Nenhuma avaliação neste aparelho">
          Leve os alunos de hoje, ou escolha um aluno, enquanto há sinal.
        </EmptyState>
      ) : (
        <TakenList
          taken={taken}
          onOpen={({ path }) =>
            steps.stepIn({ macro: path.macroId, meso: path.mesoId, micro: path.microId, dialog: "evaluation" })
          }
        />
      )}
      <Text size="sm" c="dimmed">
        Tudo fica cifrado neste aparelho e é apagado ao sair da conta, depois de 14 dias sem uso, e o que já foi
        enviado, 30 dias depois de levado.
      </Text>
      <Suspense>
        {open && (
          <EvaluationDialog
            path={open.path}
            student={open.student}
            readOnlyRole={false}
            onClose={() =>
              steps.leave({ dialog: undefined, tab: undefined, macro: undefined, meso: undefined, micro: undefined })
            }
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** At once, whenever the browser finds a connection, and, without an answer, again after a pause: a weak one comes back unannounced. */
function useSending(trainerId: number) {
  const cache = useQueryClient();
  useEffect(() => {
    const ladder = retryLadder();
    let isLeft = false;
    const send = async (): Promise<void> => {
      try {
        cache.setQueryData(unsentQuery(trainerId).queryKey, await sendTaken());
        await cache.invalidateQueries({ queryKey: takenQuery(trainerId).queryKey });
        await cache.fetchQuery({ ...currentUserQuery, staleTime: 0, retry: false });
        fromDevice.write(false);
        ladder.reset();
      } catch {
        if (isLeft) return;
        await ladder.pause();
        await send();
      }
    };
    const sendNow = () => void send();
    sendNow();
    window.addEventListener("online", sendNow);
    return () => {
      isLeft = true;
      ladder.cancel();
      window.removeEventListener("online", sendNow);
    };
  }, [cache, trainerId]);
}

function UnsentNotice() {
  const user = useCurrentUser();
  const { data } = useQuery(unsentQuery(user.id));
  if (!data || data.changes + data.photos + data.refusals.length === 0) return null;
  const parts = [
    data.changes > 0 && `${data.changes} ${data.changes === 1 ? "campo" : "campos"}`,
    data.photos > 0 && `${data.photos} ${data.photos === 1 ? "foto" : "fotos"}`,
  ].filter(Boolean);
  return (
    <Alert color="warning" variant="light" role="status" icon={<Icon name="clock" size={18} />}>
      {parts.length > 0 && `Aguardando envio: ${parts.join(" e ")}.`}
      {data.refusals.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
    </Alert>
  );
}

/** It had no answer when it was asked for. */
function AskedPage({ address }: { readonly address: string }) {
  const { history } = useRouter();
  return (
    <Alert color="gray" variant="light" role="status" icon={<Icon name="check" size={18} />}>
      <Group justify="space-between" gap="sm">
        O sinal voltou.
        <Button onClick={() => history.replace(address)}>Abrir a página pedida</Button>
      </Group>
    </Alert>
  );
}

const NoSeal = () => (
  <Alert color="gray" variant="light" icon={<Icon name="alert" size={18} />}>
    Este navegador não cifra dados nesta conexão, então nada é guardado nele. Abra o endereço com https.
  </Alert>
);

interface ChoosingProps {
  readonly isAway: boolean;
  /** Another page was asked for. */
  readonly waits: boolean;
}

function Choosing({ isAway, waits }: ChoosingProps) {
  const { data: tasks } = useQuery({ ...todayQuery, enabled: !isAway });
  const today = studentsOfDay(tasks);
  const [chooses, setChooses] = useState(false);
  const taking = useTaking();
  if (isAway)
    return (
      <Alert color="gray" variant="light" role="status" icon={<Icon name="alert" size={18} />}>
        Sem sinal. As avaliações deste aparelho continuam abrindo.
        {waits && " A página pedida abre quando ele voltar."}
      </Alert>
    );
  return (
    <Group gap="sm">
      {today.length > 0 && (
        <Button onClick={() => taking.mutate(today)} loading={taking.isPending}>
          Levar {today.length === 1 ? "o aluno de hoje" : `os ${today.length} alunos de hoje`}
        </Button>
      )}
      <Button variant="default" onClick={() => setChooses(true)} disabled={taking.isPending}>
        Escolher aluno
      </Button>
      {chooses && (
        <StudentChoice
          title="Levar offline"
          onChoose={(id) => {
            setChooses(false);
            taking.mutate([id]);
          }}
          onClose={() => setChooses(false)}
        />
      )}
    </Group>
  );
}

/** Their next evaluation is marked for today. */
const studentsOfDay = (tasks: TodaysTasks | undefined): readonly number[] =>
  (tasks?.appointments.students ?? []).flatMap(({ id, day }) => (day === tasks?.today ? [id] : []));

/** One student after the other: each is whole or not there. */
function useTaking() {
  const user = useCurrentUser();
  const cache = useQueryClient();
  const find = useRunningCycle();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      const without: string[] = [];
      for (const id of ids) {
        const student = await cache.fetchQuery({ ...studentQuery(id), staleTime: 0 });
        const running = await find(student);
        if (running) await takeAlong(user, student, running.path);
        else without.push(student.name);
      }
      return { without, starts: await takeProgram() };
    },
    onSuccess: ({ without, starts }) => {
      if (!starts) toast.warning("Guardado, mas este navegador não abre a página sem sinal: deixe-a aberta.");
      else if (without.length === 0) toast.success("Pronto para avaliar sem sinal");
      if (without.length > 0)
        toast.warning(`Sem ciclo em andamento: ${without.join(", ")}. Comece por ele na página do aluno.`);
    },
    onError: (failure) => toast.failure(failure),
    onSettled: () => cache.invalidateQueries({ queryKey: takenQuery(user.id).queryKey }),
  });
}
