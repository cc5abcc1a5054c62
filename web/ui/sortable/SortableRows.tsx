import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useEffect, useState } from "react";
import { topDialog } from "../dialog/top-dialog.ts";
import type { SortableRow } from "./drag.ts";
import { announcementsOf, INSTRUCTIONS, ROLE } from "./sortable-words.ts";

interface Props {
  readonly rows: readonly SortableRow[];
  readonly onMove: (from: number, to: number) => void;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The rows of a `SortableList`, with dnd-kit: a chunk of its own. */
export default function SortableRows({ rows, onMove }: Props) {
  const sensors = useSensors(
    // A press that does not move is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => rows.findIndex((row) => row.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
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

/** The words for screen readers stand in the dialog, which hides what is outside, and not in the middle of a table. */
function useAnnouncer() {
  const [container, setContainer] = useState<Element>();
  useEffect(() => setContainer(topDialog() ?? document.body), []);
  return container && { container };
}

function Row({ row: { id, draw } }: { readonly row: SortableRow }) {
  const sortable = useSortable({ id, attributes: { roleDescription: ROLE } });
  const { transform, transition, isDragging } = sortable;
  return draw({
    ref: sortable.setNodeRef,
    style: {
      ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }),
      ...(transition && { transition }),
      ...(isDragging && { position: "relative", zIndex: 1 }),
    },
    isDragging,
    handle: {
      ...sortable.attributes,
      ...sortable.listeners,
      ref: sortable.setActivatorNodeRef,
      // Escape ends the drag, not the dialog around it.
      "data-mantine-stop-propagation": isDragging,
    },
  });
}
