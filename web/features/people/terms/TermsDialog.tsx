import { Modal } from "@mantine/core";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { TermsText } from "./TermsText.tsx";
import { TERMS_TITLE } from "./titles.ts";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Absent: the version in force. */
  readonly version?: number | undefined;
}

export default function TermsDialog({ opened, onClose, version }: Props) {
  const phone = useUpTo("sm");
  return (
    <Modal opened={opened} onClose={onClose} title={TERMS_TITLE} size="xl" fullScreen={phone} centered>
      <TermsText version={version} />
    </Modal>
  );
}
