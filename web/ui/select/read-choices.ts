import type { ComboboxItem } from "@mantine/core";

interface ReadList<Row> {
  readonly data?: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

const UNREAD: ComboboxItem = {
  value: "unread",
  label: "Não foi possível carregar as opções. Abra de novo para tentar.",
  disabled: true,
};

/** Props of a list whose choices are read: without a word an empty one would say that there is nothing to choose. Opening it asks again. */
export const readChoices = <Row, Option>(
  { data, error, refetch }: ReadList<Row>,
  choicesOf: (rows: readonly Row[]) => readonly Option[],
) => ({
  data: [...choicesOf(data ?? []), ...(error && !data ? [UNREAD] : [])],
  ...(error && { onDropdownOpen: () => void refetch() }),
});
