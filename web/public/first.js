/* What cannot wait for the program. A file of its own: the policy forbids inline scripts. */

// Before the first paint, so that a dark system never flashes white.
document.documentElement.setAttribute(
  "data-mantine-color-scheme",
  matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
);

// A form that stands in the page is used before the program arrives. A button pressed until then is pressed again by the
// program (`web/ui/use-early-input.ts`); the browser's own way to send a form would lose what was typed.
addEventListener(
  "click",
  (event) => {
    const button = event.target.closest("#root[data-route] button");
    if (!button) return;
    event.preventDefault();
    for (const other of document.querySelectorAll("[data-pressed]")) delete other.dataset.pressed;
    button.dataset.pressed = "";
  },
  true,
);

// Such a page loads the program once it is painted: until then, the styles have the network to themselves. A tab in the
// background paints nothing.
function loadProgram() {
  const program = document.getElementById("program");
  if (program) document.head.append(program.content);
}
const afterPaint = () => requestAnimationFrame(() => setTimeout(loadProgram));
addEventListener("DOMContentLoaded", document.hidden ? loadProgram : afterPaint);
