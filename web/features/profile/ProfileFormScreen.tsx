import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { ScreenSkeleton } from "../../ui/Skeletons.tsx";
import { usePageTitle } from "../../use-page-title.ts";
import { roleOf, useCurrentUser } from "../accounts/data.ts";
import { profileQuery } from "./data.ts";
import { ProfileForm } from "./ProfileForm.tsx";

/** 'Editar perfil'. */
export function ProfileFormScreen() {
  const role = roleOf(useCurrentUser());
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery);
  usePageTitle("Editar perfil");

  if (profile) return <ProfileForm profile={profile} role={role} />;
  if (!error) return <ScreenSkeleton />;
  return <ErrorState asScreen title="Erro ao carregar perfil" error={error} onRetry={refetch} retrying={isFetching} />;
}
