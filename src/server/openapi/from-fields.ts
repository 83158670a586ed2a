import type { Field, Fields } from "#kit/register/fields.ts";
import type { Schema } from "./schema.ts";

/** What a register's rows look like on the wire, from the same fields that its forms and checks come from. */
export const fieldsSchema = (fields: Fields): Schema => ({
  type: "object",
  properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  required: Object.entries(fields)
    .filter(([, field]) => field.required)
    .map(([name]) => name),
});

/** A stored row: its fields, and what every row has. */
export function rowSchema(fields: Fields): Schema {
  const own = fieldsSchema(fields);
  if (!("properties" in own)) return own;
  const common = { id: { type: "string", format: "uuid" }, versi: { type: "integer" } } as const;
  return { ...own, properties: { ...common, ...own.properties }, required: ["id", "versi", ...(own.required ?? [])] };
}

function fieldSchema(field: Field): Schema {
  const schema = { ...plain(field), description: field.label };
  return field.required || field.kind === "yesNo" ? schema : { anyOf: [schema, { type: "null" }] };
}

function plain(field: Field): Extract<Schema, { type: "string" | "number" | "integer" | "boolean" }> {
  switch (field.kind) {
    case "number":
      return { type: field.step % 1 === 0 ? "integer" : "number" };
    case "yesNo":
      return { type: "boolean" };
    case "choice":
      return { type: "string", enum: field.options.map(({ value }) => value) };
    case "date":
      return { type: "string", format: "date" };
    case "email":
      return { type: "string", format: "email" };
    case "url":
      return { type: "string", format: "uri" };
    case "picture":
    case "file":
    case "reference":
      return { type: "string", format: "uuid" };
    default:
      return { type: "string" };
  }
}
