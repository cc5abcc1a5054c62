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

// What a signed-in screen reads first: the requests leave before the scripts. `web/api/first-answers.ts` takes the answers. A place of
// the address in braces is an id. With search parameters a list is another one.
const session = localStorage.getItem("prumo.token");
document.documentElement.classList.toggle("signed-out", !session);
const places = location.pathname.split("/");
const reads = document.documentElement.dataset.reads?.split(" ") ?? [];
window.firstAnswers = new Map();
for (const read of session ? reads : []) {
  if (read.includes("page=") && location.search) continue;
  const address = read.replace(/\{(\d)\}/g, (_, place) => places[place]);
  const headers = { accept: "application/json", authorization: `Bearer ${session}`, version: "1.0.6" };
  const answer = fetch(address, { headers });
  firstAnswers.set(address, { answer, session, askedAt: performance.now() });
  // The program hears of a failure when it takes the answer.
  answer.then(showIn).catch(() => undefined);
}

// An outline shows at once what it has a place for: `data-answer="student.name"`.
async function showIn(answer) {
  const known = await answer.clone().json();
  if (document.readyState === "loading") await new Promise((go) => addEventListener("DOMContentLoaded", go));
  for (const place of document.querySelectorAll("[data-answer]")) {
    const text = place.dataset.answer.split(".").reduce((part, name) => part?.[name], known);
    if (typeof text === "string") place.textContent = text;
  }
}
