import { Alert, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { CHRONIC_DISEASES, INTENSITIES, MEDICINES, SIGNS } from "#domain/students/readiness/readiness-answers.ts";
import { VERDICTS } from "#domain/students/readiness/screening.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ConflictAlert } from "../../../ui/conflict/ConflictAlert.tsx";
import { useConflict } from "../../../ui/conflict/use-conflict.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { MoreOptions } from "../../../ui/MoreOptions.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { toast } from "../../../ui/toast.ts";
import { AnswerList } from "./AnswerList.tsx";
import { ClearanceFields } from "./ClearanceFields.tsx";
import { type Readiness, readinessQuery, useSaveReadiness } from "./data.ts";
import { PregnancyFields } from "./PregnancyFields.tsx";
import { type AnswersForm, answersOf, formOf, screeningOf, YES_NO } from "./readiness-form.ts";
import { becauseText, toneOf, verdictText } from "./verdict-text.ts";

export interface ScreenedStudent {
  readonly id: number;
  readonly name: string;
  readonly gender: string;
  readonly whatsapp?: string | null;
}

interface Props {
  readonly student: ScreenedStudent;
  readonly readiness: Readiness;
  readonly documents: ReactNode;
  readonly onClose: () => void;
}

const ACTIVE = "Já treina há 3 meses ou mais, 3 dias por semana, 30 minutos por dia, com esforço moderado?";
const COLOURS = { good: "success", warn: "warning", bad: "danger" } as const;

export function ReadinessForm({ student, readiness: opened, documents, onClose }: Props) {
  const save = useSaveReadiness(student.id);
  const cache = useQueryClient();
  const isStudent = roleOf(useCurrentUser()) === "student";
  const form = useForm<AnswersForm>({ initialValues: formOf(opened.answers) });
  // The version that was opened is sent back, also when somebody else saves meanwhile.
  const conflict = useConflict({
    form,
    opened,
    toForm: ({ answers }: Readiness) => formOf(answers),
    fetchLatest: () => cache.fetchQuery({ ...readinessQuery(student.id), staleTime: 0 }),
  });
  const readiness = conflict.base;
  const mark = useServerErrors(form, "answers.");
  const { values, setFieldValue } = form;
  const submit = () =>
    save.mutate(
      { answers: answersOf(values), version: readiness.version },
      {
        onSuccess: ({ screening }) => {
          toast.success(`Triagem salva. ${verdictText(screening, isStudent)}`);
          onClose();
        },
        onError: (error) => {
          if (conflict.handleConflict(error)) save.reset();
          else mark(error);
        },
      },
    );
  return (
    <FormDialog
      title={isStudent ? "Triagem de saúde" : `Triagem de saúde · ${student.name}`}
      width={760}
      startsOnNothing
      isSaving={save.isPending}
      isDirty={() => !save.isSuccess && form.isDirty()}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
    >
      <Stack gap="lg">
        <ConflictAlert sentence={conflict.sentence} onReload={conflict.reload} />
        {documents}
        <Result values={values} readiness={readiness} isStudent={isStudent} />
        <ChipChoice label={ACTIVE} data={YES_NO} {...form.getInputProps("is_active")} />
        <ChipChoice
          label="Que esforço quer fazer?"
          data={choicesOf(INTENSITIES)}
          {...form.getInputProps("wished_intensity")}
        />
        <AnswerList
          label="Sente ou sentiu nos últimos meses"
          none="Nenhum destes"
          options={SIGNS}
          value={values.signs}
          onChange={(signs) => setFieldValue("signs", signs)}
        />
        <AnswerList
          label="Tem alguma destas doenças?"
          none="Nenhuma destas"
          options={CHRONIC_DISEASES}
          value={values.diseases}
          onChange={(diseases) => setFieldValue("diseases", diseases)}
        />
        <AnswerList
          label="Toma algum destes remédios?"
          none="Nenhum destes"
          options={MEDICINES}
          value={values.medicines}
          onChange={(medicines) => setFieldValue("medicines", medicines)}
        />
        {student.gender !== "male" && <PregnancyFields form={form} />}
        {!isStudent && <ClearanceFields form={form} certifiedOn={opened.uncleared_certificate} />}
        <FormAlert error={save.error} />
        <History history={readiness.history} />
      </Stack>
    </FormDialog>
  );
}

interface ResultProps {
  readonly values: AnswersForm;
  readonly readiness: Readiness;
  readonly isStudent: boolean;
}

/** Already while it is being answered. */
function Result({ values, readiness, isStudent }: ResultProps) {
  const screening = screeningOf(values, readiness, todayInSaoPaulo(Date.now()));
  const { verdict } = screening;
  if (verdict === null)
    return (
      <Text size="sm" c="dimmed">
        {isStudent
          ? "Suas respostas ficam com o seu personal e dizem se você precisa de uma liberação médica."
          : "Quatro respostas dizem se o aluno pode treinar; remédios e gestação mudam zonas, propostas e cargas."}
      </Text>
    );
  return (
    <Alert color={COLOURS[toneOf(verdict)]} title={verdictText(screening, isStudent)} role="status">
      {isStudent ? screening.reasons.join(" · ") : becauseText(screening)}
    </Alert>
  );
}

function History({ history }: Pick<Readiness, "history">) {
  const [opened, setOpened] = useState(false);
  const [last, ...earlier] = history;
  if (!last) return null;
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        Respondida em {answeredText(last)}
      </Text>
      {earlier.length > 0 && (
        <MoreOptions opened={opened} label="respostas anteriores" onToggle={() => setOpened(!opened)} />
      )}
      {opened &&
        earlier.map((one) => (
          <Text key={one.answered_at} size="sm">
            {answeredText(one)}: {one.verdict ? VERDICTS[one.verdict] : "incompleta"}
          </Text>
        ))}
    </Stack>
  );
}

const BY = { student: "pelo aluno", trainer: "pelo personal", admin: "pelo suporte" } as const;
const answeredText = ({ answered_at, answered_by }: Readiness["history"][number]) =>
  `${formatDate(todayInSaoPaulo(Date.parse(answered_at)))}, ${BY[answered_by]}`;
