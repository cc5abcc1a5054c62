import { Checkbox } from "@mantine/core";
import { MAX_INVITATIONS_AT_ONCE } from "#contract/students/student-imports.ts";

interface Props {
  readonly count: number;
  readonly invite: boolean;
  readonly onInvite: (invite: boolean) => void;
}

/** Off unless it is wanted: an import is often tried out, and a mail cannot be taken back. */
export function Invitations({ count, invite, onInvite }: Props) {
  const tooMany = count > MAX_INVITATIONS_AT_ONCE;
  return (
    <Checkbox
      label="Enviar os convites por e-mail agora"
      description={
        tooMany
          ? `Podem ser enviados até ${MAX_INVITATIONS_AT_ONCE} convites de uma vez. Depois de importar, use “Reenviar acesso” no cadastro de cada aluno.`
          : "Cada aluno recebe o link para criar a senha. Sem os convites, use “Reenviar acesso” no cadastro quando quiser."
      }
      checked={invite && !tooMany}
      disabled={tooMany || count === 0}
      onChange={(event) => onInvite(event.currentTarget.checked)}
    />
  );
}
