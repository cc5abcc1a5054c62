import { Text } from "@mantine/core";
import { POSTURE_DISCLAIMERS } from "#domain/assessment/posture/result.ts";

export const PostureDisclaimers = () =>
  POSTURE_DISCLAIMERS.map((sentence) => (
    <Text key={sentence} size="xs" c="dimmed" lh={1.45} mt="xs">
      {sentence}
    </Text>
  ));
