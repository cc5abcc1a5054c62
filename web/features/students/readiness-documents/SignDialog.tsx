import { Alert, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { SIGNERS, type SignedKind } from "#domain/students/readiness/signed-documents.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { toast } from "../../../ui/toast.ts";
import { type ReadinessKit, type SignatureDraft, useSignDocument } from "./data.ts";
import classes from "./SignaturePad.module.css";
import { SignaturePad } from "./SignaturePad.tsx";

export interface SigningStudent {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly student: SigningStudent;
  readonly text: ReadinessKit["to_sign"][number];
  readonly onSigned: (kit: ReadinessKit) => void;
  readonly onClose: () => void;
}

interface SignForm {
  readonly answers: readonly ("yes" | "no" | null)[];
  readonly signer: SignatureDraft["signer"];
  readonly signer_name: string;
  readonly drawing: string;
}

const YES_NO = [
  { value: "yes", label: "Sim" },
  { value: "no", label: "Não" },
] as const;

export function SignDialog({ student, text, onSigned, onClose }: Props) {
  const { kind, title, statement, questions, by_guardian } = text;
  const sign = useSignDocument(student.id);
  const isStudent = roleOf(useCurrentUser()) === "student";
  const form = useForm<SignForm>({
    initialValues: {
      answers: questions.map(() => null),
      signer: by_guardian ? "guardian" : "student",
      signer_name: by_guardian ? "" : student.name,
      drawing: "",
    },
    validate: { signer_name: (name) => (name.trim() === "" ? MESSAGES.fieldRequired : null) },
  });
  const mark = useServerErrors(form);
  const { values, setFieldValue } = form;
  const submit = () => {
    const open = values.answers.indexOf(null);
    if (open >= 0) {
      const errors = { [`answers.${open}`]: "Responda sim ou não" };
      form.setErrors(errors);
      focusFirstError(errors);
      return;
    }
    sign.mutate(draftOf(values, { kind, statement, questions }), {
      onSuccess: (kit) => {
        toast.success(`${title}: assinado.`);
        onSigned(kit);
      },
      onError: mark,
    });
  };
  const hasYes = values.answers.includes("yes");
  return (
    <FormDialog
      title={isStudent ? title : `${title} · ${student.name}`}
      width={680}
      startsOnNothing
      submitLabel="Assinar"
      isSaving={sign.isPending}
      isDirty={() => !sign.isSuccess && form.isDirty()}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onClose={onClose}
    >
      <Stack gap="lg">
        {questions.map((question, index) => (
          <ChipChoice
            key={question}
            label={`${index + 1}. ${question}`}
            data={YES_NO}
            {...form.getInputProps(`answers.${index}`)}
          />
        ))}
        {hasYes && (
          <Alert color="warning" role="status" title="Fale com um médico antes de treinar">
            Um “sim” não impede de assinar. Depois vem o termo de responsabilidade.
          </Alert>
        )}
        <Text className={classes.statement ?? ""}>{statement}</Text>
        {!by_guardian && (
          <ChipChoice
            label="Quem assina?"
            data={choicesOf(SIGNERS)}
            value={values.signer}
            onChange={(signer) => {
              if (signer !== "student" && signer !== "guardian") return;
              form.setValues({ signer, signer_name: signer === "student" ? student.name : "" });
            }}
          />
        )}
        <TextInput
          label={values.signer === "guardian" ? "Nome do responsável" : "Nome completo"}
          autoComplete="off"
          withAsterisk
          {...form.getInputProps("signer_name")}
        />
        <SignaturePad
          label="Assine com o dedo (opcional: o nome já assina)"
          value={values.drawing}
          onChange={(drawing) => setFieldValue("drawing", drawing)}
        />
        <Text size="sm" c="dimmed">
          Ficam guardados o texto, as respostas, a assinatura, a hora e o aparelho, com um código que mostra se algo
          mudou.
        </Text>
        <FormAlert error={sign.error} />
      </Stack>
    </FormDialog>
  );
}

interface Shown {
  readonly kind: SignedKind;
  readonly statement: string;
  readonly questions: readonly string[];
}

const draftOf = (values: SignForm, { kind, statement, questions }: Shown): SignatureDraft => ({
  kind,
  statement,
  answers: questions.map((question, index) => ({ question, answer: values.answers[index] === "yes" })),
  signer: values.signer,
  signer_name: values.signer_name,
  drawing: values.drawing === "" ? null : values.drawing,
});
