import { Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { PostureSelection } from "#domain/assessment/posture/catalogue.ts";
import { findingLabel, findingsOf } from "#domain/assessment/posture/findings.ts";
import { OptionLook } from "./OptionLook.tsx";
import classes from "./PostureTab.module.css";

interface Props {
  readonly selection: PostureSelection | null;
  readonly gender: string;
  readonly actions: ReactNode;
}

export function PostureReading({ selection, gender, actions }: Props) {
  return (
    <div>
      <Group mb="md">{actions}</Group>
      <Findings selection={selection} gender={gender} />
    </div>
  );
}

function Findings({ selection, gender }: Omit<Props, "actions">) {
  const findings = findingsOf(selection ?? {});
  if (findings.length === 0) {
    return (
      <Text c="dimmed">
        {selection ? "Nenhum desvio foi observado nas oito regiões." : "A postura não foi avaliada."}
      </Text>
    );
  }
  return (
    <ul className={classes.findings}>
      {findings.map((finding) => (
        <li key={finding.field.key}>
          <Title order={3} size="h6">
            {findingLabel(finding)}
          </Title>
          <Text size="sm" c="dimmed" mb={8}>
            {finding.region.label} · {finding.aspect.title}
          </Text>
          <OptionLook placed={finding} option={finding.option} gender={gender} />
        </li>
      ))}
    </ul>
  );
}
