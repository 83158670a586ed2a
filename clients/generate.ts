import type { Schema } from "#server/openapi/schema.ts";

/** Of an OpenAPI document what a client is made of. */
export interface ClientDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/** The source of `clients/ts/portal.generated.ts`: one type for each shape, one line for each operation. Nothing of it runs but a table. */
export function clientSource(document: ClientDocument): string {
  const shapes = new Map<string, { readonly name: string; readonly source: string }>();
  const types: string[] = [];
  const table: string[] = [];
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, told] of Object.entries(methods)) {
      const operation = told as Operation;
      types.push(operationType(operation, shapes));
      table.push(`  ${operation.operationId}: [${JSON.stringify(method.toUpperCase())}, ${JSON.stringify(path)}],`);
    }
  return [
    "/** Made from the OpenAPI document by `npm run docs`; changes by hand are lost. */",
    ...[...shapes.values()].map(({ name, source }) => `export type ${name} = ${source};\n`),
    `/** What each operation is asked with, and what it answers. */\nexport interface Operations {\n${types.join("\n")}\n}\n`,
    `/** Where each operation stands. */\nexport const operations = {\n${table.join("\n")}\n} as const satisfies Readonly<Record<keyof Operations, readonly [method: string, path: string]>>;\n`,
  ].join("\n");
}

type Shapes = Map<string, { readonly name: string; readonly source: string }>;

function operationType({ operationId, summary, parameters = [], requestBody, responses }: Operation, shapes: Shapes): string {
  const of = (place: string) =>
    parameters
      .filter((one) => one.in === place)
      .map(({ name, required, schema }) => `${key(name)}${required ? "" : "?"}: ${queryType(schema)}`);
  const [path, query] = [of("path"), of("query")];
  const body = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    type === "application/json"
      ? typeOf(schema, shapes, `${capital(operationId)}Body`)
      : type.startsWith("multipart/")
        ? "FormData"
        : "Blob",
  );
  const [answer] = Object.entries(responses).flatMap(([status, { content }]) => (status === "default" ? [] : [content]));
  const json = answer?.["application/json"];
  const answered = json ? typeOf(json.schema, shapes, `${capital(operationId)}Answer`) : answer ? "Blob" : "undefined";
  const parts = [
    ...(path.length > 0 ? [`path: { ${path.join("; ")} }`] : []),
    ...(query.length > 0 ? [`query?: { ${query.join("; ")} }`] : []),
    ...(body.length > 0 ? [`body: ${[...new Set(body)].join(" | ")}`] : []),
  ];
  const asked = parts.length > 0 ? `{ ${parts.join("; ")} }` : "Readonly<Record<string, never>>";
  return `  /** ${summary.replaceAll("*/", "")} */\n  ${operationId}: { asked: ${asked}; answer: ${answered} };`;
}

const queryType = (schema: Schema): string => ("type" in schema && schema.type === "integer" ? "number" : "string");

/** Shapes of three fields and more get a name, the same shape the same one. */
function typeOf(schema: Schema, shapes: Shapes, suggested: string): string {
  if ("anyOf" in schema) return schema.anyOf.map((one) => typeOf(one, shapes, suggested)).join(" | ");
  switch (schema.type) {
    case "null":
      return "null";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return `readonly ${grouped(typeOf(schema.items, shapes, suggested.replace(/(Answer|Body)$/, "Row")))}[]`;
    case "object":
      return objectType(schema, shapes, suggested);
    case "string":
      return schema.enum ? schema.enum.map((one) => JSON.stringify(one)).join(" | ") : schema.format === "binary" ? "Blob" : "string";
  }
}

const grouped = (type: string): string => (type.includes(" | ") ? `(${type})` : type);

function objectType(schema: Extract<Schema, { type: "object" }>, shapes: Shapes, suggested: string): string {
  const entries = Object.entries(schema.properties);
  const { additionalProperties: any } = schema;
  if (entries.length === 0) return `Readonly<Record<string, ${any ? typeOf(any, shapes, suggested) : "unknown"}>>`;
  const known = shapes.get(JSON.stringify(schema));
  if (known) return known.name;
  const fields = entries.map(([name, one]) => {
    const type = typeOf(one, shapes, `${suggested.replace(/(Answer|Body|Row)$/, "")}${capital(name)}`);
    return `${key(name)}${schema.required?.includes(name) ? "" : "?"}: ${type}`;
  });
  for (const [pattern, one] of Object.entries(schema.patternProperties ?? {}))
    fields.push(`[name: \`${pattern.slice(1)}\${string}\`]: ${typeOf(one, shapes, suggested)}`);
  if (entries.length < 3) return `{ ${fields.map((field) => `readonly ${field}`).join("; ")} }`;
  const taken = new Set([...shapes.values()].map(({ name }) => name));
  let name = suggested;
  for (let n = 2; taken.has(name); n++) name = `${suggested}${n}`;
  shapes.set(JSON.stringify(schema), { name, source: `{\n${fields.map((field) => `  readonly ${field};`).join("\n")}\n}` });
  return name;
}

const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
