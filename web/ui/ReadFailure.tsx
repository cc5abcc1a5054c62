import { Button, Text } from "@mantine/core";

interface Props {
  /** A whole sentence: what could not be read. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** In the place of a part of a page: its absence would say that there is nothing. */
export const ReadFailure = ({ children, onRetry }: Props) => (
  <Text size="sm" c="dimmed" role="alert">
    {children}{" "}
    <Button variant="subtle" px="xs" onClick={onRetry}>
      Tentar novamente
    </Button>
  </Text>
);
