/** The part of JSON Schema that our calls need. */
export type Schema =
  | {
      readonly type: "string";
      readonly format?: "date" | "date-time" | "uuid" | "uri" | "email";
      readonly enum?: readonly string[];
      readonly description?: string;
    }
  | { readonly type: "number" | "integer" | "boolean"; readonly description?: string }
  | { readonly type: "array"; readonly items: Schema }
  | {
      readonly type: "object";
      readonly properties: Readonly<Record<string, Schema>>;
      readonly required?: readonly string[];
      readonly description?: string;
    }
  | { readonly anyOf: readonly Schema[] }
  | { readonly type: "null" };

/** What readers of the API are told of one call. */
export interface CallDoc {
  readonly summary: string;
  readonly body?: Schema;
  readonly answer?: Schema;
  readonly status?: number;
  readonly query?: Readonly<Record<string, string>>;
}

export const text = (description?: string): Schema => ({ type: "string", ...(description ? { description } : {}) });
export const day: Schema = { type: "string", format: "date" };
export const uuid: Schema = { type: "string", format: "uuid" };
export const list = (items: Schema): Schema => ({ type: "array", items });
export const maybe = (schema: Schema): Schema => ({ anyOf: [schema, { type: "null" }] });

/** All of them are always there. */
export const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
