import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { consentsQuery } from "./data.ts";

const ConsentDialog = lazy(() => import("./ConsentDialog.tsx"));

export function ConsentGate({ onLeave }: { readonly onLeave: () => void }) {
  const { data } = useQuery(consentsQuery);
  const accepted = !data || data.consents.some(({ version }) => version === data.current_version);
  return <Suspense>{!accepted && <ConsentDialog isRenewal={data.consents.length > 0} onLeave={onLeave} />}</Suspense>;
}
