import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { landingPageQuery } from "./data.ts";
import { LandingEditor } from "./editor/LandingEditor.tsx";

export function LandingPageScreen() {
  const { id } = useCurrentUser();
  const { data, error, refetch } = useQuery(landingPageQuery(id));
  usePageTitle("Minha página");
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <LandingEditor page={data} /> : <ScreenSkeleton />;
}
