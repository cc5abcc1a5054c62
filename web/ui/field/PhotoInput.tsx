import { Avatar } from "@mantine/core";
import { Icon } from "../Icon.tsx";
import { type ChosenPhoto, PhotoChoice, useShownPhoto } from "./PhotoChoice.tsx";

interface Props {
  readonly value: ChosenPhoto;
  readonly onChange: (value: ChosenPhoto) => void;
  readonly currentUrl?: string | null;
  readonly label?: string;
  readonly error?: string | undefined;
}

export function PhotoInput({ value, onChange, currentUrl = null, label = "Foto", error }: Props) {
  const shown = useShownPhoto(value, currentUrl);
  return (
    <PhotoChoice
      label={label}
      face={
        <Avatar src={shown} size={80} radius="md" alt={shown ? `${label} escolhida` : ""}>
          <Icon name="camera" size={28} />
        </Avatar>
      }
      isThere={shown !== null}
      removeLabel="Remover"
      onChoose={onChange}
      onRemove={() => onChange(currentUrl ? "" : undefined)}
      error={error}
    />
  );
}
