import { Alert, Button, Group, Skeleton, Stack } from "@mantine/core";
import { lazy, Suspense, useRef, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { type Terms, usePublishTerms } from "./data.ts";

const RichTextField = lazy(() => import("../../../ui/field/RichTextField.tsx"));

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
  const publish = usePublishTerms();
  const done = useRef(false);
  const overtaken = publish.error instanceof ApiError && publish.error.code === "changed_elsewhere";

  const save = (version: number) => {
    if (draft === null) return;
    publish.mutate(
      { description: draft, version },
      {
        onSuccess: () => {
          done.current = true;
          toast.success("Termos de uso atualizados com sucesso");
          onClose();
        },
        onError: (error) => toast.failure(error, "Erro ao atualizar os termos de uso"),
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
                onClick={() => save(terms.version)}
              >
                Salvar
              </ReasonButton>
            </Group>
          }
        />
      </Suspense>
      <UnsavedGuard isDirty={() => draft !== null && !done.current} />
    </Stack>
  );
}
