import { Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { slugProblem } from "#domain/landing-page/slug.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../../ui/form/use-server-errors.ts";
import { type LandingPage, useChangeSlug } from "../data.ts";

interface Props {
  readonly page: LandingPage;
  readonly slug: string;
  readonly onClose: () => void;
}

/** Links with the former address work for a year. */
export function AddressDialog({ page, slug, onClose }: Props) {
  const { change, isPending, error } = useChangeSlug(page.id);
  const form = useForm({
    initialValues: { slug },
    validate: ({ slug: typed }) => {
      const problem = slugProblem(typed.trim());
      return problem ? { slug: problem } : {};
    },
  });
  const markRefused = useServerErrors(form);
  const addressPrefix = (page.public_url ?? "").replace(/^https?:\/\//, "").slice(0, -slug.length);
  const submit = ({ slug: typed }: { slug: string }) => {
    change(typed.trim(), { onSaved: onClose, onRefused: markRefused });
  };
  return (
    <FormDialog
      title="Trocar endereço"
      isSaving={isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput
          label="Endereço da página"
          description={`${addressPrefix}…`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          data-autofocus
          {...form.getInputProps("slug")}
        />
        <Text size="sm" c="dimmed">
          O endereço atual continua levando à sua página por um ano.
        </Text>
        {error && !form.errors.slug && <FormAlert error={error} />}
      </Stack>
    </FormDialog>
  );
}
