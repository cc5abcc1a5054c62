import { Button, Group, Skeleton, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { whatsAppLink } from "#domain/landing-page/links.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { ownTrainerQuery } from "../../own-data/profile/data.ts";
import classes from "./TodayCard.module.css";

interface Props {
  /** "Sua próxima fase começa em 01/06/2026." */
  readonly nextPhase: string | null;
  /** Absent once the anamnesis is filled in. */
  readonly onAnamnesis?: () => void;
}

export function NoTrainingYet({ nextPhase, onAnamnesis }: Props) {
  const { data: trainer, isPending } = useQuery(ownTrainerQuery);
  if (isPending) {
    return (
      <Loading>
        <Skeleton height={168} radius="md" />
      </Loading>
    );
  }
  const name = trainer?.fullname.split(" ")[0] ?? "Seu personal";
  const chat = trainer?.phone && whatsAppLink(trainer.phone, "Olá! Sobre o meu treino:");
  return (
    <section className={classes.card} aria-labelledby="hoje">
      <div className={classes.text}>
        <Title order={1} fz="1.375rem" lh={1.3} id="hoje">
          {nextPhase ? "Hoje é descanso" : `${name} está montando seu treino`}
        </Title>
        <Text c="dimmed">
          {nextPhase ?? "Ele aparece aqui assim que ficar pronto."}
          {onAnamnesis && " Enquanto isso, conte sobre sua rotina e sua saúde."}
        </Text>
      </div>
      <Group gap="xs" className={classes.actions ?? ""}>
        {onAnamnesis && (
          <Button size="lg" onClick={onAnamnesis}>
            Preencher anamnese
          </Button>
        )}
        {chat && (
          <Button
            size="lg"
            variant="default"
            component="a"
            href={chat}
            target="_blank"
            rel="noreferrer"
            leftSection={<Icon name="message" size={18} />}
          >
            Falar com {name} no WhatsApp
          </Button>
        )}
      </Group>
    </section>
  );
}
