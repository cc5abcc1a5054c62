import { Button } from "@mantine/core";
import { Icon } from "../../../../ui/Icon.tsx";

interface Props {
  readonly label: string;
  /** Undefined where there is nothing to open. */
  readonly onOpen: (() => void) | undefined;
}

/** Leads from the findings to the photos in which they are seen. */
export function PhotosButton({ label, onOpen }: Props) {
  if (!onOpen) return null;
  return (
    <Button variant="default" leftSection={<Icon name="camera" size={18} />} onClick={onOpen}>
      {label}
    </Button>
  );
}
