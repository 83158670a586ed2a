import { bodyLimitFor } from "#kit/body-limits.ts";
import type { Register } from "#kit/register/register.ts";
import { answerRest } from "#kit/register/rest.server.ts";
import { banner } from "#modules/beranda/index.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { lists } from "#src/registers.ts";
import type { Call } from "./api.ts";
import { changesQuery, fieldsSchema, listQuery, rowSchema } from "./openapi/from-fields.ts";
import { list } from "./openapi/schema.ts";

/** What the specification answers at the address that the register would have. */
const otherAddresses = new Map([[banner.name, "data-banner"]]);

/** The register's address below /api. */
export const apiName = ({ api, name }: Pick<Register, "api" | "name">): string =>
  api ?? otherAddresses.get(name) ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Of staff the specification has calls of its own. */
const isOpenedElsewhere = ({ name }: Register): boolean => name === pegawai.name;

/** What every register opens to programs: its list and each of its rows; to be written where its definition says so. */
export const registerCalls: readonly Call[] = lists.filter((register) => !isOpenedElsewhere(register)).flatMap(callsOf);

function callsOf(register: Register): Call[] {
  const { api, name, title, noun, fields } = register;
  const handle: Call["handle"] = ({ request, params, scope }) => answerRest(scope, register, { request, id: params.id });
  const address = apiName(register);
  const [all, one] = [`/api/${address}`, `/api/${address}/:id`] as const;
  const [row, body] = [rowSchema(register), fieldsSchema(fields)];
  const room = bodyLimitFor(fields);
  const query = { ...listQuery(register), ...changesQuery };
  const whole = { summary: title, answer: list(row), query, counted: true, follows: true };
  const seen: Call[] = [
    { method: "GET", path: all, access: `${name}:read`, programs: true, fresh: true, doc: whole, handle },
    { method: "GET", path: one, access: `${name}:read`, programs: true, doc: { summary: `Satu ${noun}`, answer: row }, handle },
  ];
  if (api === undefined) return seen;
  return [
    ...seen,
    {
      method: "POST",
      path: all,
      access: `${name}:create`,
      room,
      doc: { summary: `Tambah ${noun}`, body, answer: row, status: 201 },
      handle,
    },
    { method: "PUT", path: one, access: `${name}:update`, room, doc: { summary: `Ubah ${noun}`, body, answer: row }, handle },
    { method: "DELETE", path: one, access: `${name}:delete`, doc: { summary: `Hapus ${noun}`, status: 204 }, handle },
  ];
}
