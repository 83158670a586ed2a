import type { Field, Fields } from "#kit/register/fields.ts";
import { sizes } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { type Asked, maybe, moment, type Schema, text, uuid } from "./schema.ts";

/** What a register's rows look like on the wire, from the same fields that its forms and checks come from. */
export const fieldsSchema = (fields: Fields): Schema => ({
  type: "object",
  properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  required: Object.entries(fields)
    .filter(([, field]) => alwaysTold(field))
    .map(([name]) => name),
});

/** A stored row: its fields, and what every row has. Fields that somebody may not see are left out of their answer. */
export function rowSchema({ fields, extra = {}, ordered }: Pick<Register, "fields" | "extra" | "ordered">): Schema {
  const own = fieldsSchema({ ...fields, ...extra });
  if (!("properties" in own)) return own;
  const common: Record<string, Schema> = {
    id: uuid,
    versi: { type: "integer" },
    createdAt: moment,
    updatedAt: moment,
    deletedAt: maybe(moment),
  };
  const place: Record<string, Schema> = ordered ? { urutan: { type: "integer" } } : {};
  return { ...own, properties: { ...common, ...own.properties, ...place }, required: Object.keys(common) };
}

/** What a list can be asked for. */
export function listQuery({ fields, filters = [] }: Pick<Register, "fields" | "filters">): Record<string, Asked> {
  const narrowed = filters.map((name) => [name, { type: "string", description: `Saring menurut ${fields[name]?.label ?? name}` }] as const);
  return {
    cari: { type: "string", description: "Kata yang dicari" },
    urut: { type: "string", description: "Nama isian yang menentukan urutan" },
    arah: { type: "string", description: "asc atau desc" },
    halaman: { type: "integer", description: "Nomor halaman, mulai dari 1" },
    tampil: { type: "integer", description: `Banyaknya baris pada satu halaman: ${sizes.join(", ")}` },
    ...Object.fromEntries(narrowed),
  };
}

/** A row as programs bring it: what is left out stays as it is, or empty. Other rows by their id or name, pictures by name. */
export const importedRowSchema = (fields: Fields): Schema => ({
  type: "object",
  properties: Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === "file" ? [] : [[name, importedFieldSchema(field)]])),
  ),
});

function importedFieldSchema(field: Field): Schema {
  const named = { reference: "id atau nama", picture: "nama di Pustaka Gambar" };
  const how = field.kind === "reference" || field.kind === "picture" ? named[field.kind] : undefined;
  const schema: Schema = how ? text(`${field.label}: ${how}`) : { ...plain(field), description: field.label };
  return { anyOf: [schema, { type: "null" }] };
}

/** What programs ask that keep in step. */
export const changesQuery: Readonly<Record<string, Asked>> = {
  diubahSejak: {
    type: "string",
    description:
      "Hanya yang ditambah, diubah atau dibuang sesudah saat ini, misalnya 2026-11-21T00:00:00Z, yang terlama dulu; yang dibuang tampil dengan deletedAt dan tanpa isiannya. Pencarian dan saringan tidak ikut",
  },
  sesudah: { type: "string", description: "Bersama diubahSejak: dari kepala Link, untuk bagian berikutnya" },
};

/** A field asked for only where another says so is empty elsewhere. */
const alwaysTold = (field: Field) => field.required === true && field.onlyIf === undefined;

function fieldSchema(field: Field): Schema {
  const schema = { ...plain(field), description: field.label };
  return alwaysTold(field) || field.kind === "yesNo" ? schema : { anyOf: [schema, { type: "null" }] };
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
