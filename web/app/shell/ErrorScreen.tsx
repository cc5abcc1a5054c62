import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { usePageTitle } from "../../session/use-page-title.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";

/** A part of the program that did not arrive, in the words of Chromium, WebKit, Firefox and Vite. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  usePageTitle("Erro");
  const retry = () => {
    // React keeps the failure of a lazy part for as long as the page lives.
    if (NOT_LOADED.test(String(error))) return location.reload();
    reset();
    void router.invalidate();
  };
  return <ErrorState asScreen error={error} onRetry={retry} />;
}
