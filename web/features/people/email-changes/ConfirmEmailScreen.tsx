import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { confirmNewEmail, newEmailQuery } from "./data.ts";
import { LinkedEmail, LinkMessage } from "./LinkedEmail.tsx";

const route = getRouteApi("/open/autenticacao/confirmar_email");

export function ConfirmEmailScreen() {
  const { token = "" } = route.useSearch();
  const account = useQuery({ ...newEmailQuery(token), enabled: token !== "" });
  const confirm = useMutation({ mutationFn: () => confirmNewEmail(token) });
  usePageTitle("Confirmar e-mail");

  if (token === "") return <LinkMessage title="Link incompleto">Abra esta página pelo link do e-mail.</LinkMessage>;
  if (confirm.isSuccess && account.data) {
    return (
      <LinkMessage title="E-mail confirmado" admin={account.data.is_admin}>
        {`Daqui em diante, entre com ${account.data.email}.`}
      </LinkMessage>
    );
  }
  return (
    <LinkedEmail
      title="Confirme seu novo e-mail"
      explain={({ name, email }) => `${name} passa a entrar com ${email}.`}
      actionLabel="Confirmar este e-mail"
      account={account}
      act={confirm}
    />
  );
}
