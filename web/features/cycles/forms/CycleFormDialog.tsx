import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { isOnlyDialog } from "../../../ui/top-dialog.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import classes from "./CycleFormDialog.module.css";

interface Props {
  readonly title: string;
  readonly formId: string;
  readonly saving: boolean;
  readonly onClose: () => void;
  /** The form, under `formId`. */
  readonly children: ReactNode;
}

/** The frame of a cycle's form: a window in the middle, the whole screen on a phone with the buttons at the bottom. */
export function CycleFormDialog({ title, formId, saving, onClose, children }: Props) {
  const narrow = useUpTo("xs");
  return (
    <Modal
      opened
      title={title}
      onClose={() => isOnlyDialog() && onClose()}
      size="lg"
      fullScreen={narrow ?? false}
      classNames={{ title: classes.title ?? "", content: classes.content ?? "", body: classes.body ?? "" }}
    >
      {children}
      <Group className={classes.footer ?? ""} justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" form={formId} loading={saving}>
          Salvar
        </Button>
      </Group>
    </Modal>
  );
}
