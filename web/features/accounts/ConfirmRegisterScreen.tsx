import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { sentenceOf } from "../../api-error.ts";
import { ScreenSkeleton } from "../../ui/Skeletons.tsx";
import { usePageTitle } from "../../use-page-title.ts";
import { confirmByLink } from "./data.ts";
import { EntranceMessage } from "./EntranceMessage.tsx";

const route = getRouteApi("/open/autenticacao/confirmar_registro");

/** Where the link of a registration's mail leads: opening it confirms. A second time is as good as the first. */
export function ConfirmRegisterScreen() {
  const { token = "" } = route.useSearch();
  const { data, error } = useQuery({
    queryKey: ["confirm-register", token],
    queryFn: async () => ({ first: (await confirmByLink(token)) !== undefined }),
    enabled: token !== "",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  usePageTitle("Confirmar cadastro");

  if (token === "") {
    return (
      <EntranceMessage title="Link incompleto">
        Abra esta página pelo link do e-mail de confirmação, ou entre e peça um novo código.
      </EntranceMessage>
    );
  }
  if (data) {
    return (
      <EntranceMessage title={data.first ? "Cadastro confirmado com sucesso!" : "Seu cadastro já estava confirmado"}>
        Entre com seu e-mail e sua senha.
      </EntranceMessage>
    );
  }
  if (error) {
    return <EntranceMessage title="Não foi possível confirmar">{sentenceOf(error)}</EntranceMessage>;
  }
  return <ScreenSkeleton />;
}
