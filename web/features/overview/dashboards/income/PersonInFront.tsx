import { Card, Text, Title } from "@mantine/core";
import { Link, type LinkProps } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { Face } from "../../../../ui/Face.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import classes from "./PersonInFront.module.css";

interface Props {
  readonly title: string;
  readonly person: { readonly name: string; readonly photo_url: string | null } | null;
  readonly figure: string;
  readonly link: Pick<LinkProps, "to" | "params">;
  readonly children: ReactNode;
}

export function PersonInFront({ title, person, figure, link, children }: Props) {
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
      {person ? (
        <div className={classes.row}>
          <Face photo={person.photo_url} name={person.name} size={56} />
          <div className={classes.who}>
            <Link {...link} className={classes.name}>
              {person.name}
            </Link>
            <Text c="dimmed" className="figures">
              {figure}
            </Text>
          </div>
          <Icon name="chevron-right" size={20} />
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {children}
        </Text>
      )}
    </Card>
  );
}
