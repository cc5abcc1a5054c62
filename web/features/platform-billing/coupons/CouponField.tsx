import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { HeldDiscount } from "#contract/platform-billing/discounts.ts";
import { sentenceOf } from "../../../api/api-error.ts";
import { heldDiscountText } from "../discounts/held-discount.ts";
import { useRedeemCoupon } from "./data.ts";

/** A trainer uses a coupon on their subscription. No form, as it also stands within one. */
export function CouponField({ held }: { readonly held: HeldDiscount | null }) {
  const [code, setCode] = useState("");
  const redeem = useRedeemCoupon();
  const submit = () => {
    if (code.trim()) redeem.mutate(code, { onSuccess: () => setCode("") });
  };
  return (
    <Stack gap="xs">
      {held && (
        <Text size="sm" c="dimmed" className="figures">
          Um cupom entra no lugar do seu desconto de {heldDiscountText(held)}.
        </Text>
      )}
      <Group align="flex-start" gap="sm" wrap="nowrap">
        <TextInput
          flex="0 1 240px"
          miw={0}
          aria-label="Cupom"
          placeholder="Código do cupom"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          value={code}
          error={redeem.error ? sentenceOf(redeem.error) : null}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            redeem.reset();
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            submit();
          }}
        />
        <Button variant="default" flex="none" loading={redeem.isPending} onClick={submit}>
          Usar cupom
        </Button>
      </Group>
    </Stack>
  );
}
