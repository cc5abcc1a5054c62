export const quickField = () => document.querySelector<HTMLElement>("[data-quick] input");

/** A tab may take this many frames to be drawn. */
const MAX_FRAMES = 60;

export function focusQuickField(trainingId: number, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-quick="${trainingId}"] input`);
    if (field) field.focus();
    else if (frames > 0) focusQuickField(trainingId, frames - 1);
  });
}
