import { Title } from "@mantine/core";
import type { ComponentProps } from "react";
import type { ChangeText } from "#domain/assessment/posture/comparison.ts";
import { Icon } from "../../../ui/Icon.tsx";
import classes from "./PostureComparison.module.css";

interface Props {
  readonly fate: ChangeText;
  readonly icon: ComponentProps<typeof Icon>["name"];
}

export function PostureChangeList({ fate: { title, entries }, icon }: Props) {
  return (
    <section className={classes.list} aria-label={title}>
      <Title order={3} size="h6" className={classes.title ?? ""}>
        <Icon name={icon} size={16} />
        {title} ({entries.length})
      </Title>
      <ul>
        {entries.map(({ key, place, words }) => (
          <li key={key}>
            {words}
            <small>{place}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
