import { Alert, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { type Terms, usePublishTerms, versionsQuery } from "./data.ts";
import { TermsChanges } from "./TermsChanges.tsx";

const RichTextField = lazy(() => import("../../../ui/field/RichTextField.tsx"));

const askedOf = (people: number): string =>
  people === 1 ? "1 pessoa precisará aceitar." : `${people} pessoas precisarão aceitar antes de continuar.`;

interface Props {
  /** As they were when editing began. */
  readonly terms: Terms;
  /** The version in force by now; another window may have published since. */
  readonly newest: number;
  readonly onClose: () => void;
}

/** Cancelling keeps the published text; a failed save keeps the edited text. */
export function TermsEditor({ terms, newest, onClose }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const { isDirty, finish } = useUnsaved(() => draft !== null);
  const publish = usePublishTerms();
  const [isChecking, setChecking] = useState(false);
  const { data: history } = useQuery(versionsQuery);
  const overtaken = publish.error instanceof ApiError && publish.error.code === "changed_elsewhere";

  const save = (version: number) => {
    if (draft === null) return;
    publish.mutate(
      { description: draft, version },
      {
        onSuccess: () => {
          finish();
          toast.success("Termos de uso atualizados com sucesso");
          onClose();
        },
        onError: (error) => toast.failure(error, "Erro ao atualizar os termos de uso"),
        onSettled: () => setChecking(false),
      },
    );
  };

  return (
    <Stack gap="md">
      {overtaken ? (
        <Alert color="warning" role="alert" title={`A versão ${newest} foi publicada enquanto você editava`}>
          <p>Ela está no histórico abaixo. O que você escreveu continua aqui e pode ser publicado depois dela.</p>
          <Button variant="default" onClick={() => save(newest)} loading={publish.isPending}>
            Publicar o meu texto como versão {newest + 1}
          </Button>
        </Alert>
      ) : (
        <FormAlert error={publish.error} />
      )}
      <Suspense
        fallback={
          <Loading>
            <Skeleton height={420} radius="md" />
          </Loading>
        }
      >
        <RichTextField
          initial={terms.description}
          label="Texto dos termos"
          onChange={setDraft}
          actions={
            <Group gap="xs" ml="auto">
              <Button variant="default" onClick={onClose} disabled={publish.isPending}>
                Cancelar
              </Button>
              <ReasonButton
                reason={draft === null ? "Nada foi alterado" : null}
                loading={publish.isPending}
                onClick={() => setChecking(true)}
              >
                Salvar
              </ReasonButton>
            </Group>
          }
        />
      </Suspense>
      <ConfirmDialog
        opened={isChecking && draft !== null}
        title="O que mudou"
        confirmLabel={`Publicar a versão ${terms.version + 1}`}
        busy={publish.isPending}
        onConfirm={() => save(terms.version)}
        onCancel={() => setChecking(false)}
      >
        <Stack gap="md">
          <TermsChanges before={terms.description} after={draft ?? ""} />
          {history && <Text size="sm">{askedOf(history.people_to_ask)}</Text>}
        </Stack>
      </ConfirmDialog>
      <UnsavedGuard isDirty={isDirty} />
    </Stack>
  );
}
