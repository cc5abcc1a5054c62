import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { toast } from "../../../ui/toast.ts";
import { formerEmailQuery, undoEmailChange } from "./data.ts";
import { LinkedEmail, LinkMessage } from "./LinkedEmail.tsx";

const route = getRouteApi("/open/autenticacao/desfazer_email");

export function UndoEmailScreen() {
  const { token = "" } = route.useSearch();
  const navigate = useNavigate();
  const account = useQuery({ ...formerEmailQuery(token), enabled: token !== "" });
  const undo = useMutation({
    mutationFn: () => undoEmailChange(token),
    onSuccess: ({ token: reset, is_admin }) => {
      toast.success("Mudança desfeita. Escolha outra senha.");
      return navigate({
        to: is_admin ? "/admin/autenticacao/resetar_senha" : "/autenticacao/resetar_senha",
        search: { token: reset },
        replace: true,
      });
    },
  });
  usePageTitle("Desfazer a mudança");

  if (token === "") return <LinkMessage title="Link incompleto">Abra esta página pelo link do e-mail.</LinkMessage>;
  return (
    <LinkedEmail
      title="Desfazer a mudança"
      explain={({ name, email }) =>
        `${name} volta a entrar com ${email}. As sessões abertas e a senha deixam de valer, e você escolhe outra.`
      }
      actionLabel="Desfazer e escolher outra senha"
      account={account}
      act={undo}
    />
  );
}
