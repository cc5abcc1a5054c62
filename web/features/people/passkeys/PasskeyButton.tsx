import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { isDismissed, knowsPasskeys } from "../../../ui/person/passkeys.ts";
import { toast } from "../../../ui/toast.ts";

interface Props {
  readonly act: () => Promise<unknown>;
}

/** The page drawn in advance knows no browser, so one without passkeys is told when it asks. */
export function PasskeyButton({ act }: Props) {
  const attempt = useMutation({
    mutationFn: act,
    onError: (error) => {
      if (!isDismissed(error)) toast.failure(error);
    },
  });
  const press = () =>
    knowsPasskeys()
      ? attempt.mutate()
      : toast.failure(null, "Este navegador não conhece chaves de acesso. Entre com a senha.");
  return (
    <Button variant="default" fullWidth px="xs" loading={attempt.isPending} onClick={press}>
      Entrar com chave de acesso
    </Button>
  );
}
