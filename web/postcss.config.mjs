/** `light-dark()` and nesting in the CSS modules. */
export default { plugins: { "postcss-preset-mantine": {} } };
