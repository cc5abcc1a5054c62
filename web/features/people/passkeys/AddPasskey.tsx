import { Button } from "@mantine/core";
import { toast } from "../../../ui/toast.ts";
import { isDismissed, knowsPasskeys, useAddPasskey } from "./data.ts";

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
