import { beforeAll, describe, expect, test } from "vitest";
import { type Action, type Actor, answerClasses, type Policy, type PrivacyClass } from "#kit/access/access.ts";
import { exportableRegister, readableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { trail } from "#kit/audit/trail.server.ts";
import { choicesOf } from "#kit/choices.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { Refusal } from "#kit/refusals.ts";
import type { KeptField } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { answerRest } from "#kit/register/rest.server.ts";
import { changeable, create, find, list, update } from "#kit/register/store.server.ts";
import { searchRegisters } from "#kit/search/search.server.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { exportRows, planImport } from "#kit/transfer/transfer.server.ts";
import { allPeran } from "#modules/akun/index.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { readable } from "#portal/jejak/readable.server.ts";
import { showList } from "#portal/register/list/show-list.server.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { actor } from "#tests/support/database.ts";
import { as, clerk, digits, fitting, house, query, referred, samples, useRegisterRows, writable } from "#tests/support/register-rows.ts";

useRegisterRows();

/** In every field of every register something that stands nowhere else; whoever has not its class must meet it nowhere. */
interface Canary {
  readonly register: Register;
  readonly field: string;
  readonly privacy: PrivacyClass;
  readonly words: string;
}
const canaries: Canary[] = [];
let flown = 100;
const rows = new Map<string, string[]>();
const people = allPeran.map((role) => actor(role));

const fieldsOf = ({ fields, extra }: Register): [string, KeptField][] => Object.entries({ ...fields, ...extra });

/** Null where a field takes nothing that could be told from the value of another. */
function canaryFor(field: KeptField, at: number): string | null {
  if (field.kind === "email") return `burung${at}@kanari.id`;
  if (field.kind === "url") return `https://kanari.id/${at}`;
  if (field.kind === "phone") return `0877${String(10_000_000 + at)}`;
  const number = digits(field, 1000 + at);
  if (number !== undefined) return number.length >= 8 ? number : null;
  if (field.kind === "longText") return `Kanari${at}.`;
  return field.kind === "text" && !field.pattern && field.max >= 10 ? `Kanari${at}.` : null;
}

beforeAll(async () => {
  await as(clerk, async (ctx) => {
    for (const { id, roles } of people)
      await sql`insert into akun (id, nip, nama, peran, aktif) values (${id}, ${`1${String(people.findIndex((one) => one.id === id))}`.padEnd(18, "0")}, ${roles[0]},
        ${[...roles]}::text[], true) on conflict do nothing`.execute(ctx.db);
    for (const register of writable) {
      for (const n of [1, 2]) {
        const own = fitting[register.name]?.(n) ?? {};
        const sought = Object.entries(register.fields).flatMap(([field, kept]) => {
          const words = Object.hasOwn(own, field) ? null : canaryFor(kept, flown++);
          return words === null ? [] : [{ register, field, privacy: kept.privacy, words }];
        });
        const made = await create(
          ctx,
          register,
          { ...samples(register, n), ...Object.fromEntries(sought.map(({ field, words }) => [field, words])) },
          "json",
        );
        // The second row is there to be put in order with the first.
        if (n === 1) canaries.push(...sought);
        rows.set(register.name, [...(rows.get(register.name) ?? []), made.id]);
      }
    }
    await sql`update kelas set wali_id = ${actor("waliKelas").id} where id = ${referred.get("kelas")}`.execute(ctx.db);
    await sql`update pegawai set akun_id = ${actor("guru").id} where id = ${rows.get("pegawai")?.[0]}`.execute(ctx.db);
  });
});

const classesFor = (who: Actor, register: Register, action: Action) => answerClasses(policy, who, `${register.name}:${action}`);
/** What names a row for others is known to whoever sees what points to it. */
const names = ({ columns, named = columns.slice(0, 1) }: Register): readonly string[] => named;
const closedTo = (who: Actor) =>
  canaries.filter(
    ({ register, field, privacy }) =>
      !classesFor(who, register, "read").someRow.includes(privacy) && !(privacy === "umum" && names(register).includes(field)),
  );
const met = (who: Actor, told: unknown) => {
  const text = JSON.stringify(told);
  return closedTo(who)
    .filter(({ words }) => text.includes(words))
    .map(({ register, field }) => `${register.name}.${field}`);
};
const hiddenIn = (who: Actor, register: Register) =>
  fieldsOf(register).flatMap(([name, { privacy }]) => (classesFor(who, register, "read").someRow.includes(privacy) ? [] : [name]));
const orRefused = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return { sentence: error.message, fields: error.fields, current: error.current };
    throw error;
  }
};

/** Asks every door of the register, and looks for what is closed in whatever answers. */
async function knock(who: Actor, register: Register): Promise<void> {
  const ids = rows.get(register.name) ?? [];
  const first = ids[0] ?? referred.get(register.name) ?? "";
  const told = await Promise.all([
    orRefused(as(who, (ctx) => list(ctx, register, { ...query(register), size: 100 }))),
    orRefused(as(who, (ctx) => showList(ctx, register, { parameters: new URLSearchParams(`ubah=${first}&tambah`) }))),
    ...ids.map((id) => orRefused(as(who, (ctx) => find(ctx, register, id)))),
    orRefused(answerRest(house.scope(who), register, { request: new Request("http://x/api/x"), id: undefined }).then((one) => one.text())),
    orRefused(answerRest(house.scope(who), register, { request: new Request("http://x/api/x"), id: first }).then((one) => one.text())),
    orRefused(as(who, (ctx) => exportRows(ctx, register, query(register)))),
    orRefused(as(who, (ctx) => update(ctx, register, { id: first, versi: 99, sent: {}, source: "json" }))),
    orRefused(
      as(who, async (ctx) => {
        const seen = readableRegister(ctx, register);
        return [await choicesOf(ctx, seen), await relatedOf(ctx, seen, (await list(ctx, register, query(register))).rows)];
      }),
    ),
    orRefused(as(who, (ctx) => changeable(ctx, register, first).then(({ fields }) => Object.keys(fields)))),
  ]);
  expect(met(who, told)).toEqual([]);
  const { seen, sheet } = await as(who, async (ctx) => ({
    seen: Object.keys(readableRegister(ctx, register).fields),
    sheet: columnsOfSheet(exportableRegister(ctx, register)).map(({ label }) => label),
  }));
  const hidden = hiddenIn(who, register);
  expect(seen.filter((name) => hidden.includes(name))).toEqual([]);
  const closed = hidden.map((name) => register.fields[name]?.label);
  expect(sheet.filter((label) => closed.includes(label))).toEqual([]);
  const { rows: listed = [] } = (told[0] ?? {}) as { rows?: readonly object[] };
  for (const row of listed) expect(Object.keys(row).filter((name) => hidden.includes(name))).toEqual([]);
}

/** Sorts, narrows and searches a list by what is closed. @returns the fields by which something changed */
async function seek(who: Actor, register: Register): Promise<string[]> {
  const { anyRow, ownRow } = classesFor(who, register, "read");
  const open = anyRow.length > 0 ? anyRow : ownRow;
  if (open.length === 0) return [];
  const found = (text: string) =>
    as(who, async (ctx) => (await list(ctx, register, { ...query(register, text), size: 100 })).rows.map(({ id }) => id));
  const all = await found("");
  const told: string[] = [];
  for (const [name] of fieldsOf(register).filter(([, { privacy }]) => !open.includes(privacy))) {
    const asked = { ...query(register), size: 100, filters: { [name]: "00000000-0000-4000-8000-00000000000a" } };
    const narrowed = await as(who, async (ctx) => (await list(ctx, register, asked)).rows.length);
    const ordered = [await found(`urut=${name}&arah=asc`), await found(`urut=${name}&arah=desc`)].map((ids) => ids.join());
    const words = canaries.filter((one) => one.register === register && one.field === name);
    const sought = await Promise.all(words.map((one) => found(`cari=${one.words}`)));
    if (narrowed !== all.length || ordered[0] !== ordered[1] || sought.flat().length > 0) told.push(`${register.name}.${name}`);
  }
  return told;
}

test("there is a canary in most fields, of every class", () => {
  expect(canaries.length).toBeGreaterThan(150);
  expect([...new Set(canaries.map(({ words }) => words))]).toHaveLength(canaries.length);
  expect(new Set(canaries.map(({ privacy }) => privacy))).toEqual(new Set(["umum", "dinas", "pribadi", "rahasia"]));
  const { words } = canaries.find(({ register, field }) => register === siswa && field === "namaAyah") as Canary;
  expect(met(actor("guru"), { words })).toEqual(["siswa.namaAyah"]);
});

describe.each(people.map((who) => [String(who.roles[0]), who] as const))("%s", (_, who) => {
  test("meets nothing closed at any door of any register", async () => {
    for (const register of registers) await knock(who, register);
  });
  test("learns nothing by order, filter or words", async () => {
    const told: string[] = [];
    for (const register of registers) told.push(...(await seek(who, register)));
    expect(told).toEqual([]);
  });
  test("finds nothing closed by searching everywhere", async () => {
    const sought = closedTo(who);
    const groups = await as(who, async (ctx) => {
      const found = [];
      for (const { words } of sought) found.push(...(await searchRegisters(ctx, registers, words)));
      return found;
    });
    expect(met(who, groups)).toEqual([]);
    const mine = new Set(groups.flatMap(({ found }) => found.map(({ id }) => id)));
    // Found by what is open there, e.g. a number that stands in two registers.
    expect(
      [...mine].filter((id) =>
        sought.some(({ register, field }) => rows.get(register.name)?.includes(id) && register.searched.includes(field)),
      ),
    ).toEqual([]);
  });

  test("reads nothing closed in the trail", async () => {
    const lines = await as(clerk, (ctx) => trail(ctx, {}, { size: 1000 }).then(({ lines }) => lines));
    expect(JSON.stringify(lines)).toContain("Kanari");
    expect(met(who, await as(who, (ctx) => readable(ctx, lines)))).toEqual([]);
  });
});

test("a list that is taken in fills no column that is closed", async () => {
  const open: Policy = { [siswa.name]: [[["guru"], ["read", "import"], ["umum"], "all"]] };
  const closed = Object.values(siswa.fields).filter(({ kind, privacy }) => kind === "text" && privacy !== "umum");
  expect(closed.length).toBeGreaterThan(20);
  for (const { label } of closed) {
    const sheet = { header: [label], rows: [["x"]], places: [2] };
    const plan = as(actor("guru"), (ctx) => planImport({ ...ctx, policy: open }, siswa, { name: "a.csv", sheet }));
    expect(await plan, label).toMatchObject({ id: null });
  }
});

test("what is hidden is neither written nor emptied by a save of the rest", async () => {
  const guru = actor("guru");
  const [id = ""] = rows.get("pegawai") ?? [];
  const before = await as(clerk, (ctx) => find(ctx, pegawai, id));
  const save = (sent: Record<string, unknown>) =>
    as(guru, (ctx) => update(ctx, pegawai, { id, versi: before.versi, sent, source: "json" }));
  await expect(save({ alamat: "Baru", pangkat: "IV/e" })).rejects.toMatchObject({
    kind: "invalid",
    fields: { pangkat: expect.any(String) },
  });
  await save({ alamat: "Jalan Baru" });
  const after = await as(clerk, (ctx) => find(ctx, pegawai, id));
  for (const [name, { privacy }] of fieldsOf(pegawai))
    if (privacy === "umum" || privacy === "dinas") expect(after[name], name).toEqual(before[name]);
  expect(after.alamat).toBe("Jalan Baru");
});

test("no notice and no waiting job holds anything closed", async () => {
  const notices = await as(clerk, ({ db }) =>
    sql<{ peran: string[]; isi: string }>`
      select akun.peran, title || coalesce(body, '') as isi from pemberitahuan join akun on akun.id = akun_id`.execute(db),
  );
  const jobs = await as(clerk, ({ db }) => sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs`.execute(db));
  for (const { peran, isi } of notices.rows) expect(met({ ...clerk, roles: peran }, isi)).toEqual([]);
  expect(met({ ...clerk, roles: [] }, jobs.rows)).toEqual([]);
});

test("what names a row for others is known to whoever reads what points to it", () => {
  const faults = registers.flatMap((register) =>
    fieldsOf(register).flatMap(([name, field]) => {
      if (field.kind !== "reference") return [];
      const target = field.register;
      return people.flatMap((who) => {
        if (!classesFor(who, register, "read").someRow.includes(field.privacy)) return [];
        const open = classesFor(who, target, "read").someRow;
        const closed = names(target).filter((one) => ![...open, "umum"].includes(target.fields[one]?.privacy ?? ""));
        return closed.length > 0 ? [`${who.roles[0]}: ${register.name}.${name}`] : [];
      });
    }),
  );
  expect(faults).toEqual([]);
});
