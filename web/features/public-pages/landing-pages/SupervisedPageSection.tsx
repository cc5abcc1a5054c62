import { Alert, Badge, Button, Group, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MESSAGES } from "#domain/text/messages.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { Section } from "../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { supervisedPageQuery, useSupervisePage } from "./data.ts";
import frameClasses from "./preview/PreviewFrame.module.css";

/** A trainer's page, for the administrator: to be seen, taken down and put back. */
export function SupervisedPageSection({ trainerId }: { readonly trainerId: number }) {
  const { data: page, error, refetch, isFetching } = useQuery(supervisedPageQuery(trainerId));
  const [isShown, setShown] = useState(false);
  const [isAsked, setAsked] = useState(false);
  if (page === undefined)
    return (
      <Section title="Página">
        {error ? (
          <ErrorState title="Erro ao buscar a página" error={error} onRetry={refetch} retrying={isFetching} />
        ) : (
          <RowsSkeleton rows={1} />
        )}
      </Section>
    );
  if (page === null)
    return (
      <Section title="Página">
        <Text c="dimmed">Este personal ainda não fez a página dele.</Text>
      </Section>
    );
  const { public_url: url, published_at, taken_down } = page;
  const isOpen = published_at !== null && taken_down === null;
  return (
    <Section
      title="Página"
      action={
        <Group gap="sm">
          {isOpen && url ? (
            <Button
              component="a"
              variant="default"
              href={url}
              target="_blank"
              rel="noreferrer"
              leftSection={<Icon name="external" size={18} />}
            >
              Abrir
            </Button>
          ) : (
            <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? "Ocultar" : "Ver"}
            </Button>
          )}
          <Button
            variant="default"
            {...(!taken_down && { c: "var(--mantine-color-error)" })}
            onClick={() => setAsked(true)}
          >
            {taken_down ? "Repor no ar" : "Tirar do ar"}
          </Button>
        </Group>
      }
    >
      <Group gap="sm">
        <Badge color={taken_down ? "danger" : isOpen ? "success" : "gray"}>
          {taken_down ? "Fora do ar" : isOpen ? "Publicada" : "Não publicada"}
        </Badge>
        {url && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {url.replace(/^https?:\/\//, "")}
          </Text>
        )}
      </Group>
      {taken_down && (
        <Alert color="danger" variant="light" mt="sm" title={`Fora do ar desde ${instantOf(taken_down.at)}`}>
          {taken_down.reason}
        </Alert>
      )}
      {isShown && (
        <iframe
          className={frameClasses.frame}
          data-device="computador"
          title="Página do personal"
          sandbox="allow-same-origin"
          srcDoc={page.html}
        />
      )}
      {isAsked && (
        <SuperviseDialog trainerId={trainerId} isDown={taken_down !== null} onClose={() => setAsked(false)} />
      )}
    </Section>
  );
}

interface DialogProps {
  readonly trainerId: number;
  readonly isDown: boolean;
  readonly onClose: () => void;
}

function SuperviseDialog({ trainerId, isDown, onClose }: DialogProps) {
  const supervise = useSupervisePage(trainerId);
  const form = useForm({
    initialValues: { reason: "" },
    validate: { reason: (reason) => (reason.trim() ? null : MESSAGES.required) },
  });
  return (
    <FormDialog
      title={isDown ? "Repor a página no ar" : "Tirar a página do ar"}
      width={480}
      isDirty={() => form.isDirty() && !supervise.isSuccess}
      onClose={onClose}
      submitLabel={isDown ? "Repor no ar" : "Tirar do ar"}
      isSaving={supervise.isPending}
      onSubmit={form.onSubmit(({ reason }) =>
        supervise.mutate({ taken_down: !isDown, reason: reason.trim() }, { onSuccess: onClose }),
      )}
    >
      <Textarea
        label={isDown ? "Observação" : "Motivo"}
        description="Vai no e-mail ao personal."
        withAsterisk
        data-autofocus
        autosize
        minRows={2}
        maxLength={300}
        {...form.getInputProps("reason")}
      />
      <FormAlert error={supervise.error} />
    </FormDialog>
  );
}
