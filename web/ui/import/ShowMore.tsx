import { Button, Center } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { formatCount } from "./format.ts";

const STEP = 100;

interface Props<Item> {
  readonly items: readonly Item[];
  readonly children: (some: readonly Item[]) => ReactNode;
}

/** The first of many, and more when asked: thousands of fields at once are slow on a phone. */
export function ShowMore<Item>({ items, children }: Props<Item>) {
  const [most, setMost] = useState(STEP);
  const hiddenCount = items.length - most;
  return (
    <>
      {children(items.slice(0, most))}
      {hiddenCount > 0 && (
        <Center mt="md">
          <Button variant="default" onClick={() => setMost(most + STEP)}>
            Mostrar mais {formatCount(Math.min(STEP, hiddenCount))} de {formatCount(hiddenCount)}
          </Button>
        </Center>
      )}
    </>
  );
}
