import { Avatar, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { Icon } from "./Icon.tsx";

const MAX_BYTES = 5_242_880;
const ACCEPTED = "image/jpeg,image/png,image/webp";

interface Props {
  /** A new file; blank removes the photo; undefined leaves it as it is. */
  readonly value: File | "" | undefined;
  readonly onChange: (value: File | "" | undefined) => void;
  readonly currentUrl?: string | null;
  readonly label?: string;
  readonly error?: string | undefined;
}

/** A photo with its preview: choose, change, remove. Files above 5 MB are refused before they travel. */
export function PhotoInput({ value, onChange, currentUrl = null, label = "Foto", error }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const preview = useMemo(() => (value instanceof File ? URL.createObjectURL(value) : null), [value]);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  const shown = preview ?? (value === "" ? null : currentUrl);
  const sentence = refusal ?? error;

  const choose = (file: File | null) => {
    if (!file) return;
    if (file.size > MAX_BYTES) return setRefusal("A imagem tem um limite de 5 MB!");
    setRefusal(undefined);
    onChange(file);
  };

  return (
    <Group gap="md" wrap="nowrap" role="group" aria-label={label}>
      <Avatar src={shown} size={80} radius="md" alt={shown ? `${label} escolhida` : ""}>
        <Icon name="camera" size={28} />
      </Avatar>
      <Stack gap={4}>
        <Group gap="xs">
          <FileButton accept={ACCEPTED} onChange={choose}>
            {(button) => (
              <Button {...button} variant="default">
                {shown ? "Trocar foto" : "Escolher foto"}
              </Button>
            )}
          </FileButton>
          {shown && (
            <Button variant="subtle" color="gray" onClick={() => onChange(currentUrl ? "" : undefined)}>
              Remover
            </Button>
          )}
        </Group>
        <Text size="xs" c={sentence ? "var(--mantine-color-error)" : "dimmed"} role={sentence ? "alert" : undefined}>
          {sentence ?? "JPEG, PNG ou WebP de até 5 MB"}
        </Text>
      </Stack>
    </Group>
  );
}
