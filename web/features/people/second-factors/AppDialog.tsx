import { Button, Code, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { required } from "../../../ui/form/form-messages.ts";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { QrCode } from "../../../ui/QrCode.tsx";
import { toast } from "../../../ui/toast.ts";
import { newAppQuery, useConfirmApp } from "./data.ts";

const QR_PX = 200;

interface Props {
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

export default function AppDialog({ onClose, onCodes }: Props) {
  const { data, error, refetch, isFetching } = useQuery(newAppQuery);
  return (
    <PhoneWideDialog opened onClose={onClose} title="Aplicativo autenticador">
      {!data && error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <NewApp app={data} onClose={onClose} onCodes={onCodes} />
      )}
    </PhoneWideDialog>
  );
}

interface NewAppProps extends Props {
  /** Undefined while it is asked for. */
  readonly app: { readonly secret: string; readonly address: string } | undefined;
}

function NewApp({ app, onClose, onCodes }: NewAppProps) {
  const confirm = useConfirmApp();
  const form = useForm({ initialValues: { code: "" }, validate: { code: required } });
  const submit = ({ code }: { readonly code: string }) =>
    confirm.mutate(code, {
      onSuccess: (codes) => {
        if (codes) onCodes(codes);
        else toast.success("O novo aparelho já vale.");
        onClose();
      },
    });
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
      <Stack>
        <Text size="sm">
          No Google Authenticator, no Microsoft Authenticator ou em outro aplicativo de códigos, leia o QR code e digite
          o código de 6 dígitos que aparecer.
        </Text>
        <Stack gap="xs" align="center">
          {app ? (
            <QrCode content={app.address} label="QR code para o aplicativo autenticador" size={QR_PX} />
          ) : (
            <Skeleton height={QR_PX} width={QR_PX} />
          )}
          <Button component="a" href={app?.address} variant="default" hiddenFrom="sm">
            Abrir neste celular
          </Button>
          <Text size="sm" c="dimmed">
            Ou copie a chave para o aplicativo:
          </Text>
          <Code fz="sm" style={{ overflowWrap: "anywhere" }}>
            {app?.secret ?? "…"}
          </Code>
        </Stack>
        <TextInput
          label="Código de 6 dígitos"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          data-autofocus
          className="figures"
          {...form.getInputProps("code")}
        />
        <FormAlert error={confirm.error} />
        <Button type="submit" disabled={!app} loading={confirm.isPending}>
          Ativar
        </Button>
      </Stack>
    </form>
  );
}
