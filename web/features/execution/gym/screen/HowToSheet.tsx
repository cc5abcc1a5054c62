import { Stack, Text, Title } from "@mantine/core";
import { VideoPreview } from "../../../../ui/VideoPreview.tsx";
import type { Step } from "../plan/steps.ts";
import { Sheet } from "./Sheet.tsx";

interface Props {
  readonly opened: boolean;
  readonly step: Step;
  readonly onClose: () => void;
}

export const HowToSheet = ({ opened, step: { exercises, technique }, onClose }: Props) => (
  <Sheet opened={opened} title="Como fazer" onClose={onClose}>
    <Stack gap="xl">
      {exercises.map(({ exerciseId, name, execution, link }) => (
        <Stack key={exerciseId} gap="xs">
          <Title order={3} size="h4">
            {name}
          </Title>
          <Text size="lg" style={{ whiteSpace: "pre-line" }}>
            {execution ?? "Este exercício ainda não tem um texto de execução. Em dúvida, pergunte ao seu personal."}
          </Text>
          {link && <VideoPreview link={link} title={name} />}
        </Stack>
      ))}
      {technique && (
        <Stack gap="xs">
          <Title order={3} size="h4">
            {technique.name}
          </Title>
          <Text style={{ whiteSpace: "pre-line" }}>{technique.description}</Text>
        </Stack>
      )}
    </Stack>
  </Sheet>
);
