import { Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { formatPixKey, PIX_KEY_KINDS } from "#domain/billing/pix/keys.ts";
import { useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { type Receiving, receivingQuery } from "./data.ts";
import { PixPayment } from "./PixPayment.tsx";

const ReceivingDialog = lazy(() => import("./ReceivingDialog.tsx"));

interface Props {
  readonly account: { readonly name: string; readonly city: string };
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

export function ReceivingPanel({ account, isEditing, onEditing }: Props) {
  const { data, error, refetch, isFetching } = useQuery(receivingQuery);
  const button = useFocusBack<HTMLButtonElement>(isEditing);
  return (
    <>
      <Section
        title="Recebimentos"
        about="Como seus alunos pagam a você. O dinheiro vai direto para a sua conta."
        action={
          <Button ref={button} variant="default" onClick={() => onEditing(true)}>
            {data && !data.pix ? "Informar chave Pix" : "Editar"}
          </Button>
        }
      >
        {error && !data && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
        {!data && !error && <RowsSkeleton rows={2} />}
        {data && <Facts receiving={data} />}
      </Section>
      <Suspense>
        {isEditing && data && <ReceivingDialog receiving={data} account={account} onClose={() => onEditing(false)} />}
      </Suspense>
    </>
  );
}

function Facts({ receiving: { pix, shows_pix_on_page, recipient_id } }: { readonly receiving: Receiving }) {
  return (
    <Stack gap="md">
      <SimpleGrid component="dl" m={0} cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md" className="figures">
        <Fact label={pix ? `Chave Pix (${PIX_KEY_KINDS[pix.kind]})` : "Chave Pix"}>
          {pix ? formatPixKey(pix) : "Não informada"}
        </Fact>
        {pix && (
          <Fact label="Quem recebe">
            {pix.name}, {pix.city}
          </Fact>
        )}
        {pix && <Fact label="Na minha página">{shows_pix_on_page ? "A chave aparece" : "A chave não aparece"}</Fact>}
        <Fact label="Cartão">
          {recipient_id ? `Recebedor ${recipient_id}` : "Sem recebedor: alunos não pagam por cartão"}
        </Fact>
      </SimpleGrid>
      {pix && <Test />}
    </Stack>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {label}
    </Text>
    <Text component="dd" m={0} style={{ overflowWrap: "anywhere" }}>
      {children}
    </Text>
  </div>
);

/** The code without an amount, to see in the bank's application whom it names. */
function Test() {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Group>
        <Button variant="default" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? "Esconder QR code" : "Testar QR code"}
        </Button>
      </Group>
      {isShown && (
        <PixPayment note="Leia com o aplicativo do seu banco: deve aparecer o seu nome. Não é preciso pagar para testar." />
      )}
    </>
  );
}
