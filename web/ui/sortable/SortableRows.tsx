import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useEffect, useMemo, useState } from "react";
import { topDialog } from "../dialog/top-dialog.ts";
import type { Drag, SortableRow, SortableRowsProps } from "./drag.ts";

// A press that does not move is no drag. The options stay the same, so that rows are not drawn again for them.
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };
const ATTRIBUTES = { roleDescription: "item que pode ser movido" };
const INSTRUCTIONS =
  "Para mover, pressione a barra de espaço, use as setas para cima e para baixo e pressione a barra de espaço de novo para soltar. Esc cancela.";
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export default function SortableRows({ rows, onMove }: SortableRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const indexOf = (id: string | number) => rows.findIndex((row) => row.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(rows),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
        ...useAnnouncer(),
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

/** The announcements for screen readers stand in the dialog, which hides what is outside, and not in the middle of a table. */
function useAnnouncer() {
  const [container, setContainer] = useState<Element>();
  useEffect(() => setContainer(topDialog() ?? document.body), []);
  return container && { container };
}

/** Its `drag` stays the same until the row moves, so that what is expensive to draw can be left as it is. */
function Row({ row: { id, draw } }: { readonly row: SortableRow }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isSorting, isDragging, ...sortable } =
    useSortable({ id, attributes: ATTRIBUTES });
  const y = transform?.y;
  // The library gives every row another one whenever a row is added, which would draw all of them.
  const transition = isSorting ? sortable.transition : undefined;
  const drag = useMemo(
    (): Drag => ({
      ref: setNodeRef,
      style: {
        ...(y !== undefined && { transform: `translate3d(0, ${y}px, 0)` }),
        ...(transition && { transition }),
        ...(isDragging && { position: "relative", zIndex: 1 }),
      },
      isDragging,
      handle: {
        ...attributes,
        ...listeners,
        ref: setActivatorNodeRef,
        // Escape ends the drag, not the dialog around it.
        "data-mantine-stop-propagation": isDragging,
      },
    }),
    [setNodeRef, setActivatorNodeRef, attributes, listeners, y, transition, isDragging],
  );
  return draw(drag);
}

function announcementsOf(rows: SortableRowsProps["rows"]): Announcements {
  const nameOf = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.name ?? "";
  const positionOf = (id: UniqueIdentifier) =>
    `posição ${rows.findIndex((row) => row.id === id) + 1} de ${rows.length}`;
  return {
    onDragStart: ({ active }) => `Movendo ${nameOf(active.id)}, ${positionOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)}: ${positionOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)}: ${positionOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Movimento cancelado. ${nameOf(active.id)}: ${positionOf(active.id)}.`,
  };
}
