/**
 * Who uses it: the head and the clerk at a laptop, when somebody asks who sat in a class on the day of a list. What goes wrong: today's
 * class is taken for that of then, or somebody is moved by a verb that tells the trail nothing. So every way into and out of a class is
 * gone here, a day for each, and what was in the table that evening is compared with what the trail says of it afterwards.
 */
import { RouterContextProvider } from "react-router";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { type Ctx, scopeContext } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { create, find, remove, restore, update } from "#kit/register/store.server.ts";
import { planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { kelas } from "#modules/akademik/index.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { readXlsx } from "#tests/support/read-sheet.ts";
import { merge } from "../check/settle-duplicate.server.ts";
import { isDecided, separate } from "../check/undo.server.ts";
import { applyKenaikan } from "../kenaikan/apply-kenaikan.server.ts";
import { cancelKenaikan } from "../kenaikan/cancel-kenaikan.server.ts";
import { prepareKelas } from "../kenaikan/prepare-kelas.server.ts";
import { cancelKeluar } from "../mutasi/cancel-mutasi.server.ts";
import { recordKeluar, recordMasuk } from "../mutasi/record-mutasi.server.ts";
import { loader } from "../screens/download-anggota.ts";
import { siswa } from "../siswa/siswa.ts";
import { anggotaAsOf } from "./anggota-as-of.server.ts";

let day = "2026-06-01";
let now = new Date(`${day}T04:00:00Z`);
const house = useDatabase({ policy, clock: () => now });
const [office, head, guru, wali] = [actor("tataUsaha"), actor("kepala"), actor("guru"), actor("waliKelas")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = office) => house.scope(who).transaction(work);
const id: Record<string, string> = {};
const of = (name: string) => id[name] ?? "";

/** Each evening: who is in which class, by the table itself. */
const evenings = new Map<string, Record<string, string[]>>();
async function next<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const [, month = "", date = ""] = day.split("-");
  day = `2026-${month}-${String(Number(date) + 1).padStart(2, "0")}`;
  now = new Date(`${day}T04:00:00Z`);
  const done = await as(work);
  const { rows } = await as(({ db }) =>
    sql<{
      kelas: string;
      nama: string;
    }>`select kelas_id as kelas, nama from siswa where kelas_id is not null and deleted_at is null order by nama`.execute(db),
  );
  evenings.set(
    day,
    Object.fromEntries(
      Object.entries(Object.groupBy(rows, (row) => row.kelas)).map(([one, all]) => [one, (all ?? []).map(({ nama }) => nama)]),
    ),
  );
  return done;
}

const pupil = (nama: string, kelasId: string | null, more = {}) => ({
  nama,
  kelasId,
  status: "aktif",
  jenisKelamin: "perempuan",
  tanggalMasuk: "2025-07-14",
  ...more,
});
const change = (ctx: Ctx, siswaId: string, sent: Record<string, unknown>) =>
  find(ctx, siswa, siswaId).then(({ versi, ...row }) =>
    update(ctx, siswa, {
      id: siswaId,
      versi,
      sent: { ...Object.fromEntries(Object.entries(row).filter(([name]) => name in siswa.fields)), ...sent },
      source: "json",
    }),
  );
const versi = async (ctx: Ctx, siswaId: string) => (await find(ctx, siswa, siswaId)).versi;

beforeAll(async () => {
  await as(seedSekolah, system("benih"));
  await as(async (ctx) => {
    for (const [place, who] of [wali, guru, office].entries())
      await sql`insert into akun (id, nip, nama, peran, password_hash)
        values (${who.id}, ${`19870730201201100${place}`}, ${who.name}, ${who.roles}, 'x')`.execute(ctx.db);
    for (const [nama, tingkat] of [
      ["X.E-1", "X"],
      ["X.E-2", "X"],
      ["XII.F-1", "XII"],
    ])
      id[nama ?? ""] = (
        await create(ctx, kelas, { nama, tingkat, tahunAjaran: "2025/2026", waliId: nama === "X.E-2" ? wali.id : null }, "json")
      ).id;
  });
  await next(async (ctx) => {
    for (const [nama, satu] of [
      ["Ani", "X.E-1"],
      ["Budi", "X.E-1"],
      ["Citra", "X.E-1"],
      ["Dani", "XII.F-1"],
    ] as const)
      id[nama] = (await create(ctx, siswa, pupil(nama, of(satu), nama === "Citra" ? { nism: "131172710000250460" } : {}), "json")).id;
  });
  await next((ctx) => change(ctx, of("Ani"), { kelasId: of("X.E-2") }));
  await next((ctx) => change(ctx, of("Ani"), { nama: "Ani Baru" }));
  const header = ["Nama lengkap", "Kelas", "Status", "Jenis kelamin", "Tanggal masuk"];
  const list = { name: "a.csv", sheet: { header, rows: [["Eka", "X.E-1", "Aktif", "Perempuan", "2025-07-14"]], places: [2] } };
  const plan = await as((ctx) => planImport(ctx, siswa, list));
  await next((ctx) => runImport(ctx, siswa, String(plan.id)));
  await next((ctx) => undoImport(ctx, siswa, { id: String(plan.id), rest: false }));
  await next(async (ctx) => remove(ctx, siswa, await find(ctx, siswa, of("Citra"))));
  await next((ctx) => restore(ctx, siswa, of("Citra")));
  id.Kembar = await next(
    async (ctx) => (await create(ctx, siswa, pupil("Kembar", of("X.E-1"), { alamat: "Jalan Dewi Sartika" }), "json")).id,
  );
  await next(async (ctx) =>
    merge(ctx, {
      simpanId: of("Citra"),
      simpanVersi: await versi(ctx, of("Citra")),
      buangId: of("Kembar"),
      buangVersi: await versi(ctx, of("Kembar")),
    }),
  );
  await next(async (ctx) => separate(ctx, (await isDecided(ctx)).find(({ putusan }) => putusan === "satu")?.id ?? ""));
  const surat = { alasan: "Ikut orang tua", nomorSurat: "B-12/2026", tanggalSurat: "2026-06-01" };
  await next((ctx) => recordKeluar(ctx, { ...surat, siswaId: of("Budi"), tanggal: day, sekolah: "MAN 2 Poso" }));
  await next(async (ctx) => {
    const mutasi = await ctx.db.selectFrom("mutasiSiswa").select(["id", "versi"]).executeTakeFirstOrThrow();
    await cancelKeluar(ctx, mutasi);
  });
  const fajar = {
    ...{ nama: "Fajar", jenisKelamin: "laki-laki", nisn: "0101234567", nik: "", tempatLahir: "Poso", tanggalLahir: "2010-01-02" },
    ...{ namaAyah: "", namaIbu: "", noTeleponOrtu: "", kelasId: of("X.E-1"), sekolah: "MAN 2 Poso" },
  };
  await next((ctx) => recordMasuk(ctx, { ...surat, ...fajar, tanggal: day }, { yakin: true }));
  id.Fajar = await as(
    async ({ db }) => (await db.selectFrom("siswa").select("id").where("nama", "=", "Fajar").executeTakeFirstOrThrow()).id,
  );
  await next((ctx) => prepareKelas(ctx, "2025/2026"));
  const baru = await as(({ db }) =>
    db.selectFrom("kelas").select(["id", "nama", "tingkat"]).where("tahunAjaran", "=", "2026/2027").execute(),
  );
  for (const satu of baru) id[`${satu.nama} baru`] = satu.id;
  id["XI.F-1"] = await as(
    async (ctx) => (await create(ctx, kelas, { nama: "XI.F-1", tingkat: "XI", tahunAjaran: "2026/2027" }, "json")).id,
  );
  const naik = { kelasId: of("X.E-1"), tanggal: "2026-07-13" };
  const lulus = { kelasId: of("XII.F-1"), tanggal: "2026-07-13", keputusan: [{ siswaId: of("Dani"), ke: "lulus" }] };
  now = new Date("2026-06-25T04:00:00Z");
  day = "2026-06-25";
  const keputusan = [
    { siswaId: of("Budi"), ke: of("XI.F-1") },
    { siswaId: of("Citra"), ke: of("X.E-1 baru") },
  ];
  const kenaikan = await next((ctx) => applyKenaikan(ctx, { ...naik, keputusan }));
  await next((ctx) => applyKenaikan(ctx, lulus));
  await next((ctx) => cancelKenaikan(ctx, kenaikan));
  now = new Date("2026-07-20T04:00:00Z");
}, 60_000);

const names = async (kelasId: string, evening: string, who = office) =>
  (await as((ctx) => anggotaAsOf(ctx, kelasId, evening), who)).anggota.map(({ values }) => values.nama);

describe("a class list of a past day", () => {
  test("is what stood in the table that evening, whichever verb moved a pupil", async () => {
    expect(evenings.size).toBe(17);
    const classes = ["X.E-1", "X.E-2", "XII.F-1", "XI.F-1", "X.E-1 baru"].map(of);
    for (const [evening, lists] of evenings)
      for (const satu of classes) expect([evening, satu, ...(await names(satu, evening))]).toEqual([evening, satu, ...(lists[satu] ?? [])]);
    expect(new Set([...evenings.values()].map((lists) => JSON.stringify(lists))).size).toBeGreaterThan(10);
  });

  test("says of nobody that they sat there where the trail does not hold it, and names them", async () => {
    await connected(house.database.place, (owner) =>
      owner.query("update siswa set kelas_id = $1 where id = $2", [of("X.E-2"), of("Fajar")]),
    );
    const then = await as((ctx) => anggotaAsOf(ctx, of("X.E-1"), "2026-07-01"));
    expect([then.anggota.map(({ values }) => values.nama), then.unsure]).toEqual([["Budi", "Citra", "Kembar"], ["Fajar"]]);
    await connected(house.database.place, (owner) =>
      owner.query("update siswa set kelas_id = $1 where id = $2", [of("X.E-1"), of("Fajar")]),
    );
  });

  test("shows those whom the reader may read today, and of them what they may read", async () => {
    expect(await names(of("X.E-1"), "2026-06-02")).toEqual(["Ani", "Budi", "Citra"]);
    // Ani sits in the class of this wali kelas today.
    expect(await names(of("X.E-1"), "2026-06-02", wali)).toEqual(["Ani"]);
    const seen = await as((ctx) => anggotaAsOf(ctx, of("X.E-1"), "2026-06-02"), guru);
    expect(seen.anggota.map(({ values }) => Object.keys(values).sort())).toEqual(
      Array(3).fill(["jenisKelamin", "kelasId", "nama", "status"]),
    );
    await expect(names(of("X.E-1"), "2026-06-02", actor("humas"))).rejects.toMatchObject({ kind: "notFound" });
    // Eka came by a list that was taken back: in the bin today, for those alone who may take her out.
    expect([await names(of("X.E-1"), "2026-06-05"), await names(of("X.E-1"), "2026-06-05", head)]).toEqual([
      ["Budi", "Citra", "Eka"],
      ["Budi", "Citra"],
    ]);
  });

  const ask = (query: string, who = office, id = of("X.E-1")) => {
    const context = new RouterContextProvider();
    context.set(scopeContext, house.scope(who));
    context.set(filesContext, { exists: async () => false, stat: async () => null } as never);
    return loader({ context, request: new Request(`http://uji/x?${query}`), params: { id } } as never);
  };

  test("leaves as Excel and on paper for whoever may take lists along, and the trail says so", async () => {
    const { header, rows } = await readXlsx(new Uint8Array(await (await ask("tanggal=2026-06-02&format=xlsx")).arrayBuffer()));
    expect([header[0], rows[0]?.[0]]).toEqual(["Daftar Siswa Kelas X.E-1 · 2025/2026", "Keadaan per 2 Juni 2026"]);
    const heads = rows.findIndex(([first]) => first === "No.");
    expect(rows[heads]).toEqual(["No.", "Nama lengkap", "NISN", "NISM", "Jenis kelamin", "Status"]);
    expect(rows.slice(heads + 1, heads + 4).map((row) => row[1])).toEqual(["Ani", "Budi", "Citra"]);
    const end = rows.slice(heads + 4).flatMap((row) => row.filter(Boolean));
    expect(end).toEqual(expect.arrayContaining(["Jumlah: 3 siswa.", "Kepala Madrasah,"]));
    const pdf = await ask("tanggal=2026-06-02&format=pdf", head);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), { mergePages: true });
    for (const said of ["Daftar Siswa Kelas X.E-1", "Keadaan per 2 Juni 2026", "Citra 131172710000250460", head.name])
      expect(text.replace(/\s+/g, " ")).toContain(said);
    await expect(ask("tanggal=2026-06-02", guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(ask("tanggal=2027-01-01")).rejects.toMatchObject({ kind: "invalid" });
    const lines = await as(({ db }) =>
      db.selectFrom("audit").select(["actorName", "after"]).where("action", "=", "export").orderBy("id").execute(),
    );
    expect(lines).toEqual(
      [office, head].map(({ name }) => ({ actorName: name, after: { rows: 3, kelasId: of("X.E-1"), tanggal: "2026-06-02" } })),
    );
  });

  test("is called after the class and the day, also where nobody recorded what the class was called then", async () => {
    const unrecorded = sql<{ id: string }>`insert into kelas (nama, tingkat, tahun_ajaran) values ('X.E-9', 'X', '2025/2026') returning id`;
    const { id } = await as(async ({ db }) => (await unrecorded.execute(db)).rows[0] ?? { id: "" });
    const { headers } = await ask("tanggal=2026-06-02&format=xlsx", office, id);
    expect(headers.get("content-disposition")).toContain("siswa-X-E-9-2025-2026-nama-sekarang-2026-06-02.xlsx");
  });
});
