const bars: HTMLElement[] = [];
const HEIGHT = "--button-bar";

/** The `ref` of what stands at the lower edge: messages stand above what came last. */
export function buttonBar(bar: HTMLElement | null) {
  if (!bar) return;
  bars.push(bar);
  const observer = new ResizeObserver(tellHeight);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    bars.splice(bars.indexOf(bar), 1);
    tellHeight();
  };
}

function tellHeight() {
  const { style } = document.documentElement;
  const height = bars.at(-1)?.offsetHeight;
  if (height) style.setProperty(HEIGHT, `${height}px`);
  else style.removeProperty(HEIGHT);
}
