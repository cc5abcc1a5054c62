import { Button, Stack, Tabs } from "@mantine/core";
import type { FormErrors } from "@mantine/form";
import { recordOf } from "#domain/record.ts";
import { ApiError, sentenceOf } from "../../../../api/api-error.ts";
import type { Kept } from "../../../../session/drafts.ts";
import { ConflictAlert } from "../../../../ui/conflict/ConflictAlert.tsx";
import { FullScreenDialog } from "../../../../ui/dialog/FullScreenDialog.tsx";
import { UnsavedGuard } from "../../../../ui/dialog/UnsavedGuard.tsx";
import { enterMovesOn } from "../../../../ui/field/enter-moves-on.ts";
import { FormTabs } from "../../../../ui/form/FormTabs.tsx";
import { useFormTab } from "../../../../ui/form/use-form-tab.ts";
import { focusFirstError, useRefusal } from "../../../../ui/form/use-server-errors.ts";
import { toast } from "../../../../ui/toast.ts";
import { AddressFields } from "../../../people/addresses/AddressFields.tsx";
import { type Trainer, useSaveTrainer } from "../data.ts";
import { PlanFieldset } from "./PlanFieldset.tsx";
import { TrainerFieldset } from "./TrainerFieldset.tsx";
import { changedTrainerOf, newTrainerOf, type TrainerForm } from "./trainer-form.ts";
import { type FormTab, firstTabOf, tabFrom, tabIn, tabOf, tabsOf, titleOf } from "./trainer-tabs.ts";
import { useTrainerForm } from "./use-trainer-form.ts";

interface Props {
  readonly trainer: Trainer | undefined;
  readonly userId: number;
  readonly continued: Kept;
  readonly tab?: string | undefined;
  readonly onTab: (tab: FormTab) => void;
  readonly onClose: () => void;
  readonly onSaved?: ((trainer: Trainer) => void) | undefined;
}

const FORM_ID = "trainer-form";
const NOT_SAVED = "Erro ao salvar personal: ";

export function TrainerFormDialog({ trainer, userId, continued, onTab, onClose, onSaved = onClose, ...props }: Props) {
  const { form, conflict, attempt, isDirty, isLostWithTab, endDraft } = useTrainerForm({ trainer, userId, continued });
  const tabs = tabsOf(trainer);
  const { tab, show, showTabOf } = useFormTab({
    initial: () => tabIn(tabs, props.tab),
    onTab,
    firstTabOf: (paths) => firstTabOf(tabs, paths),
  });
  const refuse = useRefusal(form);
  const save = useSaveTrainer();
  const [previous, next] = [tabFrom(tabs, tab, -1), tabFrom(tabs, tab, 1)];

  /** A step is left once it is right; e-mail and password are judged from the first attempt to save. */
  const goOn = (to: FormTab) => {
    const errors = Object.entries(form.validate().errors).filter(([path]) => tabOf(path) === tab);
    form.setErrors(recordOf(errors));
    if (errors.length > 0) focusFirstError(recordOf(errors));
    else show(to);
  };

  const refuseTyped = (errors: FormErrors) => {
    showTabOf(Object.keys(errors));
    focusFirstError(errors);
    toast.failure(null, `${NOT_SAVED}Verifique os campos obrigatórios`);
  };

  const submit = (values: TrainerForm) =>
    save.mutate(
      trainer
        ? { id: trainer.id, body: changedTrainerOf(values, conflict.base?.lock_version ?? 0) }
        : { body: newTrainerOf(values) },
      {
        onSuccess: ({ user }) => {
          endDraft();
          toast.success("Personal salvo com sucesso");
          onSaved(user);
        },
        onError: (error) => {
          if (conflict.handleConflict(error)) return;
          if (error instanceof ApiError) showTabOf(Object.keys(error.fields));
          refuse(error, () => toast.failure(null, NOT_SAVED + sentenceOf(error)));
        },
      },
    );

  return (
    <FullScreenDialog
      opened
      title={titleOf(trainer)}
      subtitle={trainer?.fullname}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={previous ? () => show(previous) : onClose}>
            {previous ? "Voltar" : "Cancelar"}
          </Button>
          {next && (
            <Button variant={trainer ? "default" : "filled"} onClick={() => goOn(next)}>
              Próximo
            </Button>
          )}
          {(trainer || !next) && (
            <Button type="submit" form={FORM_ID} loading={save.isPending}>
              {trainer ? "Salvar" : "Cadastrar"}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <ConflictAlert sentence={conflict.sentence} onReload={conflict.reload} />
        <form
          id={FORM_ID}
          noValidate
          onKeyDown={enterMovesOn}
          onSubmit={(event) => {
            attempt();
            form.onSubmit(submit, refuseTyped)(event);
          }}
        >
          <FormTabs tabs={tabs} tab={tab} onTab={show} wrong={new Set(Object.keys(form.errors).map(tabOf))}>
            <Tabs.Panel value="dados">
              <TrainerFieldset form={form} isNew={trainer === undefined} />
            </Tabs.Panel>
            <Tabs.Panel value="endereco">
              <AddressFields form={form} needsComplement {...(next && { onEnd: () => goOn(next) })} />
            </Tabs.Panel>
            <Tabs.Panel value="plano">
              <PlanFieldset form={form} />
            </Tabs.Panel>
          </FormTabs>
        </form>
      </Stack>
      <UnsavedGuard isDirty={isDirty} isLostWithTab={isLostWithTab} onDiscard={endDraft} />
    </FullScreenDialog>
  );
}
