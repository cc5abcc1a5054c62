import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PixCode, type PixPaymentParts } from "../../../ui/pix/PixCode.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { pixReceiverQuery } from "./data.ts";

/** Without `cents` the payer types the amount. */
export function PixPayment(payment: PixPaymentParts) {
  const { data: pix, error, refetch, isFetching } = useQuery(pixReceiverQuery);
  if (pix) return <PixCode pix={pix} {...payment} />;
  if (error) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (pix === undefined) return <RowsSkeleton rows={3} />;
  return <Text c="dimmed">O personal ainda não informou uma chave Pix.</Text>;
}
