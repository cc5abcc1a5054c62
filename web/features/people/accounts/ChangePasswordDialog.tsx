import { Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { emailChangeQuery } from "../email-changes/data.ts";
import { changePassword } from "./data.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export default function ChangePasswordDialog({ opened, onClose }: Props) {
  const cache = useQueryClient();
  return (
    <PhoneWideDialog opened={opened} onClose={onClose} title="Alterar senha">
      <Stack>
        <Text size="sm" c="dimmed">
          As outras sessões abertas são encerradas; esta continua.
        </Text>
        <NewPasswordForm
          asksCurrent
          submitLabel="Alterar senha"
          submit={changePassword}
          onDone={() => {
            toast.success("Sua senha foi alterada com sucesso!");
            // One that waited for its mailbox has ended.
            void cache.invalidateQueries({ queryKey: emailChangeQuery.queryKey });
            onClose();
          }}
        />
      </Stack>
    </PhoneWideDialog>
  );
}
