import { Button, Group, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "../../../api/api-error.ts";
import { useRedeemCoupon } from "./data.ts";

/** A trainer uses a coupon on their subscription. */
export function CouponField() {
  const [code, setCode] = useState("");
  const redeem = useRedeemCoupon();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) redeem.mutate(code, { onSuccess: () => setCode("") });
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-start" gap="sm">
        <TextInput
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
        />
        <Button type="submit" variant="default" loading={redeem.isPending}>
          Usar cupom
        </Button>
      </Group>
    </form>
  );
}
