import { Alert, Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { monthsText } from "#domain/retention.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { toast } from "../../../ui/toast.ts";
import {
  type DataExport,
  type ErasureRequest,
  type PersonalData,
  personalDataQuery,
  useWithdrawErasure,
} from "./data.ts";

const ExportDialog = lazy(() => import("./ExportDialog.tsx"));
const ErasureDialog = lazy(() => import("./ErasureDialog.tsx"));

type Dialog = "export" | "erasure";

export function PersonalDataPanel() {
  const user = useCurrentUser();
  const { data, error, refetch, isFetching } = useQuery(personalDataQuery);
  const [dialog, setDialog] = useState<Dialog>();
  const [asked, setAsked] = useState<ReadonlySet<Dialog>>(new Set());
  const close = () => setDialog(undefined);
  const open = (which: Dialog) => {
    setAsked(new Set([...asked, which]));
    setDialog(which);
  };

  if (!data && error) {
    return (
      <Section title="Meus dados">
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </Section>
    );
  }
  const loading = data ? null : "Um momento: os seus pedidos ainda não foram carregados";
  const isPreparing = data?.export?.state === "queued";
  const isPending = data?.erasure?.state === "pending";
  return (
    <>
      <Section
        title="Meus dados"
        about="Receba por e-mail uma cópia de tudo o que guardamos sobre você."
        action={
          <ReasonButton
            variant="default"
            reason={loading ?? (isPreparing ? "Uma cópia já está sendo preparada" : null)}
            onClick={() => open("export")}
          >
            Exportar meus dados
          </ReasonButton>
        }
      >
        {data?.export && <LastExport copy={data.export} email={user.email} />}
        {data && data.retentions.length > 0 && <Kept retentions={data.retentions} />}
      </Section>
      {roleOf(user) !== "admin" && (
        <Section
          title="Excluir minha conta"
          about="A conta e os dados são apagados de vez, depois que a administração atender ao pedido."
          action={
            !isPending && (
              <ReasonButton variant="light" color="danger" reason={loading} onClick={() => open("erasure")}>
                Pedir exclusão
              </ReasonButton>
            )
          }
        >
          {data?.erasure && <LastRequest request={data.erasure} />}
        </Section>
      )}
      <Suspense>
        {asked.has("export") && <ExportDialog opened={dialog === "export"} onClose={close} />}
        {asked.has("erasure") && (
          <ErasureDialog opened={dialog === "erasure"} onClose={close} studentsCount={data?.students_count ?? 0} />
        )}
      </Suspense>
    </>
  );
}

/** Times that a student's trainer chose. */
const Kept = ({ retentions }: Pick<PersonalData, "retentions">) => (
  <Text size="sm" c="dimmed">
    Se você deixar de treinar aqui, seu personal guarda ainda:{" "}
    {retentions.map(({ kind, months }) => `${KEPT[kind]} por ${monthsText(months)}`).join("; ")}.
  </Text>
);

const KEPT = { health: "dados de saúde", documents: "documentos assinados", photos: "fotos posturais" } as const;

function LastExport({ copy, email }: { readonly copy: DataExport; readonly email: string }) {
  const words = {
    queued: `Sua cópia está sendo preparada. Quando estiver pronta, o link chega em ${email}.`,
    ready: `O link foi enviado para ${email} e vale até ${instantOf(copy.expires_at ?? copy.requested_at)}.`,
    expired: `A cópia pedida em ${instantOf(copy.requested_at)} não está mais disponível. Você pode pedir outra.`,
    failed: `Não foi possível preparar a cópia pedida em ${instantOf(copy.requested_at)}. Peça outra, por favor.`,
  };
  return (
    <Text size="sm" className="figures" role="status" style={{ overflowWrap: "anywhere" }}>
      {words[copy.state]}
    </Text>
  );
}

function LastRequest({ request }: { readonly request: ErasureRequest }) {
  const withdraw = useWithdrawErasure();
  if (request.state === "pending") {
    return (
      <Alert color="warning" variant="light" title="Pedido em análise" icon={<Icon name="clock" size={18} />}>
        <Stack gap="sm" align="flex-start">
          <Text size="sm" className="figures">
            Pedido feito em {instantOf(request.requested_at)}. Será respondido até {formatDate(request.due_on)}, por
            e-mail.
          </Text>
          <Button
            variant="default"
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(undefined, {
                onSuccess: () => toast.success("Pedido de exclusão cancelado."),
                onError: (error) => toast.failure(error),
              })
            }
          >
            Desistir do pedido
          </Button>
        </Stack>
      </Alert>
    );
  }
  if (request.state !== "refused" || !request.handled_at) return null;
  return (
    <Text size="sm" className="figures" style={{ overflowWrap: "anywhere" }}>
      Seu pedido foi recusado em {instantOf(request.handled_at)}. Motivo: {request.reason}
    </Text>
  );
}
