import type { Schema } from "#server/openapi/schema.ts";

/** Where a value is not what its schema says, e.g. "$[0].nama is missing". */
export function faults(schema: Schema, value: unknown, at = "$"): string[] {
  if ("anyOf" in schema) return schema.anyOf.some((one) => faults(one, value, at).length === 0) ? [] : [`${at}: ${JSON.stringify(value)}`];
  if (schema.type === "null") return value === null ? [] : [`${at} is not null`];
  if (schema.type === "array") {
    return Array.isArray(value) ? value.flatMap((one, index) => faults(schema.items, one, `${at}[${index}]`)) : [`${at} is no array`];
  }
  if (schema.type !== "object")
    return typeof value === (schema.type === "integer" ? "number" : schema.type) ? [] : [`${at} is no ${schema.type}`];
  if (typeof value !== "object" || value === null) return [`${at} is no object`];
  const entries = Object.entries(value);
  const begun = Object.entries(schema.patternProperties ?? {});
  const schemaOf = (name: string) => schema.properties[name] ?? begun.find(([pattern]) => name.startsWith(pattern.slice(1)))?.[1];
  const unknown = Object.keys(schema.properties).length > 0 ? entries.filter(([name]) => !schemaOf(name)) : [];
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  return [
    ...unknown.map(([name]) => `${at}.${name} is not in the document`),
    ...missing.map((name) => `${at}.${name} is missing`),
    ...entries.flatMap(([name, one]) => {
      const told = schemaOf(name);
      return told ? faults(told, one, `${at}.${name}`) : [];
    }),
  ];
}
