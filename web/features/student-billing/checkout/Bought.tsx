import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { whatsAppLink } from "#domain/landing-page/links.ts";
import { toCents } from "#domain/money.ts";
import linkClasses from "../../../ui/link.module.css";
import { PixCode } from "../../../ui/pix/PixCode.tsx";
import type { Order } from "./checkout-drafts.ts";
import type { Offer, PaymentWay } from "./data.ts";
import { orderContact } from "./order-contact.ts";

interface Props extends Order {
  readonly offer: Offer;
  readonly onAgain: () => void;
}

const TITLES: Readonly<Record<PaymentWay, string>> = {
  card: "Pagamento aprovado",
  pix: "Pedido enviado. Agora pague o Pix",
  agreed: "Pedido enviado",
};

/** It says the same to new buyers and to students. */
export function Bought({ offer, way, email, value, onAgain }: Props) {
  const { trainer_name, plan, pix, slug, whatsapp } = offer;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form was longer than the screen: what follows begins at the top.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const contact = orderContact(way, plan.name);
  const tell = whatsAppLink(whatsapp, contact.text);
  return (
    <Stack role="status">
      <Title ref={heading} tabIndex={-1} order={1} size="h2">
        {TITLES[way]}
      </Title>
      <Text>
        {trainer_name} recebeu o seu pedido do plano {plan.name}.{" "}
        {way === "agreed" && "Vocês combinam o pagamento por mensagem. "}
        Enviamos o pedido com o contato do personal para {email}. Quando ele for aceito, as instruções de acesso chegam
        no mesmo endereço. Quem já é aluno continua com o mesmo acesso.
      </Text>
      {way === "card" && (
        <Text size="sm" c="dimmed">
          Se o personal não aceitar o pedido, o valor volta para o seu cartão.
        </Text>
      )}
      {way === "pix" && pix && <PixCode pix={pix} cents={toCents(value)} />}
      {tell && (
        <Button
          component="a"
          href={tell}
          target="_blank"
          rel="noopener noreferrer"
          variant={way === "agreed" ? "filled" : "default"}
        >
          {contact.label}
        </Button>
      )}
      <Group justify="space-between" gap="xs">
        <Anchor href={`/p/${slug}`} className={linkClasses.link}>
          Voltar para a página de {trainer_name}
        </Anchor>
        <Anchor component="button" type="button" className={linkClasses.link} onClick={onAgain}>
          Fazer outro pedido
        </Anchor>
      </Group>
    </Stack>
  );
}
