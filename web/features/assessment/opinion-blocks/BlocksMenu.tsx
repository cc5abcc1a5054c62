import { Button, Group, Menu, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { withFieldsSentence } from "../../../api/api-error.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { required } from "../../../ui/form/form-messages.ts";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReadFailure } from "../../../ui/ReadFailure.tsx";
import { toast } from "../../../ui/toast.ts";
import classes from "./BlocksMenu.module.css";
import { type OpinionBlock, opinionBlocksQuery, useChangeOpinionBlocks } from "./data.ts";

interface Props {
  /** The text that would be kept; blank: none to keep. */
  readonly written: string;
  readonly onInsert: (html: string) => void;
}

/** The trainer's own texts: two clicks insert one, and what is written can be kept as another. */
export function BlocksMenu({ written, onInsert }: Props) {
  const { data: blocks, error, refetch } = useQuery(opinionBlocksQuery);
  const [naming, name] = useDisclosure(false);
  const change = useChangeOpinionBlocks();
  const restore = (removed: OpinionBlock, index: number) =>
    change.mutate((all) => all.filter(({ name }) => name !== removed.name).toSpliced(index, 0, removed), {
      onError: (error) => toast.failure(error, "Erro ao trazer o texto de volta"),
    });
  const remove = (removed: OpinionBlock, index: number) =>
    change.mutate((all) => all.filter(({ name }) => name !== removed.name), {
      onSuccess: () =>
        toast.undoable({ title: removed.name, message: "Texto excluído", onUndo: () => restore(removed, index) }),
      onError: (error) => toast.failure(error, "Erro ao excluir o texto"),
    });
  return (
    <>
      <Menu position="bottom-start" width={300}>
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="plus" size={16} />}>
            Meus textos
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflowY: "auto" }}>
          {error && !blocks && (
            <ReadFailure onRetry={() => void refetch()}>Não foi possível carregar seus textos.</ReadFailure>
          )}
          {blocks?.length === 0 && (
            <Text size="sm" c="dimmed" p="xs">
              Guarde aqui um texto que você repete: depois, dois cliques o inserem.
            </Text>
          )}
          {blocks?.map((block, index) => (
            <Group key={block.name} gap={4} wrap="nowrap">
              <Menu.Item onClick={() => onInsert(block.text)}>{block.name}</Menu.Item>
              <Menu.Item
                closeMenuOnClick={false}
                className={classes.remove ?? ""}
                aria-label={`Excluir o texto ${block.name}`}
                onClick={() => remove(block, index)}
              >
                <Icon name="trash" size={16} />
              </Menu.Item>
            </Group>
          ))}
          <Menu.Divider />
          <Menu.Item disabled={written === ""} onClick={name.open}>
            Guardar o que está escrito
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {naming && <NameDialog text={written} onClose={name.close} />}
    </>
  );
}

interface NameProps {
  readonly text: string;
  readonly onClose: () => void;
}

function NameDialog({ text, onClose }: NameProps) {
  const form = useForm({ initialValues: { name: "" }, validate: { name: required } });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const change = useChangeOpinionBlocks();
  const keep = ({ name }: { readonly name: string }) =>
    change.mutate((all) => [...all.filter((block) => block.name !== name.trim()), { name: name.trim(), text }], {
      onSuccess: () => {
        finish();
        toast.success("Texto guardado");
        onClose();
      },
      onError: (error) => toast.failure(withFieldsSentence(error)),
    });
  return (
    <FormDialog
      title="Guardar texto"
      width={440}
      isDirty={isDirty}
      submitLabel="Guardar"
      isSaving={change.isPending}
      onSubmit={form.onSubmit(keep, focusFirstError)}
      onClose={onClose}
    >
      <TextInput
        label="Nome do texto"
        description="Um texto com o mesmo nome é substituído."
        maxLength={60}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("name")}
      />
    </FormDialog>
  );
}
