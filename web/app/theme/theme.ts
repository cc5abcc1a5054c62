import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, mergeThemeOverrides } from "@mantine/core";

/**
 * Shade 5 is the brand's #ed2f59, for large and graphic elements only: white on it is 4.1:1.
 * Filled buttons take shade 6 (5.2:1) and 7 on hover (6.1:1).
 */
const prumo: MantineColorsTuple = [
  "#fff0f3",
  "#ffdde4",
  "#fdbccb",
  "#fc94ab",
  "#f76485",
  "#ed2f59",
  "#d41d48",
  "#c01840",
  "#a31539",
  "#821230",
];

/** Shade 8 is the brand's secondary, #32335b: the administrator's accent. */
const navy: MantineColorsTuple = [
  "#f1f1f8",
  "#e0e1ef",
  "#c2c4df",
  "#a5a8d0",
  "#8286bd",
  "#6469a8",
  "#4e5391",
  "#404477",
  "#32335b",
  "#262746",
];

const gray: MantineColorsTuple = [
  "#f7f7fa",
  "#f0f0f5",
  "#e6e6ee",
  "#d9dae4",
  "#c3c5d3",
  "#a3a6b8",
  "#71758b",
  "#5a5e72",
  "#3c3f50",
  "#24263a",
];

const dark: MantineColorsTuple = [
  "#d9dae4",
  "#bbbdcc",
  "#9fa1b5",
  "#74778d",
  "#41435a",
  "#34364a",
  "#282a3b",
  "#1b1c29",
  "#161722",
  "#101119",
];

/** Success, failure and warning: shade 6 carries white text at 4.5:1 or more. */
const success: MantineColorsTuple = [
  "#ecf8ef",
  "#d5efdb",
  "#aedfb9",
  "#84ce95",
  "#5fbc75",
  "#3da557",
  "#237a36",
  "#1d672d",
  "#175425",
  "#11401c",
];
const danger: MantineColorsTuple = [
  "#fff0ef",
  "#ffdfdd",
  "#fdbcb8",
  "#fb948d",
  "#f46a61",
  "#e24339",
  "#c22a22",
  "#a8231c",
  "#8b1d17",
  "#6c1511",
];
const warning: MantineColorsTuple = [
  "#fff4e8",
  "#ffe5c8",
  "#fdca94",
  "#fbad5f",
  "#f59031",
  "#e07514",
  "#b45309",
  "#974608",
  "#793806",
  "#5c2a04",
];

/** A thumb's width: everything that is pressed is at least this high. */
const TOUCH = "2.75rem";

const button = (_: unknown, { size }: { readonly size?: unknown }) => ({
  root: {
    ...(size === "md" && { "--button-fz": "0.9375rem", "--button-height": TOUCH }),
    ...(size === "sm" && { "--button-height": "var(--small-button)" }),
  },
});

/** Fields that name no size of their own are that high too; dense tables ask for `size="xs"`. */
const touch = (_: unknown, { size }: { readonly size?: unknown }) => ({
  wrapper: {
    ...(size === undefined || size === "sm" ? { "--input-height": TOUCH } : {}),
    // The brand's red round a field would read as an error.
    "--input-bd-focus": "light-dark(var(--mantine-color-navy-6), var(--mantine-color-navy-3))",
  },
});

const dialogTitle = { title: { fontSize: "1.125rem", fontWeight: 650, lineHeight: 1.3 } };

export const theme = createTheme({
  colors: { prumo, navy, gray, dark, success, danger, warning },
  primaryColor: "prumo",
  // Two shades, for a merge with another theme cannot make two of one.
  primaryShade: { light: 6, dark: 6 },
  black: "#1f2030",
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontFamilyMonospace: "ui-monospace, monospace",
  headings: { fontWeight: "650", sizes: { h1: { fontSize: "1.5rem", lineHeight: "1.3" } } },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: "md" }, vars: button },
    Chip: { styles: { label: { height: TOUCH } } },
    ActionIcon: { defaultProps: { size: 44, variant: "subtle", color: "gray" } },
    Input: { vars: touch },
    /* A dialog's head is no second banner of the page. */
    ModalHeader: { defaultProps: { role: "presentation" } },
    DrawerHeader: { defaultProps: { role: "presentation" } },
    Badge: {
      defaultProps: { variant: "light" },
      styles: { root: { textTransform: "none" }, label: { fontWeight: 600 } },
    },
    CloseButton: { defaultProps: { size: 44 } },
    InputClearButton: { defaultProps: { size: 32 } },
    PasswordInput: {
      defaultProps: { rightSectionWidth: 46 },
      vars: () => ({ root: { "--psi-button-size": TOUCH } }),
    },
    ModalRoot: { styles: dialogTitle },
    Modal: {
      defaultProps: { closeButtonProps: { "aria-label": "Fechar", size: 44, iconSize: 22 } },
      styles: dialogTitle,
    },
    Drawer: {
      defaultProps: { closeButtonProps: { "aria-label": "Fechar", size: 44, iconSize: 22 } },
      styles: dialogTitle,
    },
    Tabs: {
      styles: {
        list: { flexWrap: "nowrap", overflowX: "auto", scrollbarWidth: "none" },
        tab: { whiteSpace: "nowrap", minHeight: TOUCH },
      },
    },
    Tooltip: {
      defaultProps: {
        withinPortal: false,
        floatingStrategy: "fixed",
        withArrow: true,
        multiline: true,
        events: { hover: true, focus: true, touch: true },
      },
    },
    // A list placed from the page's corner may widen the page on a phone, and with it the field that it hangs from.
    Popover: { defaultProps: { floatingStrategy: "fixed" } },
    Select: { defaultProps: { checkIconPosition: "right" } },
  },
});

export const adminTheme = mergeThemeOverrides(
  theme,
  createTheme({ primaryColor: "navy", primaryShade: { light: 8, dark: 6 } }),
);

/** Grey and error text at 4.5:1 or more, which Mantine's defaults are not. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": gray[7],
    "--mantine-color-placeholder": gray[6],
    "--mantine-color-error": "#c01f2e",
    "--mantine-color-default-border": gray[4],
  },
  dark: {
    "--mantine-color-dimmed": dark[1],
    "--mantine-color-placeholder": dark[2],
    "--mantine-color-error": "#ff8a94",
    "--mantine-color-default-border": dark[4],
    // Mantine's shade 4 of the administrator's navy is 4.2:1 on a card.
    "--mantine-color-anchor": "var(--mantine-primary-color-3)",
    // A shade lighter than a card, on which Mantine's own would vanish.
    "--mantine-color-disabled": dark[5],
    "--mantine-color-disabled-color": dark[2],
  },
});
