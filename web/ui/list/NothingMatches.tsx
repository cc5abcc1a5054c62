import { Button } from "@mantine/core";
import { EmptyState } from "../EmptyState.tsx";
import type { IconName } from "../icon-paths.ts";

interface Props {
  readonly icon?: IconName;
  readonly title: string;
  readonly children: string;
  /** "Ver todas" */
  readonly label?: string;
  /** Undefined: the list may not be read without a filter. */
  readonly onAll: (() => unknown) | undefined;
}

export const NothingMatches = ({ icon = "search", title, children, label = "Ver todos", onAll }: Props) => (
  <EmptyState
    icon={icon}
    title={title}
    action={
      onAll && (
        <Button variant="default" onClick={() => void onAll()}>
          {label}
        </Button>
      )
    }
  >
    {children}
  </EmptyState>
);
