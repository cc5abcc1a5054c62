import { Chip } from "@mantine/core";
import { choicesOf } from "#domain/text/labels.ts";
import { ChipRow } from "../../../ui/select/ChipRow.tsx";
import { TAGS, type TagSearch } from "./library-tags.ts";

interface Props {
  readonly search: TagSearch;
  readonly onChange: (search: TagSearch) => void;
}

/** Rare in a week of training, so they are tags but no filters. */
const RARE_DAYS = ["1", "7"];

/** Of each kind one; pressed again, it is none. */
export const TagFilters = ({ search, onChange }: Props) => (
  <ChipRow role="group" aria-label="Filtrar por etiqueta">
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
  </ChipRow>
);
