import { ActionIcon, Chip, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useId } from "react";
import { choicesOf } from "#domain/text/labels.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { TAGS, type TagSearch } from "./library-tags.ts";

interface Props {
  readonly search: TagSearch;
  readonly onChange: (search: TagSearch) => void;
}

/** Rare in a week of training, so they are tags but no filters. */
const RARE_DAYS = ["1", "7"];

/** Beside the search, and unfolded below it. Of each kind one; pressed again, it is none. */
export function TagFilters({ search, onChange }: Props) {
  const [isUnfolded, fold] = useDisclosure(TAGS.some(({ key }) => search[key]));
  const id = useId();
  return (
    <>
      <ActionIcon
        variant={isUnfolded ? "light" : "default"}
        aria-label="Filtros"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={fold.toggle}
      >
        <Icon name="sliders" size={18} />
      </ActionIcon>
      <Group
        id={id}
        role="group"
        aria-label="Filtrar por etiqueta"
        gap="xs"
        w="100%"
        display={isUnfolded ? undefined : "none"}
      >
        {TAGS.flatMap(({ key, label, labels }) =>
          choicesOf(labels)
            .filter(({ value }) => key !== "dias" || !RARE_DAYS.includes(value))
            .map((choice) => (
              <Chip
                key={`${key}-${choice.value}`}
                checked={search[key] === choice.value}
                aria-label={`${label}: ${choice.label}`}
                onChange={(isOn) => onChange({ ...search, [key]: isOn ? choice.value : undefined })}
              >
                {choice.label}
              </Chip>
            )),
        )}
      </Group>
    </>
  );
}
