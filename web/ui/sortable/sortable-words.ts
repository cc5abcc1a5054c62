import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";

interface Named {
  readonly id: UniqueIdentifier;
  readonly name: string;
}

export const ROLE = "item que pode ser movido";

export const INSTRUCTIONS =
  "Para mover, pressione a barra de espaço, use as setas para cima e para baixo e pressione a barra de espaço de novo para soltar. Esc cancela.";

export function announcementsOf(rows: readonly Named[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.name ?? "";
  const placeOf = (id: UniqueIdentifier) => `posição ${rows.findIndex((row) => row.id === id) + 1} de ${rows.length}`;
  return {
    onDragStart: ({ active }) => `Movendo ${nameOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)}: ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)}: ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Movimento cancelado. ${nameOf(active.id)}: ${placeOf(active.id)}.`,
  };
}
