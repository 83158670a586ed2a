/** The part of JSON Schema that our calls need. */
export type Schema =
  | {
      readonly type: "string";
      readonly format?: "date" | "date-time" | "uuid" | "uri" | "email" | "binary";
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
      /** What stands under any other name. */
      readonly additionalProperties?: Schema;
      /** What stands under any name that begins like this, by that beginning as a pattern: "^jawab-". */
      readonly patternProperties?: Readonly<Record<`^${string}`, Schema>>;
    }
  | { readonly anyOf: readonly Schema[] }
  | { readonly type: "null" };

/** A query parameter. */
export interface Asked {
  readonly type: "string" | "integer";
  readonly description: string;
  readonly required?: boolean;
}

/** What readers of the API are told of one call. */
export interface CallDoc {
  readonly summary: string;
  readonly body?: Schema;
  /** Media types of the body, which is JSON unless told otherwise. */
  readonly takes?: readonly string[];
  /** The same as a form, where a file may stand in place of JSON. */
  readonly form?: Schema;
  /** It changes something, and the address says all. */
  readonly bodiless?: true;
  readonly answer?: Schema;
  /** Media types of the answer, which is JSON unless told otherwise. */
  readonly gives?: readonly string[];
  readonly status?: number;
  readonly query?: Readonly<Record<string, Asked>>;
  /** A part of a list, of which a header says how long it is as a whole. */
  readonly counted?: boolean;
  /** Its next part stands in a header, and from when to ask the next time. */
  readonly follows?: boolean;
}

export const text = (description?: string): Schema => ({ type: "string", ...(description ? { description } : {}) });
/** A file as it is, without anything around it. */
export const file = (description: string): Schema => ({ type: "string", format: "binary", description });
export const day: Schema = { type: "string", format: "date" };
export const moment: Schema = { type: "string", format: "date-time" };
export const uuid: Schema = { type: "string", format: "uuid" };
export const list = (items: Schema): Schema => ({ type: "array", items });
export const maybe = (schema: Schema): Schema => ({ anyOf: [schema, { type: "null" }] });

/** By a name that the sender knows. */
export const byName = (additionalProperties: Schema, description: string): Schema => ({
  ...{ type: "object", properties: {}, additionalProperties, description },
});

/** As `patternProperties` names it. */
export const beginning = (prefix: string): `^${string}` => `^${prefix}`;

/** All of them are always there. */
export const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
