import { choicesOf } from "#domain/text/labels.ts";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import { type LibraryTags, TAGS, withTag } from "./library-tags.ts";

interface Props {
  readonly tags: LibraryTags;
  readonly onChange: (tags: LibraryTags) => void;
}

const MAX_CHIPS = 4;

export const TagFields = ({ tags, onChange }: Props) =>
  TAGS.map((tag) => {
    const data = choicesOf(tag.labels);
    const Field = data.length > MAX_CHIPS ? Choice : ChipChoice;
    return (
      <Field
        key={tag.name}
        label={`${tag.label} (opcional)`}
        data={data}
        value={tags[tag.name] === null ? null : String(tags[tag.name])}
        clearable
        onChange={(code) => onChange(withTag(tags, tag, code))}
      />
    );
  });
