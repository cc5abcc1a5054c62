import { Stack, Title } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { queryClient } from "../../query-client.ts";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { RenewalForm } from "./RenewalForm.tsx";

/** Where signing in leads whose subscription has lapsed. */
export function RenewPlanScreen() {
  const router = useRouter();
  usePageTitle("Renovar plano");
  return (
    <Stack>
      <Title order={1}>Renovar plano</Title>
      <RenewalForm
        onPaid={() => {
          queryClient.clear();
          router.history.push("/inicio");
        }}
      />
    </Stack>
  );
}
