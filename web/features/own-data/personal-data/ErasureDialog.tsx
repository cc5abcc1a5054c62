import { Button, Group, List, Stack, Text } from "@mantine/core";
import { isNotEmpty, useForm } from "@mantine/form";
import { MESSAGES } from "#domain/text/messages.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { PasswordField } from "../../../ui/field/PasswordField.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { toast } from "../../../ui/toast.ts";
import { useRequestErasure } from "./data.ts";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly studentsCount: number;
}

/** Nothing brings the data back, so it asks for the password. */
export default function ErasureDialog({ opened, onClose, studentsCount }: Props) {
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  const ask = useRequestErasure();
  const form = useForm({ initialValues: { password: "" }, validate: { password: isNotEmpty(MESSAGES.required) } });
  const mark = useServerErrors(form);
  const close = () => {
    ask.reset();
    form.reset();
    onClose();
  };
  const submit = form.onSubmit(({ password }) =>
    ask.mutate(password, {
      onSuccess: () => {
        toast.success("Pedido de exclusão enviado.");
        close();
      },
      onError: (error) => {
        if (mark(error)) ask.reset();
      },
    }),
  );
  return (
    <PhoneWideDialog opened={opened} onClose={close} title="Pedir a exclusão da conta" size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          <div>
            <Text fw={600} mb={4}>
              O que será apagado
            </Text>
            <List spacing={4}>{isTrainer ? <OfTrainer count={studentsCount} /> : <OfStudent />}</List>
          </div>
          <div>
            <Text fw={600} mb={4}>
              O que fica, sem o seu nome
            </Text>
            <List spacing={4}>
              {isTrainer && <List.Item>Os registros fiscais das assinaturas e dos pagamentos</List.Item>}
              <List.Item>A prova de que você aceitou os termos e de que fez este pedido</List.Item>
              <List.Item>O registro de quem acessou dados, apenas com números</List.Item>
            </List>
          </div>
          <Text>
            A administração responde em até 15 dias, e até lá você pode desistir. Depois de atendido, o pedido não pode
            ser desfeito: se quiser guardar algo, exporte seus dados antes.
          </Text>
          <PasswordField
            label="Sua senha"
            description="Para termos certeza de que é você."
            autoComplete="current-password"
            withAsterisk
            {...form.getInputProps("password")}
          />
          <FormAlert error={ask.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" color="danger" loading={ask.isPending}>
              Pedir exclusão
            </Button>
          </Group>
        </Stack>
      </form>
    </PhoneWideDialog>
  );
}

const OfStudent = () => (
  <>
    <List.Item>Sua conta, sua foto e seu cadastro com as anamneses</List.Item>
    <List.Item>Suas avaliações físicas, periodizações e treinos, também para o seu personal</List.Item>
    <List.Item>Suas sessões e cópias de dados</List.Item>
  </>
);

function OfTrainer({ count }: { readonly count: number }) {
  const accounts = count === 1 ? "A conta e os dados do seu aluno" : `As contas e os dados dos seus ${count} alunos`;
  return (
    <>
      <List.Item>Sua conta, sua foto e seu perfil</List.Item>
      {count > 0 && (
        <List.Item>
          <strong>{accounts}</strong>: anamneses, avaliações, periodizações e treinos. Eles são avisados por e-mail.
        </List.Item>
      )}
      <List.Item>Os exercícios e planos que você cadastrou, e a sua assinatura</List.Item>
      <List.Item>Suas sessões e cópias de dados</List.Item>
    </>
  );
}
