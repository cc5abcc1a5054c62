import { Card, Text, Title } from "@mantine/core";
import { Link, type LinkProps } from "@tanstack/react-router";
import { useId } from "react";
import { Face } from "../../../../ui/Face.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import classes from "./LeaderCard.module.css";

interface Props {
  readonly title: string;
  readonly leader: {
    readonly name: string;
    readonly photo_url: string | null;
    readonly figure: string;
    readonly link: Pick<LinkProps, "to" | "params">;
  } | null;
  readonly whenNone: string;
}

export function LeaderCard({ title, leader, whenNone }: Props) {
  const id = useId();
  return (
    <Card
      withBorder
      padding="lg"
      component="section"
      aria-labelledby={id}
      pos="relative"
      className={classes.card ?? ""}
    >
      <Title order={2} size="h4" id={id} mb="md">
        {title}
      </Title>
      {leader ? (
        <div className={classes.row}>
          <Face photo={leader.photo_url} name={leader.name} size={56} />
          <div className={classes.who}>
            <Link {...leader.link} className={classes.name}>
              {leader.name}
            </Link>
            <Text c="dimmed" className="figures">
              {leader.figure}
            </Text>
          </div>
          <Icon name="chevron-right" size={20} />
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {whenNone}
        </Text>
      )}
    </Card>
  );
}
