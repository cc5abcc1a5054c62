import { Alert } from "@mantine/core";
import { sentenceOf } from "../../api/api-error.ts";
import { Icon } from "../Icon.tsx";

export function FormAlert({ error }: { readonly error: unknown }) {
  if (!error) return null;
  return (
    <Alert color="danger" variant="light" icon={<Icon name="alert" size={18} />} role="alert">
      {sentenceOf(error)}
    </Alert>
  );
}
