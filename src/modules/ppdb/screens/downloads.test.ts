/**
 * What leaves admissions as a file, by its address: papers and receipts of families on old telephones, sheets and figures at the committee's
 * desk. What goes wrong: an address is tried by somebody else, a file outlives its registration, a copy stays in a browser that others use.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { type Asked, asksLoaders, headOf, type Loader } from "#tests/support/loaders.ts";
import { unconfirmed } from "#tests/support/logged-lines.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { drawn } from "#tests/support/pictures.ts";
import { readXlsx } from "#tests/support/read-sheet.ts";
import { addJalur, decideWave, giveMarks, verify } from "#tests/support/seleksi-ppdb.ts";
import { buktiSecret } from "../bukti.server.ts";
import { statusToken } from "../keluarga/status-cookie.server.ts";
import { uploadFromStatus } from "../keluarga/upload-action.server.ts";
import { loader as nilai } from "../nilai/screens/download-nilai.ts";
import { loader as perkembangan } from "../perkembangan/screens/download-perkembangan.ts";
import { announceKeputusan } from "../seleksi/announce.server.ts";
import { loader as paket } from "../seleksi/screens/download-paket.ts";
import { loader as berkasKeluarga } from "./berkas-keluarga.ts";
import { loader as berkasPendaftar } from "./berkas-pendaftar.ts";
import { loader as lembarAturan } from "./data-lembar-aturan.ts";
import { loader as bukti } from "./download-bukti.ts";
import { loader as buktiKeluarga } from "./download-bukti-keluarga.ts";
import { loader as cetakBukti } from "./print-bukti.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const guru = actor("guru");
let files: Files;
let directory: string;
let [jalur, berkas] = ["", ""];
const ids: string[] = [];
const [one, other] = [() => ids[0] ?? "", () => ids[1] ?? ""];
const token = (id: string) => scope().read(async (ctx) => statusToken(ctx, id));

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "unduh-ppdb-"));
  files = await openFiles({ directory });
  await as({ ...nurlaela, id: null, roles: ["sistem"] }, seedSekolah);
  await openCommittee(scope(nurlaela));
  jalur = await addJalur(scope(nurlaela), { dokumen: "Kartu keluarga", bobotTes: 100, toleransiWawancara: null, seri1: "tes", kuota: 2 });
  for (const [place, name] of ["Aminah Borman", "Budi Lasimpo", "Citra Labatjo"].entries())
    ids.push((await register(scope(), name, { tanggalLahir: `2012-01-0${place + 1}` })).id);
  for (const id of ids) await as(nurlaela, (ctx) => verify(ctx, id));
  const form = new FormData();
  for (const [name, value] of Object.entries({ aksi: "unggah", dokumen: "Kartu keluarga" })) form.set(name, value);
  form.append("berkas", new File([new Uint8Array(await drawn(300, 400).jpeg().toBuffer())], "a.jpg"));
  await as(nurlaela, ({ db }) => sql`update pendaftaran set keadaan = 'terkirim' where id = ${one()}`.execute(db));
  const request = new Request("http://x/", { headers: { cookie: `status-ppdb=${await token(one())}` } });
  await uploadFromStatus(scope(), files, {
    form,
    request,
    visit: { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false },
  });
  await as(nurlaela, (ctx) => verify(ctx, one()));
  berkas = (await as(nurlaela, ({ db }) => db.selectFrom("berkasPendaftaran").select("id").executeTakeFirstOrThrow())).id;
  await giveMarks(scope(nurlaela), "tes", new Map([[one(), 8150]]));
});
afterAll(() => rm(directory, { recursive: true }));

const { ask, refused } = asksLoaders({ scope, files: () => files });
const isPdf = async (answer: Response) => (await answer.text()).startsWith("%PDF-");
const family = async (id: string) => `status-ppdb=${await token(id)}`;
const exports = async () =>
  (
    await as(nurlaela, ({ db }) =>
      sql<{ subject: string; after: unknown }>`select subject, after from audit where action = 'export' order by id`.execute(db),
    )
  ).rows;

test("a paper of a registration is shown to the committee and to its own family, and to nobody else", async () => {
  for (const who of [nurlaela, actor("kepala"), actor("tataUsaha")]) {
    const answer = await ask(berkasPendaftar, { who, params: { id: one(), berkas } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(answer.headers.get("content-disposition")).toContain("inline");
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
  expect([
    await refused(berkasPendaftar, { who: guru, params: { id: one(), berkas } }),
    await refused(berkasPendaftar, { params: { id: one(), berkas } }),
  ]).toEqual([...["notFound", "unauthenticated"]]);
  const wrong: readonly Asked[] = [
    { params: { id: other(), berkas } },
    ...[
      { id: one(), berkas: randomUUID() },
      { id: "x", berkas },
      { id: one(), berkas: "x" },
    ].map((params) => ({ params })),
    {},
  ];
  for (const asked of wrong) expect(await refused(berkasPendaftar, { who: nurlaela, ...asked }), JSON.stringify(asked)).toBe("notFound");
  const proven = await scope().read(async (ctx) => `status-ppdb=${statusToken(ctx, one(), true)}`);
  expect((await ask(berkasKeluarga, { params: { berkas }, cookie: proven })).status).toBe(200);
  // Number and birth date alone are known to classmates, and a family card says more than they.
  const known = await ask(berkasKeluarga, { params: { berkas }, cookie: await family(one()) });
  expect([known.status, known.headers.get("location")]).toEqual([303, "/daftar/status?gagal=telepon"]);
  for (const asked of [
    { params: { berkas }, cookie: await family(other()) },
    { params: { berkas } },
    { params: { berkas }, cookie: `status-ppdb=${one()}.9999999999.x` },
    { params: { berkas: "x" }, cookie: await family(one()) },
    { cookie: await family(one()) },
  ])
    expect((await ask(berkasKeluarga, asked)).headers.get("location")).toMatch(/^\/daftar\/status\?(anak=|gagal=belum)$/);
});

test("the receipt comes by its secret, to the family whose page is open, and to the committee, who leave a line", async () => {
  const [first, nomor] = await as(nurlaela, async (ctx) => {
    const row = await ctx.db.selectFrom("pendaftaran").select("nomor").where("id", "=", one()).executeTakeFirstOrThrow();
    return [buktiSecret(ctx, one()), row.nomor];
  });
  const asked: readonly [Loader, Asked][] = [
    [bukti, { params: { rahasia: first } }],
    [buktiKeluarga, { cookie: await family(one()) }],
    [cetakBukti, { who: nurlaela, params: { id: one() } }],
  ];
  for (const [loader, how] of asked) {
    const answer = await ask(loader, how);
    expect(headOf(answer)).toEqual([200, "application/pdf", `attachment; filename="Bukti-${nomor}.pdf"`, "no-store"]);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await isPdf(answer)).toBe(true);
  }
  const seen = await as(nurlaela, ({ db }) =>
    db
      .selectFrom("audit")
      .select(["actorId", "subjectId"])
      .where("action", "=", "print")
      .where("subject", "=", "pendaftaran")
      .orderBy("id")
      .execute(),
  );
  expect(seen).toEqual([{ actorId: nurlaela.id, subjectId: one() }]);
  for (const rahasia of ["", "x", `${first}x`]) expect(await refused(bukti, { params: { rahasia } })).toBe("notFound");
  for (const asked of [{}, { cookie: await family(randomUUID()) }])
    expect(headOf(await ask(buktiKeluarga, asked)).slice(0, 2)).toEqual([303, null]);
  for (const how of [
    { who: guru, params: { id: one() } },
    { who: nurlaela, params: { id: "x" } },
    { who: nurlaela, params: { id: randomUUID() } },
    { who: nurlaela },
  ])
    expect(await refused(cetakBukti, how)).toBe("notFound");
  // It is work to make: whoever asks without end waits, by whichever address.
  let waited = "";
  for (let n = 0; n < 20 && !["tooMany", "303"].includes(waited); n++)
    waited = await refused(n % 2 ? bukti : buktiKeluarga, { params: { rahasia: first }, cookie: await family(one()) });
  expect([
    waited,
    (await ask(buktiKeluarga, { cookie: await family(one()) })).headers.get("location"),
    await refused(bukti, { params: { rahasia: first } }),
    await refused(buktiKeluarga, { cookie: await family(other()) }),
  ]).toEqual([expect.any(String), "/daftar/status?gagal=sering", "tooMany", "200"]);
}, 60_000);

test("a sheet of marks is an export: for whoever may, proved who they are, with a line", async () => {
  const params = { jalur, komponen: "tes" };
  const asleep = await ask(nilai as Loader, { who: unconfirmed(nurlaela), params });
  expect([asleep.status, asleep.headers.get("location")]).toEqual([
    303,
    `/konfirmasi?lanjut=${encodeURIComponent(`/administration/nilai-ppdb/${jalur}/tes/unduh`)}&berkas=1`,
  ]);
  for (const who of [guru, actor("tataUsaha")]) expect(await refused(nilai as Loader, { who, params })).not.toBe("200");
  for (const wrong of [
    { jalur, komponen: "btq" },
    { jalur, komponen: "x" },
    { jalur: "x", komponen: "tes" },
    { jalur: randomUUID(), komponen: "tes" },
  ])
    expect(await refused(nilai as Loader, { who: nurlaela, params: wrong })).toBe("notFound");
  expect(await exports()).toEqual([]);
  const answer = await ask(nilai as Loader, { who: nurlaela, params });
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("content-disposition")]).toEqual([
    200,
    "private, no-store",
    expect.stringContaining("nilai-"),
  ]);
  const { rows } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(rows.map((row) => row.slice(1, 3))).toEqual([
    ["Aminah Borman", "81.5"],
    ["Budi Lasimpo", ""],
    ["Citra Labatjo", ""],
  ]);
  expect(await exports()).toEqual([
    { subject: "nilaiPpdb", after: { jalur: "reguler", gelombang: "Gelombang 1", komponen: "tes", rows: 3 } },
  ]);
});

test("the figures of the season are for whoever may hand them out, in two forms, with a line", async () => {
  for (const who of [guru, actor("tataUsaha")])
    expect(await refused(perkembangan as Loader, { who, params: { bentuk: "xlsx" } })).not.toBe("200");
  const wrong: readonly Asked[] = [{ params: { bentuk: "csv" } }, {}, { params: { bentuk: "xlsx" }, query: `?periode=${randomUUID()}` }];
  for (const asked of wrong) expect(await refused(perkembangan as Loader, { who: nurlaela, ...asked })).toBe("notFound");
  const before = (await exports()).length;
  for (const [bentuk, type] of [
    ["pdf", "application/pdf"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ] as const) {
    const answer = await ask(perkembangan as Loader, { who: actor("kepala"), params: { bentuk } });
    expect(headOf(answer)).toEqual([200, type, expect.stringContaining(`perkembangan-ppdb-2027-2028.${bentuk}`), "private, no-store"]);
    expect(await isPdf(answer)).toBe(bentuk === "pdf");
  }
  expect((await exports()).slice(before)).toEqual([
    { subject: "pendaftaran", after: { laporan: "perkembangan", bentuk: "pdf" } },
    { subject: "pendaftaran", after: { laporan: "perkembangan", bentuk: "xlsx" } },
  ]);
}, 60_000);

test("the published rules and the bundle of an announced selection are open to everybody, byte for byte, and not before", async () => {
  await giveMarks(scope(nurlaela), "tes", new Map([[other(), 7000]]).set(ids[2] ?? "", 6000));
  now = new Date("2027-07-01T02:00:00Z");
  await as(nurlaela, ({ db }) => sql`update pendaftaran set keadaan = 'lulus administrasi'`.execute(db));
  const gelombang = await decideWave(scope);
  const sheet = await as(nurlaela, ({ db }) => db.selectFrom("lembarAturanPpdb").select(["id", "isi"]).executeTakeFirstOrThrow());
  const rules = await ask(lembarAturan, { params: { id: sheet.id } });
  expect([rules.status, rules.headers.get("content-type"), rules.headers.get("cache-control"), await rules.text()]).toEqual([
    200,
    "application/json; charset=utf-8",
    "no-store",
    sheet.isi,
  ]);
  for (const id of ["x", randomUUID(), ""]) expect(await refused(lembarAturan, { params: { id } })).toBe("notFound");
  const made = await as(nurlaela, ({ db }) =>
    db.selectFrom("keputusanPpdb").select(["id", "paket"]).where("gelombangId", "=", gelombang).executeTakeFirstOrThrow(),
  );
  expect(await refused(paket, { params: { id: made.id } })).toBe("notFound");
  now = new Date("2027-07-05T02:00:00Z");
  await as(nurlaela, (ctx) => announceKeputusan(ctx, gelombang));
  const bundle = await ask(paket, { params: { id: made.id } });
  expect(headOf(bundle)).toEqual([
    200,
    "application/json; charset=utf-8",
    expect.stringContaining("paket-seleksi-gelombang-1.json"),
    "no-store",
  ]);
  expect(await bundle.text()).toBe(made.paket);
  for (const id of ["x", randomUUID()]) expect(await refused(paket, { params: { id } })).toBe("notFound");
});
