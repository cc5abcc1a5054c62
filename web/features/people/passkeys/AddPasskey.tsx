import { Button } from "@mantine/core";
import { isDismissed, knowsPasskeys } from "../../../ui/person/passkeys.ts";
import { toast } from "../../../ui/toast.ts";
import { useAddPasskey } from "./data.ts";

interface Props {
  readonly onCodes: (codes: readonly string[]) => void;
}

export function AddPasskey({ onCodes }: Props) {
  const add = useAddPasskey();
  if (!knowsPasskeys()) return null;
  return (
    <Button
      variant="default"
      loading={add.isPending}
      onClick={() =>
        add.mutate(undefined, {
          onSuccess: (codes) => {
            if (codes) onCodes(codes);
            else toast.success("Chave de acesso criada.");
          },
          onError: (error) => {
            if (!isDismissed(error)) toast.failure(error);
          },
        })
      }
    >
      Criar chave de acesso
    </Button>
  );
}
