import { useNetwork } from "@mantine/hooks";

/** Without a signal other screens cannot load: their address is asked for as a document, which the worker answers with its own page. */
export function useDocumentLoad(): boolean {
  const { online } = useNetwork();
  return !online && "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
