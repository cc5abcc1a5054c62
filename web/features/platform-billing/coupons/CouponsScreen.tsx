import { Badge, Button, Card, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { discountText } from "#domain/billing/billing-acts.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { toCents } from "#domain/money.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ListTitle } from "../../../ui/list/ListTitle.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { type Coupon, couponsQuery, useEndCoupon } from "./data.ts";

const CouponDialog = lazy(() => import("./CouponDialog.tsx"));

export function CouponsScreen() {
  const { data: coupons, error, refetch, isFetching } = useQuery(couponsQuery);
  const [isNew, setNew] = useState(false);
  usePageTitle("Cupons");
  const add = (
    <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setNew(true)}>
      Novo cupom
    </Button>
  );
  return (
    <NarrowScreen>
      <Group justify="space-between" align="flex-start">
        <ListTitle title="Cupons" noun="cupons" total={coupons?.length} />
        {add}
      </Group>
      {!coupons && !error && <RowsSkeleton rows={3} />}
      {!coupons && error && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {coupons?.length === 0 && (
        <EmptyState title="Nenhum cupom ainda">
          Um personal digita o código na própria assinatura e paga menos.
        </EmptyState>
      )}
      {coupons && coupons.length > 0 && (
        <Stack component="ul" gap="sm" p={0} m={0}>
          {coupons.map((coupon) => (
            <CouponCard key={coupon.coupon} coupon={coupon} />
          ))}
        </Stack>
      )}
      <Suspense>{isNew && <CouponDialog onClose={() => setNew(false)} />}</Suspense>
    </NarrowScreen>
  );
}

function CouponCard({ coupon }: { readonly coupon: Coupon }) {
  const { coupon: code, percent, value, periods, valid_until, max_uses, uses, is_open } = coupon;
  const end = useEndCoupon();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card component="li" withBorder padding="md" style={{ listStyle: "none" }}>
      <Group justify="space-between" gap="sm">
        <div>
          <Group gap="xs">
            <Text fw={600}>{code}</Text>
            {!is_open && <Badge color="gray">Encerrado</Badge>}
          </Group>
          <Text size="sm" className="figures">
            {discountText({ percent, cents: value === null ? null : toCents(value), periods })}
          </Text>
          <Text size="sm" c="dimmed" className="figures">
            {[
              `${uses} ${uses === 1 ? "uso" : "usos"}${max_uses === null ? "" : ` de ${max_uses}`}`,
              ...(valid_until ? [`válido até ${formatDate(valid_until)}`] : []),
            ].join(" · ")}
          </Text>
        </div>
        {is_open && (
          <Button variant="default" onClick={() => setAsked(true)} aria-label={`Encerrar o cupom ${code}`}>
            Encerrar
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={isAsked}
        title="Encerrar cupom"
        confirmLabel="Encerrar"
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate(code, { onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
      >
        Ninguém mais poderá usar o cupom {code}, e ele não poderá ser reaberto. Quem já o usou continua com o desconto.
      </ConfirmDialog>
    </Card>
  );
}
