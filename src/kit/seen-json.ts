import { withoutUnseen } from "./typed-text.ts";

/**
 * JSON that came as a text: a file, or a field of a form. What nobody sees (`typed-text.ts`) was taken out of the text, and can stand in
 * it still, written as `\u202e`. @throws SyntaxError for what is no JSON
 */
export const readSeenJson = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? withoutUnseen(value) : value));
