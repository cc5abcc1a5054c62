import { Alert, Button, Group, Stack, Tabs, Text } from "@mantine/core";
import type { FormErrors } from "@mantine/form";
import { useDebouncedValue } from "@mantine/hooks";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { ApiError } from "../../../../api/api-error.ts";
import { ConflictAlert } from "../../../../ui/conflict/ConflictAlert.tsx";
import { UnsavedGuard } from "../../../../ui/dialog/UnsavedGuard.tsx";
import { focusFirstError, useServerErrors } from "../../../../ui/form/use-server-errors.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { type LandingPage, usePublishLandingPage, useSaveLandingPage } from "../data.ts";
import { toLandingBody, wrongParts } from "../landing-form.ts";
import { type LandingSearch, landingSearch, PARTS, type Part } from "../landing-search.ts";
import { PreviewFrame } from "../preview/PreviewFrame.tsx";
import { useLandingForm } from "../use-landing-form.ts";
import { AddressDialog } from "./AddressDialog.tsx";
import { EditorHead } from "./EditorHead.tsx";
import classes from "./LandingEditor.module.css";
import { PartsForm } from "./PartsForm.tsx";

export function LandingEditor({ page }: { readonly page: LandingPage }) {
  const search = landingSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (next: LandingSearch) => void navigate({ to: ".", search: next, replace: true });
  const draft = useLandingForm(page);
  const { form, conflict, isDirty, isLostWithTab, hasDraft, discard, endDraft } = draft;
  const showPart = (parte: Part) => navigate({ to: ".", search: { parte }, replace: true });
  const { save, publish, isSaving, isPublishing } = useSaveAndPublish(page, draft, showPart);

  return (
    <Stack gap="lg">
      <EditorHead
        page={page}
        isBusy={isSaving || isPublishing}
        onPublish={(published) => void publish(published)}
        onChangeAddress={() => go({ ...search, dialog: "endereco" })}
      />
      <ConflictAlert sentence={conflict.sentence} onReload={conflict.reload} />
      {hasDraft && <DraftNote onDiscard={discard} />}
      <Tabs
        value={search.modo ?? "editar"}
        onChange={(mode) =>
          go({ ...search, modo: undefined, ...(mode === "visualizar" && { modo: mode }) } as LandingSearch)
        }
        keepMounted={false}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="editar">Editar</Tabs.Tab>
          <Tabs.Tab value="visualizar">Visualizar</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="editar">
          <div className={classes.beside}>
            <PartsForm
              form={form}
              page={page}
              part={search.parte ?? "home"}
              isSaving={isSaving}
              onPart={(part) => go({ parte: part })}
              onSave={() => void save()}
            />
            <PreviewBeside page={page} form={form.values} />
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="visualizar">
          <PreviewFrame page={page} form={form.values} />
        </Tabs.Panel>
      </Tabs>
      {search.dialog && page.slug !== null && (
        <AddressDialog
          page={page}
          slug={page.slug}
          onClose={() => go({ ...(search.parte && { parte: search.parte }) })}
        />
      )}
      <UnsavedGuard isDirty={isDirty} isLostWithTab={isLostWithTab} onDiscard={endDraft} leaves={leavesPage} />
    </Stack>
  );
}

/** Follows the fields at every pause. */
function PreviewBeside({ page, form }: ComponentProps<typeof PreviewFrame>) {
  const isNarrow = useUpTo("lg");
  const [settled] = useDebouncedValue(form, 600);
  if (isNarrow) return null;
  return (
    <aside className={classes.preview} aria-label="Prévia">
      <PreviewFrame page={page} form={settled} isBeside />
    </aside>
  );
}

/** Every way of saving goes through `save`. */
function useSaveAndPublish(
  page: LandingPage,
  draft: ReturnType<typeof useLandingForm>,
  showPart: (part: Part) => Promise<void>,
) {
  const { form, conflict, isDirty, goOnFrom } = draft;
  const markRefused = useServerErrors(form);
  const saving = useSaveLandingPage(page.id);
  const publishing = usePublishLandingPage(page.id);

  const showErrors = async (errors: FormErrors) => {
    const wrong = wrongParts(errors);
    const part = PARTS.find(({ value }) => wrong.has(value))?.value;
    if (part) await showPart(part);
    focusFirstError(errors);
  };

  async function save(): Promise<boolean> {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) {
      void showErrors(errors);
      return false;
    }
    const sent = form.getValues();
    try {
      const answer = await saving.mutateAsync(toLandingBody(sent, conflict.base.lock_version));
      goOnFrom(answer.landing_page, sent);
      toast.success("Landing Page atualizada com sucesso!");
      return true;
    } catch (error) {
      if (conflict.handleConflict(error)) return false;
      if (error instanceof ApiError && markRefused(error)) void showErrors(error.fields);
      else toast.failureWithReason(error, "Não foi possível atualizar a Landing Page");
      return false;
    }
  }

  async function publish(published: boolean) {
    const mustSave = published && (isDirty() || page.lock_version === 0);
    if (mustSave && !(await save())) return;
    try {
      await publishing.mutateAsync(published);
      toast.success(published ? "Sua página está no ar!" : "Sua página saiu do ar.");
    } catch (error) {
      toast.failure(error);
    }
  }

  return { save, publish, isSaving: saving.isPending, isPublishing: publishing.isPending };
}

/** The tabs, parts and dialogs of the editor are the same page. */
const leavesPage = (from: { readonly pathname: string }, to: { readonly pathname: string }) =>
  from.pathname !== to.pathname;

const DraftNote = ({ onDiscard }: { readonly onDiscard: () => void }) => (
  <Alert variant="light" color="gray" icon={<Icon name="clock" size={18} />}>
    <Group justify="space-between" gap="xs">
      <Text size="sm">Continuamos de onde você parou. Isto ainda não foi salvo.</Text>
      <Button variant="default" onClick={onDiscard}>
        Descartar rascunho
      </Button>
    </Group>
  </Alert>
);
