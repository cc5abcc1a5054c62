import { Anchor, Button, Card, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { formatReais } from "#domain/money.ts";
import { isNotFound } from "../../../api/api-error.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import linkClasses from "../../../ui/link.module.css";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { Bought } from "./Bought.tsx";
import { CheckoutForm } from "./CheckoutForm.tsx";
import { keptOrder, type Order } from "./checkout-drafts.ts";
import { offerQuery } from "./data.ts";

const route = getRouteApi("/open/p/$slug/plano/$id");

export function CheckoutScreen() {
  const { slug, id } = route.useParams();
  const path = { slug, id: Number(id) };
  const { data: offer, error, refetch, isFetching } = useQuery(offerQuery(path));
  const [order, setOrder] = useState(keptOrder(path).read);
  usePageTitle(offer ? `Plano ${offer.plan.name}` : "Plano");

  if (error) {
    const again = isNotFound(error)
      ? { action: <PageButton slug={slug} /> }
      : { onRetry: refetch, retrying: isFetching };
    return <ErrorState asScreen title="Este plano não está à venda" error={error} {...again} />;
  }
  if (!offer) return <ScreenSkeleton />;
  const startAgain = () => {
    keptOrder(path).clear();
    setOrder(null);
  };
  if (order) return <Bought offer={offer} {...order} onAgain={startAgain} />;
  const { plan } = offer;
  const finish = (bought: Order) => {
    keptOrder(path).write(bought);
    setOrder(bought);
  };
  return (
    <Stack data-wide gap="lg">
      <div>
        <Anchor href={`/p/${offer.slug}`} size="sm" className={linkClasses.link}>
          {offer.page_name}
        </Anchor>
        <Title order={1}>Plano {plan.name}</Title>
        <Text c="dimmed">com {offer.trainer_name}</Text>
      </div>
      <Card withBorder>
        <Text fz={24} fw={700} className="figures">
          {formatReais(plan.value)}
        </Text>
        <Text size="sm">Plano {FREQUENCIES[plan.frequency].label.toLowerCase()}</Text>
        {plan.description && (
          <Text size="sm" c="dimmed" mt="xs" className="words" style={{ whiteSpace: "pre-line" }}>
            {plan.description}
          </Text>
        )}
      </Card>
      <CheckoutForm offer={offer} onBought={finish} />
    </Stack>
  );
}

/** The page is not one of the program's. */
const PageButton = ({ slug }: { readonly slug: string }) => (
  <Button component="a" href={`/p/${encodeURIComponent(slug)}`} mt="xs">
    Ver a página do personal
  </Button>
);
