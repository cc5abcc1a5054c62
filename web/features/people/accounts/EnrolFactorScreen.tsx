import { getRouteApi, useRouter } from "@tanstack/react-router";
import { queryClient } from "../../../api/query-client.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { AddPasskey } from "../passkeys/AddPasskey.tsx";
import { EnrolScreen } from "../second-factors/EnrolScreen.tsx";
import { leave } from "./data.ts";

const route = getRouteApi("/open/autenticacao/segundo_fator");

export function EnrolFactorScreen() {
  const router = useRouter();
  const { voltar = "/" } = route.useSearch();
  const admin = roleOf(useCurrentUser()) === "admin";
  const goOn = () => {
    queryClient.clear();
    router.history.push(voltar);
  };
  return <EnrolScreen AddPasskey={AddPasskey} onDone={goOn} onSignOut={() => leave(admin)} />;
}
