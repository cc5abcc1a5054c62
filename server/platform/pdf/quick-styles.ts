import styleContextStack, { type StyledItem } from "pdfmake/js/StyleContextStack.js";

/**
 * pdfmake asks its stack of styles some twenty properties for each word, and pushes the word on the stack for each. The sheets name no
 * styles, so that a property is the nearest one that is given: it took a tenth of the time of a document.
 */
const stack = styleContextStack.default;

stack.prototype.getProperty = function getProperty(property) {
  for (let index = this.styleOverrides.length - 1; index >= 0; index--) {
    const value = this.styleOverrides[index]?.[property];
    if (value !== undefined && value !== null) return value;
  }
  return this.defaultStyle?.[property];
};

stack.getStyleProperty = (item: StyledItem, styles, property, otherwise) => {
  const value = item[property];
  if (value !== undefined && value !== null) return value;
  return styles?.getProperty(property) ?? otherwise;
};

/** A node with nothing else only holds others. On the stack it would be looked through for each word within. */
const HOLDS = new Set([
  "stack",
  "columns",
  "table",
  "layout",
  "margin",
  "unbreakable",
  "width",
  "positions",
  "nodeInfo",
]);

const givesStyle = (node: StyledItem): boolean =>
  Object.keys(node).some((property) => !HOLDS.has(property) && !property.startsWith("_"));

stack.prototype.autopush = function autopush(node) {
  if (!givesStyle(node)) return 0;
  this.push(node);
  return 1;
};
