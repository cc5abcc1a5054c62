import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { email } from "../../../ui/form/form-messages.ts";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { EmailInput } from "../../../ui/person/EmailInput.tsx";
import { toast } from "../../../ui/toast.ts";
import { sendNewCode } from "./data.ts";

export function NewCodeForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const ask = useMutation({
    mutationFn: (typed: { readonly email: string }) => sendNewCode({ email: typed.email, students: false }),
    onSuccess: (_, typed) => {
      toast.success("Um novo código de confirmação foi enviado para você!");
      onSent(typed.email.trim());
    },
    onError: (error) =>
      toast.failure(error, "Não foi possível enviar o novo código. Por favor, entre em contato com o suporte."),
  });
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "" }, validate: { email } });
  return (
    <form noValidate onSubmit={form.onSubmit((typed) => ask.mutate(typed), focusFirstError)}>
      <Stack>
        <EmailInput
          label="E-mail do cadastro"
          autoComplete="username"
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
        <Button type="submit" fullWidth loading={ask.isPending}>
          Enviar novo código
        </Button>
      </Stack>
    </form>
  );
}
