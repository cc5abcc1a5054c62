import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useDndContext,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import {
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { topDialog } from "../dialog/top-dialog.ts";
import type { Drag, SortableRow, SortableRowsProps } from "./drag.ts";

type Id = SortableRow["id"];
/** The question of the library's strategy, without its row. */
type Drags = Omit<Parameters<typeof verticalListSortingStrategy>[0], "index"> & { readonly order: readonly Id[] };

// A press that does not move is no drag. The options stay the same, so that rows are not drawn again for them.
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };
const ATTRIBUTES = { roleDescription: "item que pode ser movido" };
const INSTRUCTIONS =
  "Para mover, pressione a barra de espaço, use as setas para cima e para baixo e pressione a barra de espaço de novo para soltar. Esc cancela.";
const TRANSITION = "transform 200ms ease";
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const OrderContext = createContext<RefObject<readonly Id[]>>({ current: [] });
const DrawContext = createContext<ReadonlyMap<Id, SortableRow["draw"]>>(new Map());
/** Null while nothing is dragged. */
const DragsContext = createContext<Drags | null>(null);

/**
 * The library's `useSortable` draws every row anew for each change of their order, also for one that no drag made, and twice for a
 * new row. These rows know their order while one is dragged, and what they draw comes to them beside.
 */
export default function SortableRows({ rows, onMove }: SortableRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const ids = rows.map(({ id }) => id);
  const order = useRef<readonly Id[]>(ids);
  useLayoutEffect(() => {
    order.current = ids;
  });
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id));
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
      <OrderContext value={order}>
        <DrawContext value={new Map(rows.map(({ id, draw }) => [id, draw]))}>
          <WhileDragged order={ids}>
            {ids.map((id) => (
              <Row key={id} id={id} />
            ))}
          </WhileDragged>
        </DrawContext>
      </OrderContext>
    </DndContext>
  );
}

/** The announcements for screen readers stand in the dialog, which hides what is outside, and not in the middle of a table. */
function useAnnouncer() {
  const [container, setContainer] = useState<Element>();
  useEffect(() => setContainer(topDialog() ?? document.body), []);
  return container && { container };
}

function WhileDragged({ order, children }: { readonly order: readonly Id[]; readonly children: ReactNode }) {
  const { active, over, activeNodeRect, droppableRects } = useDndContext();
  const rects = active ? order.flatMap((id) => droppableRects.get(id) ?? []) : [];
  const isMeasured = rects.length === order.length;
  const drags = active && {
    order,
    rects,
    activeNodeRect,
    activeIndex: order.indexOf(active.id),
    overIndex: over && isMeasured ? order.indexOf(over.id) : -1,
  };
  return <DragsContext value={drags}>{children}</DragsContext>;
}

const Row = memo(function Row({ id }: { readonly id: Id }) {
  return <Drawn id={id} drag={useDrag(id)} />;
});

const Drawn = ({ id, drag }: { readonly id: Id; readonly drag: Drag }) => use(DrawContext).get(id)?.(drag);

/** Stays the same until the row moves, so that what is expensive to draw can be left as it is. */
function useDrag(id: Id): Drag {
  const order = use(OrderContext);
  const drags = use(DragsContext);
  // The keyboard asks it which of two rows is the lower.
  const data = useMemo(() => {
    const sortable = {
      containerId: "rows",
      get index() {
        return order.current.indexOf(id);
      },
      get items() {
        return order.current;
      },
    };
    return { sortable };
  }, [order, id]);
  const { setNodeRef: setDroppable } = useDroppable({ id, data });
  const draggable = useDraggable({ id, data, attributes: ATTRIBUTES });
  const { setNodeRef: setDraggable, setActivatorNodeRef, attributes, listeners, isDragging } = draggable;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setDroppable(element);
      setDraggable(element);
    },
    [setDroppable, setDraggable],
  );
  const y = drags && drags.overIndex >= 0 ? (isDragging ? draggable.transform : shiftOf(drags, id))?.y : undefined;
  const isPulled = isDragging && !(draggable.activatorEvent instanceof KeyboardEvent);
  const transition = drags && !isPulled ? TRANSITION : undefined;
  return useMemo(
    () => ({
      ref,
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
    [ref, setActivatorNodeRef, attributes, listeners, y, transition, isDragging],
  );
}

const shiftOf = (drags: Drags, id: Id) => verticalListSortingStrategy({ ...drags, index: drags.order.indexOf(id) });

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
