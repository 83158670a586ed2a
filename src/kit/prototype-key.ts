/**
 * Whether a key of it is called "__proto__", which a reader of shapes passes over without a word: what is named so would be lost unseen.
 * @param levels deeper ones are not looked at; no shape of ours has as many
 */
export const namesPrototype = (sent: unknown, levels = 6): boolean =>
  typeof sent === "object" &&
  sent !== null &&
  levels > 0 &&
  (Object.hasOwn(sent, "__proto__") || Object.values(sent).some((inner) => namesPrototype(inner, levels - 1)));
