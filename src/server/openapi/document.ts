import type { Call } from "../api.ts";
import { type CallDoc, moment, object, type Schema, text } from "./schema.ts";

interface About {
  readonly title: string;
  /** Where the product is reached. */
  readonly origin: string;
}

const refusal = {
  ...object({ error: text("Kalimat yang dapat ditunjukkan kepada orang") }),
  properties: {
    error: text("Kalimat yang dapat ditunjukkan kepada orang"),
    reason: text(
      "Untuk program: insufficient_user_authentication (masuk lagi dahulu), second_factor_required, atau insufficient_scope (kunci program tidak sampai ke sana)",
    ),
  },
};

/** The calls as an OpenAPI 3.1 document. */
export function openApiDocument(calls: readonly Call[], { title, origin }: About) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `API ${title}`, version: "1.0.0" },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "access_token dari POST /api/loginGuru" },
        kunciProgram: { type: "http", scheme: "bearer", bearerFormat: "man1_…", description: programKey },
      },
      schemas: { Refusal: refusal },
    },
  };
}

const programKey =
  "Kunci program dari administrator (Pengawasan, Kunci Program): hanya untuk daftar, perbuatan dan kelas isian yang diberikan kepadanya; selainnya 403 dengan reason insufficient_scope.";
const counted = { "X-Total-Count": { description: "Banyaknya seluruhnya; tidak ada bersama diubahSejak", schema: { type: "integer" } } };
const followed = {
  Link: { description: 'Alamat bagian berikutnya, selama masih ada: <…>; rel="next"', schema: text() },
  "X-Diubah-Sampai": { description: "Bersama diubahSejak: saat untuk diubahSejak berikutnya", schema: moment },
  ETag: { description: "Untuk If-None-Match; jawaban yang sama menjadi 304", schema: text() },
};
const proven = " Hanya dalam 5 menit sesudah masuk; sesudah itu 401 dengan reason insufficient_user_authentication.";

function operation({ method, path, access, fresh, programs, doc, sentence }: Call) {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: "path", required: true, schema: text() }));
  const asked = Object.entries(doc?.query ?? {}).map(([name, { type, description, required = false }]) => ({
    ...{ name, in: "query", description, required },
    schema: { type },
  }));
  const status = String(doc?.status ?? 200);
  return {
    operationId: operationId(method, path),
    summary: doc?.summary ?? `${method} ${path}`,
    ...(access === "public"
      ? {}
      : { security: [{ token: [] }, ...(programs ? [{ kunciProgram: [] }] : [])], description: `Hak: ${access}.${fresh ? proven : ""}` }),
    ...(parameters.length + asked.length > 0 ? { parameters: [...parameters, ...asked] } : {}),
    ...(doc?.body ? { requestBody: { required: true, content: bodies(doc.body, doc) } } : {}),
    responses: {
      [status]: {
        description: "Berhasil",
        ...(doc?.counted ? { headers: doc.follows ? { ...counted, ...followed } : counted } : {}),
        ...(doc?.answer ? { content: content(doc.answer, doc.gives) } : {}),
      },
      default: {
        description: "Ditolak",
        content: content(sentence === "msg" ? object({ msg: text() }) : { $ref: "#/components/schemas/Refusal" }),
      },
    },
  };
}

/** "GET /api/gallery-photos" is getGalleryPhotos, "/api/registerSiswa/:id" with DELETE is deleteRegisterSiswaById. */
export function operationId(method: string, path: string): string {
  const words = path
    .replace("/api/", "")
    .split(/[/-]/)
    .map((word) => (word.startsWith(":") ? `By${capital(word.slice(1))}` : capital(word)));
  return method.toLowerCase() + words.join("").replace(/\W/g, "");
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const bodies = (body: Schema, { takes, form }: CallDoc) => ({
  ...content(body, takes),
  ...(form && content(form, ["multipart/form-data"])),
});

const content = (schema: Schema | { $ref: string }, types: readonly string[] = ["application/json"]) =>
  Object.fromEntries(types.map((type) => [type, { schema }]));
