// Before the first paint, so that a dark system never flashes white. A file of its own: the policy forbids inline scripts.
document.documentElement.setAttribute(
  "data-mantine-color-scheme",
  matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
);
