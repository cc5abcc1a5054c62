import { useQuery } from "@tanstack/react-query";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { profileQuery } from "./data.ts";
import { ProfileForm } from "./ProfileForm.tsx";

export function ProfileFormScreen() {
  const role = roleOf(useCurrentUser());
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery);
  usePageTitle("Editar perfil");

  if (profile) return <ProfileForm profile={profile} role={role} />;
  if (!error) return <ScreenSkeleton />;
  return <ErrorState asScreen title="Erro ao carregar perfil" error={error} onRetry={refetch} retrying={isFetching} />;
}
