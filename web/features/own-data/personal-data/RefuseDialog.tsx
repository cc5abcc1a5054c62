import { Stack, Text, Textarea } from "@mantine/core";
import { isNotEmpty, useForm } from "@mantine/form";
import { MESSAGES } from "#domain/text/messages.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { toast } from "../../../ui/toast.ts";
import { type HandledRequest, useRefuseErasure } from "./data.ts";

interface Props {
  readonly request: HandledRequest;
  readonly onClose: () => void;
}

export default function RefuseDialog({ request, onClose }: Props) {
  const refuse = useRefuseErasure();
  const form = useForm({ initialValues: { reason: "" }, validate: { reason: isNotEmpty(MESSAGES.required) } });
  const mark = useServerErrors(form);
  const submit = form.onSubmit(({ reason }) =>
    refuse.mutate(
      { request_id: request.id, user_id: request.user_id, reason },
      {
        onSuccess: () => {
          toast.success("Pedido recusado.");
          onClose();
        },
        onError: (error) => {
          if (mark(error)) refuse.reset();
        },
      },
    ),
  );
  return (
    <FormDialog
      title="Recusar o pedido de exclusão"
      submitLabel="Recusar pedido"
      danger
      isSaving={refuse.isPending}
      isDirty={() => !refuse.isSuccess && form.isDirty()}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        <div style={{ overflowWrap: "anywhere" }}>
          <Text fw={600}>{request.person?.fullname}</Text>
          <Text size="sm" c="dimmed">
            {request.person?.email}
          </Text>
        </div>
        <Textarea
          label="Motivo"
          description="A pessoa o recebe por e-mail e o vê no perfil."
          autosize
          minRows={3}
          maxLength={1000}
          withAsterisk
          data-autofocus
          {...form.getInputProps("reason")}
        />
        <FormAlert error={refuse.error} />
      </Stack>
    </FormDialog>
  );
}
