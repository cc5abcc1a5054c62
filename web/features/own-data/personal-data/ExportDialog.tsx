import { Button, Group, List, Stack, Text } from "@mantine/core";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { useRequestExport } from "./data.ts";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const CONTENTS = {
  trainer: "sua conta, seu perfil, assinaturas e pagamentos, e os dados dos seus alunos, por quem você responde",
  student: "sua conta, seu cadastro e anamneses, avaliações, treinos, termos aceitos e quem acessou seus dados",
  admin: "sua conta, suas sessões e quem a acessou",
} as const;

export default function ExportDialog({ opened, onClose }: Props) {
  const user = useCurrentUser();
  const ask = useRequestExport();
  const close = () => {
    ask.reset();
    onClose();
  };
  return (
    <PhoneWideDialog opened={opened} onClose={close} title="Exportar meus dados">
      <Stack>
        <Text>Vamos preparar um arquivo ZIP com tudo o que guardamos sobre você.</Text>
        <List spacing="xs" style={{ overflowWrap: "anywhere" }}>
          <List.Item>Ele contém {CONTENTS[roleOf(user)]}.</List.Item>
          <List.Item>
            Um link para baixá-lo chega em <strong>{user.email}</strong>, em geral em poucos minutos.
          </List.Item>
          <List.Item>O link vale por 48 horas. Depois disso o arquivo é apagado.</List.Item>
          <List.Item>Quem tiver o link pode baixar o arquivo: não o encaminhe.</List.Item>
        </List>
        <FormAlert error={ask.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <Button loading={ask.isPending} onClick={() => ask.mutate(undefined, { onSuccess: close })} data-autofocus>
            Preparar cópia
          </Button>
        </Group>
      </Stack>
    </PhoneWideDialog>
  );
}
