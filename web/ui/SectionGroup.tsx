import { Stack, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { HeadingLevel } from "./heading-level.ts";
import classes from "./SectionGroup.module.css";

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A file of its own: a student's page has sections and would load this style too. */
export function SectionGroup({ title, children }: Props) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} gap="sm">
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <HeadingLevel value={3}>
        <div className={classes.group}>{children}</div>
      </HeadingLevel>
    </Stack>
  );
}
