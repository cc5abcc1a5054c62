import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { toast } from "../../../ui/toast.ts";
import classes from "./CodeForm.module.css";

interface Props {
  readonly label: string;
  readonly missing: string;
  readonly submitLabel: string;
  readonly submit: (code: string) => Promise<unknown>;
  readonly resend: () => Promise<unknown>;
}

export function CodeForm({ label, missing, submitLabel, submit, resend }: Props) {
  const check = useMutation({ mutationFn: submit });
  const again = useMutation({
    mutationFn: resend,
    onSuccess: () => toast.success("Um novo código de confirmação foi enviado para você!"),
    onError: (error) =>
      toast.failure(error, "Não foi possível enviar o novo código. Por favor, entre em contato com o suporte."),
  });
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { code: "" },
    validate: { code: (code) => (code.trim() === "" ? missing : null) },
  });

  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => check.mutate(code.trim()), focusFirstError)}>
      <Stack>
        <TextInput
          label={label}
          maxLength={6}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          data-autofocus
          spellCheck={false}
          classNames={{ input: classes.code ?? "" }}
          key={form.key("code")}
          {...form.getInputProps("code")}
        />
        <FormAlert error={check.error} />
        <Button type="submit" fullWidth loading={check.isPending}>
          {submitLabel}
        </Button>
        <Button variant="subtle" color="gray" fullWidth loading={again.isPending} onClick={() => again.mutate()}>
          Enviar novo código
        </Button>
      </Stack>
    </form>
  );
}
