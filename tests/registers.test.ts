import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor, Grant } from "#kit/access/access.ts";
import { history } from "#kit/audit/history.server.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { readCsv, readXlsx, writeCsv, writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import type { RefusalKind } from "#kit/refusals.ts";
import type { Field } from "#kit/register/fields.ts";
import { readQuery } from "#kit/register/query.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { content, create, find, list, remove, restore, update } from "#kit/register/store.server.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { exportRows, planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { act } from "#portal/register/acts.server.ts";
import { hasOwnForm } from "#portal/register/address.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { actor, useDatabase } from "#tests/support/database.ts";

const house = useDatabase({ policy });
const clerk = actor("administrator");
const stranger = actor("tanpa peran");
const as = <T>(who: typeof clerk, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
const refusal = async (kind: RefusalKind, promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (problem: unknown) => problem,
  );
  expect(error).toMatchObject({ name: "Refusal", kind });
  return error as { message: string; fields: Record<string, string>; current: Row };
};
const query = (register: Register, text = "") => readQuery(register, new URLSearchParams(text));

const pictureId = randomUUID();
const fileId = randomUUID();
/** A row of each register that others point to. */
const referred = new Map<string, string>();
/** What stands for it in a list. */
const nameOfReferred = (register: Register) => String(samples(register, 99)[register.columns[0] ?? ""]);

beforeAll(async () => {
  await as(clerk, async (ctx) => {
    const variant = { width: 480, avif: "uji.avif", webp: "uji.webp", bytes: 1 };
    await sql`insert into gambar (id, kunci, lebar, tinggi, warna, alt, varian, asal)
      values (${pictureId}, repeat('a', 64), 480, 320, '#0b3b2e', 'Gambar uji', ${JSON.stringify([variant])}, 'uji.png')`.execute(ctx.db);
    await sql`insert into berkas (id, created_by, kunci, nama, jenis, ukuran, sidik)
      values (${fileId}, ${clerk.id}, 'uji.png', 'uji.png', 'image/png', 1, repeat('a', 64))`.execute(ctx.db);
    for (const register of registers) await refer(ctx, register);
    await seedSekolah(ctx);
  });
});

/** What a row points to is there before it. */
async function refer(ctx: Ctx, { fields }: Register): Promise<void> {
  for (const field of Object.values(fields)) {
    if (field.kind !== "reference" || referred.has(field.register.name)) continue;
    await refer(ctx, field.register);
    referred.set(field.register.name, await rowOf(ctx, field.register));
  }
}

/** Rows that no register of the office makes are made as they are kept. */
async function rowOf(ctx: Ctx, register: Register): Promise<string> {
  if (registers.includes(register)) return (await create(ctx, register, samples(register, 99), "json")).id;
  const akun = { nip: "199001012015031001", nama: nameOfReferred(register), passwordHash: null, passwordAt: null, aktif: true, peran: [] };
  return (await ctx.db.insertInto("akun").values(akun).returning("id").executeTakeFirstOrThrow()).id;
}

/** Numbers of a fixed length, such as a person's. */
const digits = (field: Field, n: number): string | undefined => {
  if (field.kind !== "text" || !field.pattern) return undefined;
  const number = String(n).padStart(field.max, "0");
  return field.pattern.test(number) ? number : undefined;
};

/** Something that the field takes; another one for each `n`. */
function sample(field: Field, n: number): string | number | boolean | null {
  switch (field.kind) {
    case "text":
    case "longText":
      return digits(field, n) ?? `${field.label} ${n}`.slice(0, field.max);
    case "number":
      return (
        (field.min ?? 0) + (field.max === undefined ? n : n % (Math.floor((field.max - (field.min ?? 0)) / field.step) + 1)) * field.step
      );
    case "date":
      return addDays(today(), -n - 1);
    case "time":
      return `07:${String(n).padStart(2, "0")}`;
    case "choice":
      return field.options[n % field.options.length]?.value ?? null;
    case "yesNo":
      return true;
    case "phone":
      return `0812345678${String(n).padStart(2, "0")}`;
    case "email":
      return `uji${n}@contoh.id`;
    case "url":
      return `https://contoh.id/${n}`;
    case "picture":
      return pictureId;
    case "file":
      return fileId;
    case "reference":
      return referred.get(field.register.name) ?? null;
  }
}

/** Registers whose fields must fit together. */
const fitting: Readonly<Record<string, (n: number) => Readonly<Record<string, string | number | boolean | null>>>> = {
  periodePpdb: (n) => ({
    tahunAjaran: `20${String((n % 80) + 10)}/20${String((n % 80) + 11)}`,
    buka: addDays("2100-01-01", n * 10),
    tutup: addDays("2100-01-01", n * 10 + 5),
    pengumuman: addDays("2100-01-01", n * 10 + 6),
    daftarUlangMulai: addDays("2100-01-01", n * 10 + 7),
    daftarUlangSelesai: addDays("2100-01-01", n * 10 + 8),
  }),
  jadwalKerja: (n) => ({ pulang: `15:${String(n).padStart(2, "0")}` }),
  banner: (n) => ({ tautan: `/news?berita=uji-${n}` }),
  programUnggulan: (n) => ({ tautan: `/departments?tab=uji-${n}` }),
  tautanNavigasi: (n) => ({ alamat: `/uji-${n}` }),
  tautanTerkait: (n) => ({ alamat: `/uji-${n}` }),
  tautanUnitKerja: (n) => ({ alamat: `/uji-${n}` }),
  tautanAplikasi: (n) => ({ alamat: `/uji-${n}` }),
  kepalaMadrasah: () => ({ sekarang: false }),
  figurPublik: () => ({ nilai: null }),
  tag: (n) => ({ name: `uji-${n}` }),
  bagianHalaman: () => ({ halaman: "profil", tab: "sejarah" }),
  kelas: (n) => ({ tahunAjaran: `20${String((n % 80) + 10)}/20${String((n % 80) + 11)}` }),
  informasiPublik: () => ({ kategori: "berkala" }),
  tahunAjaran: (n) => ({
    nama: `${1900 + n}/${1901 + n}`,
    mulai: addDays("2100-01-01", n * 10),
    selesai: addDays("2100-01-01", n * 10 + 5),
  }),
  semester: (n) => ({ mulai: addDays("2100-01-01", n * 10), selesai: addDays("2100-01-01", n * 10 + 5) }),
  hariKhusus: (n) => ({ jamPulang: `14:${String(n).padStart(2, "0")}` }),
  jamPelajaran: (n) => ({ hari: String((n % 6) + 1), jamKe: (Math.floor(n / 6) % 15) + 1, ...pelajaran(Math.floor(n / 6)) }),
  pegawai: (n) => {
    const lahir = addDays("1980-01-01", n * 3);
    const kelamin = n % 2 === 0 ? "Wanita" : "Pria";
    const nip = `${lahir.replaceAll("-", "")}201001${kelamin === "Pria" ? 1 : 2}${String((n % 999) + 1).padStart(3, "0")}`;
    // One account belongs to one person.
    return { tanggalLahir: lahir, jenisKelamin: kelamin, nip, akunId: null };
  },
  // What belongs to foreigners, to the dead and to those without a phone stays empty; leaving school is an act of its own.
  siswa: () => ({
    ...{ status: "aktif", kewarganegaraan: "Indonesia", negara: null, kitas: null, tanpaHp: false },
    ...Object.fromEntries(
      ["Ayah", "Ibu", "Wali"].flatMap((siapa) => [
        [`kewarganegaraan${siapa}`, "Indonesia"],
        [`kitas${siapa}`, null],
        [`tanpaHp${siapa}`, false],
      ]),
    ),
    ...{ statusAyah: "Masih Hidup", statusIbu: "Masih Hidup" },
  }),
  jenisNaskah: (n) => ({ pola: `{urut}/UJI-${n}/{tahun}` }),
  pejabatPenandatangan: (n) => ({ cara: "an", mulai: addDays("2100-01-01", n), sampai: addDays("2100-01-01", n) }),
  agenda: (n) => ({ jamSelesai: `09:${String(n).padStart(2, "0")}` }),
};

const pelajaran = (n: number) => ({ mulai: `${String(6 + n).padStart(2, "0")}:00`, selesai: `${String(6 + n).padStart(2, "0")}:45` });

/** What is changed in the only row. */
const single: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  pengaturan: { nama: "MAN Uji", npsn: "12345678", petaLat: -0.89858, petaLng: 119.87071, telepon: "0451421000", kepalaFotoId: pictureId },
  visiMisi: { visi: "Visi uji" },
  tautanLayanan: { elearning: "https://belajar.contoh.id/", situs: "/profile" },
};

const samples = (register: Register, n: number) => ({
  ...Object.fromEntries(Object.entries(register.fields).map(([name, field]) => [name, sample(field, n)])),
  ...fitting[register.name]?.(n),
});
const heads = (register: Register) => columnsOfSheet(register).map(({ label }) => label);
const writable = registers.filter(({ readOnly, single }) => !readOnly && !single);
const singles = registers.filter(({ single }) => single);
/** As a list says it: without files, pictures and others' rows by their names. */
const written = (register: Register, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(register.fields).flatMap(([name, field]) => {
    if (field.kind === "file") return [];
    if (field.kind === "picture") return [values[name] ? "uji.png" : ""];
    if (field.kind === "reference") return [values[name] ? nameOfReferred(field.register) : ""];
    return [String(values[name] ?? "")];
  });
/** What people read of a value, and search for. */
function asRead(field: Field | undefined, value: unknown): string {
  if (field?.kind === "reference") return nameOfReferred(field.register);
  if (field?.kind === "choice") return field.options.find((option) => option.value === value)?.label ?? "";
  return String(value);
}
const importable = writable.filter(({ name }) => policy[name]?.import);
/** Those that point to others come first: what a register's own test leaves in the bin, their rows still name. */
const pointing = ({ fields }: Register): number =>
  Math.max(0, ...Object.values(fields).map((field) => (field.kind === "reference" ? 1 + pointing(field.register) : 0)));
const pointingFirst = importable.toSorted((one, other) => pointing(other) - pointing(one));
const required = (register: Register) => Object.entries(register.fields).filter(([, field]) => field.required);

const reachesOwn = (grant: Grant) => typeof grant !== "string" && grant.role === "kepala" && grant.rows === "own";
/** Somebody else's row is not there for those who may change their own alone, and what others sent fits into none of theirs. */
const refusedTo = (who: Actor, register: Register, action: "create" | "update" | "delete" | "restore"): RefusalKind => {
  if (!who.roles.includes("kepala") || !policy[register.name]?.[action]?.some(reachesOwn)) return "forbidden";
  return action === "create" ? "invalid" : "notFound";
};

test("there are registers to run", () => {
  expect(registers.length).toBeGreaterThan(2);
  expect(writable.map(({ name }) => name)).toEqual(expect.arrayContaining(["suratKeluar", "suratMasuk"]));
});

describe.each(registers.map((one) => [one.name, one] as const))("every register: %s", (_, register) => {
  test("its columns stand in the database, and its parts name real fields", async () => {
    const names = [...register.columns, ...(register.filters ?? []), register.order?.by ?? register.columns[0] ?? ""];
    for (const name of names) expect(register.fields).toHaveProperty(name);
    for (const name of register.searched) expect({ ...register.fields, ...register.extra }).toHaveProperty(name);
    const { rows } = await as(clerk, (ctx) =>
      sql<{ columnName: string }>`select column_name from information_schema.columns where table_name = ${register.table}`.execute(ctx.db),
    );
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const wanted = [
      ...Object.keys(register.fields),
      ...Object.keys(register.extra ?? {}),
      "id",
      "versi",
      "createdAt",
      "updatedAt",
      "deletedAt",
      "deletedBy",
    ];
    expect(rows.map(({ columnName }) => columnName)).toEqual(expect.arrayContaining(wanted.map(snake)));
  });

  test("is listed for those who may read, and does not exist for the others", async () => {
    const page = await as(clerk, (ctx) => list(ctx, register, query(register)));
    expect(page.rows.length).toBeLessThanOrEqual(10);
    await refusal(
      "notFound",
      as(stranger, (ctx) => list(ctx, register, query(register))),
    );
    await refusal(
      "notFound",
      as(stranger, (ctx) => find(ctx, register, randomUUID())),
    );
    await refusal(
      "unauthenticated",
      house.scope().transaction((ctx) => list(ctx, register, query(register))),
    );
  });

  test("an id that is none is simply not found", async () => {
    for (const id of ["", "1", "__proto__", "'; drop table audit; --", "../..", `${randomUUID()}x`, randomUUID()])
      await refusal(
        "notFound",
        as(clerk, (ctx) => find(ctx, register, id)),
      );
  });

  test("a search of signs finds nothing and breaks nothing", async () => {
    for (const search of ["%", "_", "\\", "'", "\0", "a".repeat(5000), "😀"]) {
      const asked = query(
        register,
        new URLSearchParams({ cari: search, urut: "__proto__", arah: "x", halaman: "-1", tampil: "1e9" }).toString(),
      );
      expect((await as(clerk, (ctx) => list(ctx, register, asked))).total).toBe(asked.search === "" ? await count(register) : 0);
    }
  });
});

const count = (register: Register) => as(clerk, (ctx) => list(ctx, register, query(register))).then(({ total }) => total);

describe.each(writable.map((one) => [one.name, one] as const))("a register that the office keeps: %s", (_, register) => {
  const add = (n: number) => as(clerk, (ctx) => create(ctx, register, samples(register, n), "json"));

  test("adds, finds and searches", async () => {
    const row = await add(1);
    expect(content(register, row)).toEqual(samples(register, 1));
    expect(row.versi).toBe(1);
    const [first = ""] = register.searched;
    const words = asRead(register.fields[first], row[first]);
    const found = await as(clerk, (ctx) =>
      list(ctx, register, query(register, new URLSearchParams({ cari: words.toUpperCase() }).toString())),
    );
    expect(found.rows.map(({ id }) => id)).toContain(row.id);
  });

  test("refuses an empty form with its own sentence, and names each field", async () => {
    const before = await count(register);
    const typed = Object.entries(register.fields).filter(([, { kind }]) => kind !== "yesNo");
    for (const empty of [{}, Object.fromEntries(typed.map(([name]) => [name, "   "]))]) {
      const told = await refusal(
        "invalid",
        as(clerk, (ctx) => create(ctx, register, empty)),
      );
      expect(told.message).toBe(register.sentences.required);
      expect(Object.keys(told.fields).sort()).toEqual(
        required(register)
          .map(([name]) => name)
          .sort(),
      );
    }
    expect(await count(register)).toBe(before);
  });

  test("refuses fields nobody knows, also the dangerous ones", async () => {
    for (const key of ["__proto__", "constructor", "id", "versi", "deletedAt", "createdAt", "x"]) {
      const sent = { ...samples(register, 1) };
      Object.defineProperty(sent, key, { value: "1", enumerable: true });
      const told = await refusal(
        "invalid",
        as(clerk, (ctx) => create(ctx, register, sent, "json")),
      );
      expect(Object.keys(told.fields)).toEqual([key]);
    }
    expect({}).not.toHaveProperty("polluted");
  });

  test("refuses whoever has no right to change", async () => {
    const row = await add(2);
    const reader = actor("kepala");
    for (const who of [stranger, reader]) {
      await refusal(
        refusedTo(who, register, "create"),
        as(who, (ctx) => create(ctx, register, samples(register, 3), "json")),
      );
      await refusal(
        refusedTo(who, register, "update"),
        as(who, (ctx) => update(ctx, register, { id: row.id, versi: 1, sent: samples(register, 3), source: "json" })),
      );
      await refusal(
        refusedTo(who, register, "delete"),
        as(who, (ctx) => remove(ctx, register, { id: row.id, versi: 1 })),
      );
      await refusal(
        refusedTo(who, register, "restore"),
        as(who, (ctx) => restore(ctx, register, row.id)),
      );
      await refusal(
        "forbidden",
        as(who, (ctx) => planImport(ctx, register, { name: "a.csv", sheet: { header: heads(register), rows: [], places: [] } })),
      );
    }
    await refusal(
      "forbidden",
      as(stranger, (ctx) => exportRows(ctx, register, query(register))),
    );
  });

  test("changes, and refuses a change of what somebody else changed since", async () => {
    const row = await add(4);
    const changed = await as(clerk, (ctx) => update(ctx, register, { id: row.id, versi: 1, sent: samples(register, 5), source: "json" }));
    expect(content(register, changed)).toEqual(samples(register, 5));
    expect(changed.versi).toBe(2);
    for (const versi of [1, 0, -1, 3, Number.NaN]) {
      const told = await refusal(
        "stale",
        as(clerk, (ctx) => update(ctx, register, { id: row.id, versi, sent: samples(register, 6), source: "json" })),
      );
      expect(content(register, told.current)).toEqual(samples(register, 5));
      await refusal(
        "stale",
        as(clerk, (ctx) => remove(ctx, register, { id: row.id, versi })),
      );
    }
  });

  test("moves to the bin and back, and every step is in a chain that holds", async () => {
    const row = await add(7);
    const gone = await as(clerk, (ctx) => remove(ctx, register, { id: row.id, versi: 1 }));
    await refusal(
      "notFound",
      as(clerk, (ctx) => find(ctx, register, row.id)),
    );
    await refusal(
      "notFound",
      as(clerk, (ctx) => update(ctx, register, { id: row.id, versi: gone.versi, sent: samples(register, 8), source: "json" })),
    );
    const bin = await as(clerk, (ctx) => list(ctx, register, query(register, "sampah=1")));
    expect(bin.rows.map(({ id }) => id)).toContain(row.id);
    await as(clerk, (ctx) => restore(ctx, register, row.id));
    expect(content(register, await as(clerk, (ctx) => find(ctx, register, row.id)))).toEqual(content(register, row));
    const past = await as(clerk, (ctx) => history(ctx, register.name, { id: row.id }));
    expect(past.map(({ action, actorName }) => [action, actorName])).toEqual(
      ["restore", "delete", "create"].map((action) => [action, clerk.name]),
    );
    expect(past[1]?.before).toEqual(samples(register, 7));
    expect(past[2]?.after).toEqual(samples(register, 7));
    expect(await as(clerk, verifyAudit)).toMatchObject({ intact: true });
  });

  const form = (values: Readonly<Record<string, unknown>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.append(name, String(value ?? ""));
    return data;
  };
  const send = (values: Readonly<Record<string, unknown>>, who = clerk) => act(house.scope(who), register, form(values));
  const key = () => randomUUID().replaceAll("-", "");

  test.runIf(hasOwnForm(register))("neither adds nor changes by the list where it has a form of its own", async () => {
    const row = await add(20);
    await refusal("forbidden", send({ ...samples(register, 21), aksi: "tambah", kunci: key() }));
    await refusal("forbidden", send({ ...samples(register, 21), aksi: "ubah", baris: row.id, versi: 1 }));
    expect(content(register, await as(clerk, (ctx) => find(ctx, register, row.id)))).toEqual(samples(register, 20));
  });

  describe.skipIf(hasOwnForm(register))("the forms of its screens", () => {
    test("one form sent twice makes one row", async () => {
      const sent = { ...samples(register, 20), aksi: "tambah", kunci: key() };
      const [first, second] = [await send(sent), await send(sent)];
      expect(first).toEqual(second);
      await refusal("conflict", send({ ...sent, ...samples(register, 21) }));
      await refusal("malformed", send({ ...sent, kunci: "1" }));
      await refusal("malformed", send({ aksi: "apa saja" }));
      await refusal(refusedTo(actor("kepala"), register, "create"), send({ ...sent, kunci: key() }, actor("kepala")));
    });

    test("an overtaken form is told both versions and who saved; the same content needs no decision", async () => {
      const row = await add(22);
      const mine = { ...samples(register, 23), aksi: "ubah", baris: row.id, versi: 1 };
      expect(await send(mine)).toEqual({ done: "updated", ids: [row.id] });
      expect(await send(mine)).toEqual({ done: "updated", ids: [row.id] });
      const told = await send({ ...samples(register, 24), aksi: "ubah", baris: row.id, versi: 1 });
      expect(told).toMatchObject({ refusal: { kind: "stale" }, current: { id: row.id, versi: 2 }, by: { name: clerk.name } });
      for (const id of ["__proto__", randomUUID()]) await refusal("notFound", send({ ...mine, baris: id }));
    });
  });

  describe("the bin of its list", () => {
    test("several rows go together or not at all, and come back", async () => {
      const [one, two] = [await add(25), await add(26)];
      const bad = new FormData();
      bad.append("aksi", "hapus");
      for (const row of [`${one.id}.1`, `${two.id}.9`]) bad.append("baris", row);
      await refusal("stale", act(house.scope(clerk), register, bad));
      expect((await as(clerk, (ctx) => find(ctx, register, one.id))).versi).toBe(1);
      const good = new FormData();
      good.append("aksi", "hapus");
      for (const row of [one, two]) good.append("baris", `${row.id}.1`);
      expect(await act(house.scope(clerk), register, good)).toEqual({ done: "deleted", ids: [one.id, two.id] });
      expect(await send({ aksi: "pulihkan", baris: one.id })).toEqual({ done: "restored", ids: [one.id] });
      expect((await as(clerk, (ctx) => find(ctx, register, one.id))).versi).toBe(3);
    });
  });
});

describe.each(singles.map((one) => [one.name, one] as const))("a register with one row: %s", (_, register) => {
  const only = async () => (await as(clerk, (ctx) => list(ctx, register, query(register)))).rows[0] as Row;
  const save = (row: Row, sent: Readonly<Record<string, unknown>>, who = clerk) =>
    as(who, (ctx) => update(ctx, register, { id: row.id, versi: row.versi, sent, source: "json" }));

  test("is changed by those who may, and refuses what somebody else changed since", async () => {
    const row = await only();
    const sent = { ...content(register, row), ...single[register.name] };
    const changed = await save(row, sent);
    expect(content(register, changed)).toEqual(sent);
    await refusal("stale", save(row, sent));
    await refusal("forbidden", save(changed, sent, actor("kepala")));
    const [[name, field] = ["", undefined]] = required(register);
    const told = await refusal("invalid", save(changed, { ...sent, [name]: " " }));
    expect(told.fields).toEqual({ [name]: `${field?.label} wajib diisi.` });
  });

  test("nobody adds a second row or throws the only one away", async () => {
    const row = await only();
    await refusal(
      "forbidden",
      as(clerk, (ctx) => create(ctx, register, content(register, row), "json")),
    );
    await refusal(
      "forbidden",
      as(clerk, (ctx) => remove(ctx, register, row)),
    );
  });
});

describe.each(pointingFirst.map((one) => [one.name, one] as const))("a register that takes lists: %s", (_, register) => {
  const add = (n: number) => as(clerk, (ctx) => create(ctx, register, samples(register, n), "json"));
  test("what was exported can be imported, and the import taken back as a whole", async () => {
    for (const n of [9, 10, 11]) await add(n);
    const before = await count(register);
    const cells = await as(clerk, (ctx) => exportRows(ctx, register, query(register)));
    expect(cells.length).toBe(before);
    const csv = readCsv(writeCsv(columnsOfSheet(register), cells));
    const sheet = await readXlsx(await writeXlsx(columnsOfSheet(register), cells));
    expect(csv).toEqual(sheet);
    const { rows: old } = await as(clerk, (ctx) => list(ctx, register, { ...query(register), size: 1000 }));
    await as(clerk, async (ctx) => {
      for (const row of old) await remove(ctx, register, row);
    });
    const plan = await as(clerk, (ctx) => planImport(ctx, register, { name: "ekspor.xlsx", sheet }));
    expect(plan).toMatchObject({ count: before, refused: [] });
    expect(await count(register)).toBe(0);
    const id = plan.id as string;
    expect(await as(clerk, (ctx) => runImport(ctx, register, id))).toBe(before);
    expect(await as(clerk, (ctx) => runImport(ctx, register, id))).toBe(before);
    expect(await as(clerk, (ctx) => exportRows(ctx, register, query(register)))).toHaveLength(before);
    const all = await as(clerk, (ctx) => list(ctx, register, { ...query(register), size: 1000 }));
    const made = await as(clerk, (ctx) => ctx.db.selectFrom("importBatch").select("rowIds").where("id", "=", id).executeTakeFirstOrThrow());
    const touched = all.rows.find((row) => row.id === made.rowIds[0]) as Row;
    await as(clerk, (ctx) => update(ctx, register, { id: touched.id, versi: touched.versi, sent: samples(register, 12), source: "json" }));
    const left = [{ id: touched.id, by: clerk.name }];
    const undo = (rest: boolean) => as(clerk, (ctx) => undoImport(ctx, register, { id, rest }));
    expect(await undo(false)).toMatchObject({ undone: 0, left, done: false });
    expect(await count(register)).toBe(before);
    expect(await undo(true)).toMatchObject({ undone: before - 1, left, done: true });
    expect(await count(register)).toBe(1);
    await refusal("conflict", undo(true));
    const pointedTo = referred.get(register.name);
    if (pointedTo) await as(clerk, (ctx) => restore(ctx, register, pointedTo));
  });

  test("a list with faults is refused cell by cell, and nothing of it is kept", async () => {
    const before = await count(register);
    const [name = "", field] = required(register)[0] ?? [];
    const blank = written(register, { ...samples(register, 1), [name]: "" });
    // Of one column alone a blank cell would be a blank row.
    const faulty = blank.length > 1 ? blank : ["x".repeat(100_000)];
    const sentence = blank.length > 1 ? `${field?.label} wajib diisi.` : expect.stringContaining("paling panjang");
    const sheet = readCsv(writeCsv(columnsOfSheet(register), [[], faulty]));
    const plan = await as(clerk, (ctx) => planImport(ctx, register, { name: "rusak.csv", sheet }));
    expect(plan).toMatchObject({ id: null, refused: [{ row: 3, column: field?.label, sentence }] });
    const unknown = await as(clerk, (ctx) => planImport(ctx, register, { name: "rusak.csv", sheet: { ...sheet, header: ["Kolom aneh"] } }));
    expect(unknown.refused[0]).toMatchObject({ row: 1, column: "Kolom aneh" });
    expect(await count(register)).toBe(before);
    await refusal(
      "notFound",
      as(clerk, (ctx) => runImport(ctx, register, randomUUID())),
    );
    await refusal(
      "notFound",
      as(clerk, (ctx) => runImport(ctx, register, "__proto__")),
    );
  });
});

/** Those that an office brings from elsewhere by the hundred. */
const large = importable.filter(({ name }) => ["siswa", "pegawai", "suratMasuk"].includes(name));

describe.each(large.map((one) => [one.name, one] as const))("a register that takes long lists: %s", (_, register) => {
  test("2,000 rows are imported whole", async () => {
    const rows = Array.from({ length: 2000 }, (_one, n) => {
      const many = Object.entries(register.fields).flatMap(([name, field]) => {
        if (field.kind !== "text") return [];
        if (field.pattern) return [[name, digits(field, 100_000 + n) ?? samples(register, 1)[name]]];
        return [[name, `${field.label} ${n} banyak`]];
      });
      return written(register, { ...samples(register, 1), ...Object.fromEntries(many), ...fitting[register.name]?.(1000 + n) });
    });
    const before = await count(register);
    const plan = await as(clerk, (ctx) =>
      planImport(ctx, register, { name: "banyak.xlsx", sheet: readCsv(writeCsv(columnsOfSheet(register), rows)) }),
    );
    await as(clerk, (ctx) => runImport(ctx, register, plan.id as string));
    expect(await count(register)).toBe(before + 2000);
  });
});

test("after all of this the chain still holds", async () => {
  expect(await as(clerk, verifyAudit)).toMatchObject({ intact: true });
});
