import { choicesOf } from "#domain/text/labels.ts";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { type LibraryTags, TAGS, withTag } from "./library-tags.ts";

interface Props {
  readonly tags: LibraryTags;
  readonly onChange: (tags: LibraryTags) => void;
}

const NUMBERS = ["1", "2", "3", "4", "5", "6", "7"].map((value) => ({ value, label: value }));

export const TagFields = ({ tags, onChange }: Props) =>
  TAGS.map((tag) => (
    <ChipChoice
      key={tag.name}
      label={`${tag.label} (opcional)`}
      data={tag.name === "days_per_week" ? NUMBERS : choicesOf(tag.labels)}
      value={tags[tag.name] === null ? null : String(tags[tag.name])}
      clearable
      onChange={(code) => onChange(withTag(tags, tag, code))}
    />
  ));
