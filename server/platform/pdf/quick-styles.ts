import styleContextStack, { type StyledItem } from "pdfmake/js/StyleContextStack.js";

/**
 * pdfmake asks its stack of styles some twenty properties for each word, and pushes the word on the stack for each. The sheets name no
 * styles, so that a property is the nearest one that is given: it took a tenth of the time of a document.
 */
const stack = styleContextStack.default;

/** No node gives these, so that none is looked for on the stack. */
const UNUSED = new Set([
  "background",
  "characterSpacing",
  "decorationColor",
  "decorationStyle",
  "decorationThickness",
  "fontFeatures",
  "italics",
  "leadingIndent",
  "linkToDestination",
  "linkToPage",
  "opacity",
  "preserveLeadingSpaces",
  "preserveTrailingSpaces",
  "sub",
  "sup",
]);

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
  if (UNUSED.has(property)) return otherwise;
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

const isStyle = (property: string): boolean => {
  if (UNUSED.has(property)) throw new Error(`a node gives "${property}", which its texts do not ask for`);
  return !(HOLDS.has(property) || property.startsWith("_"));
};

const givesStyle = (node: StyledItem): boolean => Object.keys(node).filter(isStyle).length > 0;

stack.prototype.autopush = function autopush(node) {
  if (!givesStyle(node)) return 0;
  this.push(node);
  return 1;
};
