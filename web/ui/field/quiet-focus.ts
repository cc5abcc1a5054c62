/** Without the keyboard of a phone, which would cover half of it. */
export function focusQuietly(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.dataset.keyboard ??= field.inputMode;
  field.inputMode = "none";
  field.focus();
}

export function giveKeyboardBack(form: HTMLElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("[data-keyboard]")) {
    field.inputMode = field.dataset.keyboard ?? "";
    delete field.dataset.keyboard;
  }
}
