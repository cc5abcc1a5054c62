import { Stack, Text } from "@mantine/core";
import { VideoPreview } from "../../../ui/VideoPreview.tsx";
import type { Tutorial } from "./data.ts";

export function TutorialText({ tutorial: { name, description, link } }: { readonly tutorial: Tutorial }) {
  return (
    <Stack gap="sm" maw="72ch">
      {link && <VideoPreview link={link} title={name} />}
      {description.split(/\n{2,}/).map((paragraph) => (
        <Text key={paragraph} style={{ whiteSpace: "pre-line" }}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}
