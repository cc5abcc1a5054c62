import { Badge, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ageText, shortName } from "#domain/students/registration.ts";
import { Face } from "../../../../ui/Face.tsx";
import { CopyEmail } from "../../../../ui/people/CopyEmail.tsx";
import classes from "../../../../ui/people/PersonCard.module.css";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import type { TrainerSummary } from "../data.ts";
import { lastSignIn } from "./last-sign-in.ts";

interface Props {
  readonly trainer: TrainerSummary;
}

export function TrainerCard({ trainer }: Props) {
  const phone = useUpTo("xs");
  return phone ? <PhoneRow trainer={trainer} /> : <Card trainer={trainer} />;
}

function Card({ trainer }: Props) {
  const { fullname, age, phone } = trainer;
  return (
    <li className={classes.card} data-inactive={!trainer.is_active || undefined}>
      <Group wrap="nowrap" gap="sm" align="flex-start">
        <Face photo={trainer.photo_url} name={fullname} size={52} />
        <div className={classes.who}>
          <Name trainer={trainer} />
          <Text size="xs" c="dimmed" className="figures">
            Último login: {lastSignIn(trainer.last_sign_in_at)}
          </Text>
        </div>
        {!trainer.is_active && <Inactive />}
        {!trainer.is_confirmed && <Unconfirmed />}
      </Group>
      <CopyEmail email={trainer.email} />
      <Text size="sm" c="dimmed" className={classes.facts ?? ""}>
        {ageText(age) || "Idade não informada"} · {phone ?? "Celular não informado"}
      </Text>
    </li>
  );
}

function PhoneRow({ trainer }: Props) {
  return (
    <li className={classes.row} data-inactive={!trainer.is_active || undefined}>
      <Face photo={trainer.photo_url} name={trainer.fullname} size={40} />
      <div className={classes.who}>
        <Name trainer={trainer} />
        <Group gap={6} wrap="nowrap" className={classes.second ?? ""}>
          <Text size="xs" c="dimmed" truncate className="figures">
            Último login: {lastSignIn(trainer.last_sign_in_at)}
          </Text>
          {!trainer.is_active && <Inactive />}
          {!trainer.is_confirmed && <Unconfirmed />}
        </Group>
      </div>
      <CopyEmail email={trainer.email} iconOnly />
    </li>
  );
}

const Name = ({ trainer: { id, fullname } }: Props) => (
  <Link to="/admin/home/personal/visualizar/$id" params={{ id }} className={classes.name}>
    {shortName(fullname)}
  </Link>
);

const Inactive = () => (
  <Badge variant="default" size="sm">
    Inativo
  </Badge>
);

const Unconfirmed = () => (
  <Badge color="warning" size="sm">
    Sem confirmar
  </Badge>
);
