import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DOCUMENTS } from "#domain/students/readiness/kit.ts";
import { officialTextProblem, readQuestionnaire } from "#domain/students/readiness/official-texts.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { type ReadinessTexts, textsQuery, useSaveTexts } from "./data.ts";

const TITLE = "Textos oficiais";

interface Props {
  readonly onClose: () => void;
}

export function ReadinessTextsDialog({ onClose }: Props) {
  const { data: texts, error, refetch, isFetching } = useQuery(textsQuery);
  if (texts) return <TextsForm texts={texts} onClose={onClose} />;
  return (
    <FormDialog title={TITLE} width={680} footer={<Button onClick={onClose}>Fechar</Button>} onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </FormDialog>
  );
}

const MAX_LENGTH = 4000;

function TextsForm({ texts: opened, onClose }: Props & { readonly texts: ReadinessTexts }) {
  const [texts] = useState(opened);
  const save = useSaveTexts();
  const form = useForm({
    initialValues: {
      questionnaire: texts.questionnaire ?? "",
      authorisation: texts.authorisation ?? "",
      term: texts.term ?? "",
    },
    validate: { questionnaire: (text) => (text.trim() === "" ? null : (officialTextProblem(text) ?? null)) },
  });
  const mark = useServerErrors(form);
  const { questionnaire } = form.values;
  const count = readQuestionnaire(questionnaire).questions.length;
  return (
    <FormDialog
      title={TITLE}
      width={680}
      startsOnNothing
      isSaving={save.isPending}
      isDirty={() => !save.isSuccess && form.isDirty()}
      onSubmit={form.onSubmit((values) => {
        const draft = {
          questionnaire: values.questionnaire.trim() || null,
          authorisation: values.authorisation.trim() || null,
          term: values.term.trim() || null,
        };
        save.mutate(draft, {
          onSuccess: () => {
            toast.success("Textos salvos. Valem para as próximas assinaturas.");
            onClose();
          },
          onError: mark,
        });
      }, focusFirstError)}
      onClose={onClose}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          Cole aqui o texto que a lei da sua cidade ou do seu estado exige. Ele vale para todos os seus alunos, no lugar
          do nosso. Em branco, vale o nosso. O que já foi assinado não muda.
        </Text>
        <Textarea
          label={DOCUMENTS.questionnaire}
          description={
            count > 0
              ? `Perguntas reconhecidas: ${count}. O resto do texto fica acima da assinatura.`
              : "Cada pergunta em uma linha que termina com “?”. O resto do texto fica acima da assinatura."
          }
          autosize
          minRows={4}
          maxRows={14}
          maxLength={MAX_LENGTH}
          {...form.getInputProps("questionnaire")}
        />
        <Textarea
          label={DOCUMENTS.authorisation}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={MAX_LENGTH}
          {...form.getInputProps("authorisation")}
        />
        <Textarea
          label={DOCUMENTS.term}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={MAX_LENGTH}
          {...form.getInputProps("term")}
        />
        <FormAlert error={save.error} />
      </Stack>
    </FormDialog>
  );
}
