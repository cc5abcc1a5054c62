import { Anchor, Checkbox, Stack } from "@mantine/core";
import classes from "../../../ui/link.module.css";
import TermsDialog from "../../people/terms/TermsDialog.tsx";

interface Props {
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
  readonly error: string | null;
  readonly reading: boolean;
  readonly onRead: (reading: boolean) => void;
}

export function AcceptTerms({ accepted, onAccept, error, reading, onRead }: Props) {
  return (
    <Stack gap="xs" align="flex-start">
      <Checkbox
        label="Li e aceito os termos de uso e a política de privacidade"
        checked={accepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
        error={error}
      />
      <Anchor component="button" type="button" size="sm" className={classes.link} onClick={() => onRead(true)}>
        Ler os termos
      </Anchor>
      <TermsDialog opened={reading} onClose={() => onRead(false)} />
    </Stack>
  );
}
