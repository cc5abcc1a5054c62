import { Button, FileButton, Group, Input, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useEffect, useMemo, useState } from "react";
import { addMonths, isCalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { CERTIFICATE_TOO_LARGE, MAX_FILE_BYTES, MAX_FILE_SIZE } from "#domain/uploads.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { toast } from "../../../ui/toast.ts";
import { PhotoProblem, shrinkPhoto } from "../../assessment/posture-photos/shrink-photo.ts";
import classes from "./Certificate.module.css";
import { useSendCertificate } from "./data.ts";
import type { SigningStudent } from "./SignDialog.tsx";

interface Props {
  readonly student: SigningStudent;
  readonly onClose: () => void;
}

interface CertificateFields {
  readonly file: File | null;
  readonly issued_on: string;
  readonly valid_until: string;
  readonly doctor: string;
}

/** A phone offers its camera for these. */
const ACCEPTED = "image/jpeg,image/png,image/webp,application/pdf";
const OLDEST_MONTHS = -12;

export function CertificateForm({ student, onClose }: Props) {
  const isStudent = roleOf(useCurrentUser()) === "student";
  const send = useSendCertificate(student.id);
  const today = todayInSaoPaulo(Date.now());
  const form = useForm<CertificateFields>({
    initialValues: { file: null, issued_on: "", valid_until: "", doctor: "" },
    validate: {
      file: (file) => (file ? null : "Escolha a foto ou o PDF do atestado"),
      issued_on: (day) => dayProblem(day, MESSAGES.required),
      valid_until: (day) => dayProblem(day, null),
    },
  });
  const mark = useServerErrors(form);
  const [isShrinking, setShrinking] = useState(false);
  const { values, setFieldValue, setFieldError } = form;
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    setShrinking(true);
    try {
      setFieldValue("file", await acceptable(chosen));
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      setFieldError("file", error.message);
    } finally {
      setShrinking(false);
    }
  };
  const submit = ({ file, issued_on, valid_until, doctor }: CertificateFields) => {
    if (!file) return;
    send.mutate(
      { file, issued_on, valid_until: valid_until || null, doctor: doctor || null },
      {
        onSuccess: () => {
          toast.success("Atestado médico guardado.");
          onClose();
        },
        onError: mark,
      },
    );
  };
  const { error } = form.getInputProps("file");
  return (
    <FormDialog
      title={isStudent ? "Atestado médico" : `Atestado médico · ${student.name}`}
      startsOnNothing
      submitLabel="Enviar atestado"
      isSaving={send.isPending || isShrinking}
      isDirty={() => !send.isSuccess && form.isDirty()}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onClose={onClose}
    >
      <Stack>
        <Input.Wrapper
          label="Foto ou PDF do atestado"
          labelElement="div"
          withAsterisk
          error={error}
          description={`O papel inteiro, legível. JPEG, PNG, WebP ou PDF de até ${MAX_FILE_SIZE}.`}
        >
          <Group gap="md" my="xs" wrap="nowrap">
            {values.file && <Preview file={values.file} />}
            <FileButton accept={ACCEPTED} onChange={choose} inputProps={{ "aria-label": "Arquivo do atestado" }}>
              {(button) => (
                <Button {...button} variant="default" data-path="file" leftSection={<Icon name="upload" size={18} />}>
                  {values.file ? "Trocar arquivo" : "Escolher arquivo"}
                </Button>
              )}
            </FileButton>
          </Group>
        </Input.Wrapper>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DayInput
            label="Data do atestado"
            withAsterisk
            minDay={addMonths(today, OLDEST_MONTHS)}
            maxDay={today}
            {...form.getInputProps("issued_on")}
          />
          <DayInput label="Validade, se estiver no atestado" minDay={today} {...form.getInputProps("valid_until")} />
        </SimpleGrid>
        <TextInput
          label="Médico e CRM"
          placeholder="Como está no atestado"
          maxLength={160}
          autoComplete="off"
          {...form.getInputProps("doctor")}
        />
        <Text size="sm" c="dimmed">
          {isStudent
            ? "Só você e o seu personal veem o atestado, e cada acesso fica registrado."
            : "Só você e o aluno veem o atestado, e cada acesso fica registrado."}
        </Text>
        <FormAlert error={send.error} />
      </Stack>
    </FormDialog>
  );
}

const dayProblem = (day: string, blank: string | null) =>
  day === "" ? blank : isCalendarDate(day) ? null : MESSAGES.date;

async function acceptable(file: File): Promise<File> {
  if (file.type !== "application/pdf") return shrinkPhoto(file);
  if (file.size > MAX_FILE_BYTES) throw new PhotoProblem(CERTIFICATE_TOO_LARGE);
  return file;
}

function Preview({ file }: { readonly file: File }) {
  const [isBroken, setBroken] = useState(false);
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  if (file.type === "application/pdf" || isBroken)
    return (
      <Text size="sm" fw={600} className={classes.name ?? ""}>
        {file.name}
      </Text>
    );
  return <img className={classes.preview} src={address} alt="Atestado escolhido" onError={() => setBroken(true)} />;
}
