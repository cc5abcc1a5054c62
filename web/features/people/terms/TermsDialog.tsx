import { Modal } from "@mantine/core";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { TermsText } from "./TermsText.tsx";
import { TERMS_TITLE } from "./titles.ts";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** An earlier version; by default the one in force. */
  readonly version?: number | undefined;
}

/** The terms in a dialog. The text loads when the dialog first opens. */
export default function TermsDialog({ opened, onClose, version }: Props) {
  const phone = useUpTo("sm");
  return (
    <Modal opened={opened} onClose={onClose} title={TERMS_TITLE} size="xl" fullScreen={phone} centered>
      <TermsText version={version} />
    </Modal>
  );
}
