import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { Section } from "../../../ui/Section.tsx";
import { ChangeCardDialog } from "./ChangeCardDialog.tsx";
import type { OwnSubscription } from "./data.ts";
import { cardText } from "./subscription-texts.ts";

export function CardSection({ subscription: { card } }: { readonly subscription: OwnSubscription }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Section
      title="Cartão"
      about="As próximas cobranças são feitas neste cartão."
      action={
        <Button variant="default" onClick={() => setIsChanging(true)}>
          {card ? "Trocar cartão" : "Cadastrar cartão"}
        </Button>
      }
    >
      <Text className="figures">{card ? cardText(card) : "Nenhum cartão cadastrado."}</Text>
      {isChanging && <ChangeCardDialog hasCard={card !== null} onClose={() => setIsChanging(false)} />}
    </Section>
  );
}
