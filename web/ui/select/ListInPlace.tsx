import { CheckIcon, Combobox, type ComboboxItem, type ComboboxParsedItemGroup } from "@mantine/core";
import { type ReactNode, type RefObject, useRef } from "react";
import classes from "./ListInPlace.module.css";
import { usePlaceBeside } from "./use-place-beside.ts";

interface Props {
  readonly groups: readonly ComboboxParsedItemGroup[];
  readonly opened: boolean;
  /** It is as wide as this, and below or above it. */
  readonly field: RefObject<HTMLElement | null>;
  readonly value: string | null;
  readonly emptyText: string;
  readonly label: string | undefined;
  readonly draw: (item: ComboboxItem) => ReactNode;
}

/**
 * The list of a `Combobox` beside its field. Mantine's own is placed by a library that asks all surrounding boxes for their styles
 * several times at each opening: beside a long table longer than a frame.
 */
export function ListInPlace({ groups, opened, field, value, emptyText, label, draw }: Props) {
  const list = useRef<HTMLDivElement>(null);
  usePlaceBeside({ list, field, opened });
  return (
    <div ref={list} hidden={!opened} className={classes.list}>
      <Combobox.Options aria-label={label}>
        {groups.map(({ group, items }) => (
          <Combobox.Group key={String(group)} label={group}>
            {items.map((item) => (
              <Option key={item.value} item={item} chosen={item.value === value} draw={draw} />
            ))}
          </Combobox.Group>
        ))}
        {groups.length === 0 && <Combobox.Empty>{emptyText}</Combobox.Empty>}
      </Combobox.Options>
    </div>
  );
}

interface OptionProps extends Pick<Props, "draw"> {
  readonly item: ComboboxItem;
  readonly chosen: boolean;
}

const Option = ({ item, chosen, draw }: OptionProps) => (
  <Combobox.Option value={item.value} active={chosen} aria-selected={chosen} className={classes.option ?? ""}>
    {draw(item)}
    {chosen && <CheckIcon className={classes.chosen} />}
  </Combobox.Option>
);
