import { ActionIcon, Group, TextInput, Title, Tooltip } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useCallback, useRef, useState } from "react";
import { MuscleGroupRename } from "#contract/catalogue/muscle-groups.ts";
import { rememberOpener, useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import { useRefusal } from "../../../ui/form/use-server-errors.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { type MuscleGroupDetail, useRenameGroup } from "./data.ts";

interface Props {
  readonly group: MuscleGroupDetail;
}

export function GroupName({ group }: Props) {
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Who left the field for another place stays there.
  const findButton = useCallback(() => (document.activeElement === document.body ? button.current : null), []);
  useFocusBack(isEdited, findButton);
  if (isEdited) return <NameField group={group} onClose={() => setEdited(false)} />;
  return (
    <Group gap={4} wrap="nowrap" mih={44}>
      <Title order={1} style={{ overflowWrap: "anywhere" }}>
        {group.name}
      </Title>
      <Tooltip label="Renomear">
        <ActionIcon
          ref={button}
          variant="subtle"
          size={44}
          aria-label={`Renomear ${group.name}`}
          onClick={() => {
            rememberOpener();
            setEdited(true);
          }}
        >
          <Icon name="edit" size={18} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

const validate = validateBy<{ name: string }>(MuscleGroupRename);

/** Enter and leaving the field save; Escape takes back. A name that is refused stays in the field. */
function NameField({ group: { id, name }, onClose }: Props & { readonly onClose: () => void }) {
  const form = useForm({ initialValues: { name }, validate });
  const refuse = useRefusal(form, "muscle_group.");
  const rename = useRenameGroup(id);
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  const submit = form.onSubmit((values) => {
    if (isClosed.current || rename.isPending) return;
    if (values.name.trim() === name) return close();
    rename.mutate(values.name, { onSuccess: close, onError: (error) => refuse(error) });
  });
  return (
    <form noValidate onSubmit={submit} onBlur={() => submit()}>
      <TextInput
        aria-label="Nome do grupo muscular"
        size="lg"
        maw={480}
        maxLength={60}
        autoComplete="off"
        autoFocus
        disabled={rename.isPending}
        {...form.getInputProps("name")}
        onKeyDown={(event) => event.key === "Escape" && close()}
        rightSection={
          <ActionIcon type="submit" variant="subtle" size={44} aria-label="Salvar nome" loading={rename.isPending}>
            <Icon name="check" size={20} />
          </ActionIcon>
        }
        rightSectionWidth={52}
      />
    </form>
  );
}
