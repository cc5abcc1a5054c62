import { Alert, Button, Group, Stepper, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useRef } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { draftOf } from "../../../session/drafts.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { useCreateGroup } from "./data.ts";
import { droppedText, type GroupForm, isTyped, toGroupBody, validateGroup, withDraft } from "./group-form.ts";
import { NewDeviations } from "./NewDeviations.tsx";

const route = getRouteApi("/signed-in/admins/admin/configuracoes/grupos_musculares/form");
const STEPS = ["Grupo muscular", "Desvios posturais"] as const;

type StepNumber = 1 | 2;

export function MuscleGroupFormScreen() {
  const { etapa: step = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const open = (etapa: StepNumber) => navigate({ search: etapa === 2 ? { etapa } : {} });
  const { form, create, submit, isDirty, discard } = useNewGroup(step, open);
  const dropped = droppedText(form.values);
  usePageTitle("Novo grupo muscular");

  return (
    <form noValidate aria-label="Novo grupo muscular" onSubmit={submit}>
      <NarrowScreen>
        <Title order={1}>Novo grupo muscular</Title>
        <Stepper
          active={step - 1}
          size="xs"
          iconSize={28}
          wrap={false}
          allowNextStepsSelect={false}
          onStepClick={() => open(1)}
        >
          {STEPS.map((label) => (
            <Stepper.Step key={label} label={label} />
          ))}
        </Stepper>
        {step === 1 ? (
          <TextInput
            label="Nome"
            withAsterisk
            maxLength={60}
            autoComplete="off"
            autoFocus
            {...form.getInputProps("name")}
          />
        ) : (
          <NewDeviations form={form} />
        )}
        {step === 2 && dropped && (
          <Alert color="warning" variant="light" icon={<Icon name="alert" />} role="status">
            {dropped}
          </Alert>
        )}
        <FormAlert error={create.error} />
        <Group justify="space-between">
          {step === 1 ? (
            <Button variant="default" onClick={() => navigate({ to: "/admin/configuracoes/grupos_musculares" })}>
              Cancelar
            </Button>
          ) : (
            <Button variant="default" onClick={() => open(1)}>
              Voltar
            </Button>
          )}
          <Button type="submit" loading={create.isPending}>
            {step === 1 ? "Próximo" : "Finalizar"}
          </Button>
        </Group>
      </NarrowScreen>
      <UnsavedGuard isDirty={isDirty} onDiscard={discard} />
    </form>
  );
}

/** Keeps a draft of the form until it is saved. The first step asks for the name, so an error of the name leads back to it. */
function useNewGroup(step: StepNumber, open: (step: StepNumber) => Promise<void>) {
  const navigate = route.useNavigate();
  const { id: userId } = useCurrentUser();
  const draft = draftOf({ lifetime: "days", userId, name: "muscle-group.new" });
  const saved = useRef(false);
  const form = useForm<GroupForm>({
    initialValues: withDraft(draft.read()),
    validate: validateGroup,
    onValuesChange: (values) => {
      if (saved.current) return;
      if (isTyped(values)) draft.write(values);
      else draft.clear();
    },
  });
  const markRefused = useServerErrors(form, "muscle_group.");
  const create = useCreateGroup();

  const save = (values: GroupForm) =>
    create.mutate(toGroupBody(values), {
      onSuccess: ({ id }) => {
        saved.current = true;
        draft.clear();
        void navigate({
          to: "/admin/configuracoes/grupos_musculares/detalhe/$id",
          params: { id: String(id) },
          replace: true,
        });
      },
      onError: async (error) => {
        if (error instanceof ApiError && "muscle_group.name" in error.fields) await open(1);
        markRefused(error);
      },
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { errors, hasErrors } = form.validate();
    if (errors.name) {
      await open(1);
      focusFirstError(errors);
    } else if (step === 1) await open(2);
    else if (hasErrors) focusFirstError(errors);
    else save(form.getValues());
  };
  const isDirty = () => !saved.current && isTyped(form.getValues());
  return { form, create, submit, isDirty, discard: draft.clear };
}
