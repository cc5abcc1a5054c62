import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { usePageTitle } from "../../session/use-page-title.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  usePageTitle("Erro");
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState asScreen error={error} onRetry={retry} />;
}
