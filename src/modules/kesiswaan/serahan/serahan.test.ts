import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { find, update } from "#kit/register/store.server.ts";
import "#modules/akademik/index.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { loadPeriksa } from "../periksa/load-periksa.server.ts";
import { siswa } from "../siswa/siswa.ts";
import { closeSerahan } from "./close-serahan.server.ts";
import { type HandOver, handOver } from "./hand-over/hand-over.server.ts";
import { loadSerahan, loadSerahanList } from "./load-serahan.server.ts";
import { loadMending, mendSiswa } from "./mend-siswa.server.ts";

/**
 * The clerk hands the findings of a class on at a desk, a few times a semester; the wali kelas mends them on a phone, with the family
 * card in hand. What goes wrong: a wali kelas sees or changes what was not handed on, another class, or anything after it was closed.
 */
const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-25T02:00:00Z") });
const kantor = actor("tataUsaha");
const wali = actor("waliKelas");
const lain: Actor = { ...wali, id: "00000000-0000-4000-8000-0000000000aa", name: "Wali lain" };
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = kantor) => scope(who).transaction(work);
const id: Record<string, string> = {};

beforeAll(() =>
  as(async ({ db }) => {
    for (const [place, { id: akun, name }] of [wali, lain].entries())
      await sql`insert into akun (id, nip, nama, peran, aktif) values (${akun}::uuid, ${`19850412201001200${place}`}, ${name}, '{waliKelas}', true)`.execute(
        db,
      );
    for (const [nama, waliId] of [
      ["X.E-1", wali.id],
      ["X.E-2", lain.id],
      ["X.E-3", null],
    ] as const) {
      const { rows } = await sql<{ id: string }>`insert into kelas (nama, tingkat, tahun_ajaran, wali_id)
        values (${nama}, 'X', '2026/2027', ${waliId}::uuid) returning id`.execute(db);
      id[nama] = rows[0]?.id ?? "";
    }
    const anak = [
      ["Anak", "X.E-1"],
      ["Adik", "X.E-1"],
      ["Tetangga", "X.E-2"],
      ["Sendiri", "X.E-3"],
    ] as const;
    for (const [place, [nama, kelas]] of anak.entries()) {
      const { rows } = await sql<{
        id: string;
      }>`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_lahir, nisn, nama_ayah, nik_ayah)
        values (${nama}, 'perempuan', 'aktif', ${id[kelas]}::uuid, '2010-03-05', ${`010999900${place}`}, 'Abdullah',
          '7271031001790002') returning id`.execute(db);
      id[nama] = rows[0]?.id ?? "";
    }
  }),
);

beforeEach(() =>
  as(async ({ db }) => {
    await sql`delete from serahan_temuan`.execute(db);
    await sql`delete from serahan_periksa`.execute(db);
    await sql`update siswa set nik = null, kelas_id = ${id["X.E-1"]}::uuid where id = ${id.Anak}::uuid`.execute(db);
  }),
);

const isi = { tenggat: "2026-12-10", pesan: "Bawa kartu keluarga." };
const hand = (what: Partial<HandOver>, who = kantor) =>
  as((ctx) => handOver(ctx, { siswa: [], kelas: "", aturan: "nik-kosong", isi, ...what }), who);
const opened = async (who = wali) => (await as((ctx) => loadSerahanList(ctx, new URLSearchParams()), who)).rows;
const nik = "7271034503100001";

/** The office hands the NIK of Anak on. @returns the hand-over */
async function handed(): Promise<string> {
  await hand({ siswa: [id.Anak ?? ""] });
  return (await opened())[0]?.id ?? "";
}
const versi = async (nama: string) => (await as((ctx) => find(ctx, siswa, id[nama] ?? ""))).versi;
const mend = async (serahan: string, nama: string, sent: object, who = wali) => {
  const seen = await versi(nama);
  return as((ctx) => mendSiswa(ctx, { id: serahan, siswaId: id[nama] ?? "", versi: seen, sent: { ...sent } }), who);
};

describe("the office", () => {
  test("hands a class on: its wali kelas is told, and sees the findings of that class alone", async () => {
    expect(await hand({ kelas: id["X.E-1"] ?? "" })).toBe("Temuan 2 siswa diserahkan kepada wali kelas X.E-1.");
    const [satu, ...rest] = await opened();
    expect([satu, rest]).toMatchObject([{ kelas: "X.E-1", siswa: 2, temuan: 2, selesai: 0, tenggat: "2026-12-10" }, []]);
    expect(await opened(lain)).toEqual([]);
    const notices = ({ db }: Ctx) => db.selectFrom("pemberitahuan").select(["akunId", "title", "link"]).execute();
    expect(await as(notices)).toEqual([
      {
        akunId: wali.id,
        title: "Data 2 siswa X.E-1 perlu Anda perbaiki sampai 10 Desember 2026",
        link: `/administration/perbaikan-data/${satu?.id}`,
      },
    ]);
    const { siswa: anak } = await as((ctx) => loadSerahan(ctx, satu?.id ?? ""), wali);
    expect(anak.map(({ nama, temuan }) => [nama, temuan.map(({ bidang }) => bidang)])).toEqual([
      ["Adik", [["nik"]]],
      ["Anak", [["nik"]]],
    ]);
  });

  test("adds to what is open for a class, and says that the earlier day holds", async () => {
    const serahan = await handed();
    const said = await hand({ siswa: [id.Adik ?? "", id.Tetangga ?? ""], isi: { tenggat: "2026-12-20", pesan: "" } });
    expect(said).toMatch(/ Serahan yang masih terbuka tetap dengan tenggat yang lebih awal: 10 Desember 2026\.$/);
    expect(await opened()).toMatchObject([{ id: serahan, siswa: 2, tenggat: "2026-12-10", pesan: "Bawa kartu keluarga." }]);
    expect(await opened(lain)).toMatchObject([{ kelas: "X.E-2", siswa: 1, tenggat: "2026-12-20", pesan: null }]);
    await hand({ siswa: [id.Anak ?? ""], isi: { tenggat: "2026-12-01", pesan: "Segera." } });
    expect(await opened()).toMatchObject([{ tenggat: "2026-12-01", pesan: "Bawa kartu keluarga.\nSegera." }]);
    expect((await opened(kantor)).map(({ kelas }) => kelas)).toEqual(["X.E-1", "X.E-2"]);
  });

  test("hands all classes on at once, and hears of those that nobody looks after", async () => {
    expect(await hand({ kelas: "semua" })).toBe(
      "Temuan 3 siswa diserahkan kepada 2 wali kelas. Kelas X.E-3 belum punya wali kelas, jadi belum diserahkan.",
    );
    expect((await opened(kantor)).map(({ kelas, temuan }) => [kelas, temuan])).toEqual([
      ["X.E-1", 2],
      ["X.E-2", 1],
    ]);
    await as(({ db }) => sql`update kelas set wali_id = null`.execute(db));
    await expect(hand({ kelas: "semua" })).rejects.toMatchObject({ message: expect.stringContaining("Kelas X.E-1, X.E-2, X.E-3 belum") });
    await as(({ db }) =>
      sql`update kelas set wali_id = case nama when 'X.E-1' then ${wali.id}::uuid when 'X.E-2' then ${lain.id}::uuid end`.execute(db),
    );
  });

  test("is told what cannot be handed on", async () => {
    await expect(hand({ kelas: id["X.E-3"] ?? "" })).rejects.toMatchObject({
      kind: "invalid",
      message: expect.stringContaining("belum punya wali kelas"),
    });
    await expect(hand({ kelas: id["X.E-1"] ?? "", aturan: "kelas-lama" })).rejects.toMatchObject({ kind: "invalid" });
    for (const tenggat of ["", "2026-11-24", "2028-01-01"])
      await expect(hand({ kelas: id["X.E-1"] ?? "", isi: { tenggat } })).rejects.toMatchObject({ fields: { tenggat: expect.any(String) } });
    for (const who of [wali, actor("kepala"), actor("guru")])
      await expect(hand({ kelas: id["X.E-1"] ?? "" }, who)).rejects.toMatchObject({ kind: "forbidden" });
    expect(await opened(kantor)).toEqual([]);
  });

  test("finds what was handed on, and what was mended since, in its list", async () => {
    const serahan = await handed();
    const at = async (keadaan: string) =>
      (await as((ctx) => loadPeriksa(ctx, new URLSearchParams(`aturan=nik-kosong&keadaan=${keadaan}`)))).rows.map(({ nama }) => nama);
    expect(await at("diserahkan")).toEqual(["Anak"]);
    expect(await at("belum")).not.toContain("Anak");
    await mend(serahan, "Anak", { nik });
    expect([await at("diserahkan"), await at("diperbaiki")]).toEqual([[], ["Anak"]]);
  });
});

describe("the wali kelas", () => {
  test("mends what was handed on, and the trail tells by what right", async () => {
    const serahan = await handed();
    expect(await mend(serahan, "Anak", { nik })).toBe("Data Anak disimpan.");
    expect(await as((ctx) => find(ctx, siswa, id.Anak ?? ""))).toMatchObject({ nik });
    expect(await opened()).toMatchObject([{ temuan: 1, selesai: 1 }]);
    const trail = ({ db }: Ctx) =>
      db
        .selectFrom("audit")
        .select(["actorId", "after"])
        .where("subjectId", "=", id.Anak ?? "")
        .where("action", "=", "update")
        .orderBy("id", "desc")
        .executeTakeFirst();
    expect(await as(trail)).toMatchObject({ actorId: wali.id, after: { nik, serahan } });
  });

  test("sees of the pupil those fields alone, and that is written down", async () => {
    const serahan = await handed();
    const { siswa: row, fields } = await as((ctx) => loadMending(ctx, { id: serahan, siswaId: id.Anak ?? "" }), wali);
    expect([Object.keys(row).sort(), Object.keys(fields)]).toEqual([["id", "nik", "versi"], ["nik"]]);
    const looks = ({ db }: Ctx) =>
      db.selectFrom("audit").select("subjectId").where("action", "=", "read").where("actorId", "=", wali.id).orderBy("id").execute();
    expect(await as(looks)).toContainEqual({ subjectId: id.Anak });
  });

  test("changes no other field, and none by the way that others have", async () => {
    const serahan = await handed();
    for (const sent of [{ nik, nama: "Lain" }, { namaAyah: "Umar" }, { kelasId: id["X.E-2"] }, { dicocokkan: "on" }])
      await expect(mend(serahan, "Anak", sent)).rejects.toMatchObject({ kind: "forbidden" });
    const row = await as((ctx) => find(ctx, siswa, id.Anak ?? ""));
    const changing = as((ctx) => update(ctx, siswa, { id: row.id, versi: row.versi, sent: fieldValues(siswa, row), source: "json" }), wali);
    await expect(changing).rejects.toMatchObject({ kind: "forbidden" });
    expect(await as((ctx) => find(ctx, siswa, id.Anak ?? ""))).toMatchObject({ nik: null, nama: "Anak", namaAyah: "Abdullah" });
  });

  test("reaches no pupil that was not handed on, none of another class, and none who left the class", async () => {
    const serahan = await handed();
    await expect(mend(serahan, "Adik", { nik })).rejects.toMatchObject({ kind: "notFound" });
    await expect(mend(serahan, "Tetangga", { nik })).rejects.toMatchObject({ kind: "notFound" });
    await hand({ kelas: id["X.E-2"] ?? "" });
    const another = (await opened(lain))[0]?.id ?? "";
    await expect(as((ctx) => loadSerahan(ctx, another), wali)).rejects.toMatchObject({ kind: "notFound" });
    await expect(mend(another, "Tetangga", { nik })).rejects.toMatchObject({ kind: "notFound" });
    await expect(mend(serahan, "Anak", { nik }, lain)).rejects.toMatchObject({ kind: "notFound" });
    await expect(as((ctx) => loadMending(ctx, { id: serahan, siswaId: "x" }), wali)).rejects.toMatchObject({ kind: "notFound" });
    await as(({ db }) => sql`update siswa set kelas_id = ${id["X.E-2"]}::uuid where id = ${id.Anak}::uuid`.execute(db));
    await expect(mend(serahan, "Anak", { nik })).rejects.toMatchObject({ kind: "notFound" });
  });

  test("changes nothing once it is closed, and closes nothing", async () => {
    const serahan = await handed();
    await expect(as((ctx) => closeSerahan(ctx, serahan), wali)).rejects.toMatchObject({ kind: "forbidden" });
    expect(await as((ctx) => closeSerahan(ctx, serahan))).toBe("Penyerahan X.E-1 ditutup.");
    await expect(mend(serahan, "Anak", { nik })).rejects.toMatchObject({ kind: "forbidden", message: expect.stringContaining("ditutup") });
    await expect(as((ctx) => closeSerahan(ctx, serahan))).rejects.toMatchObject({ kind: "conflict" });
    expect(await opened()).toEqual([]);
    await expect(as((ctx) => loadMending(ctx, { id: serahan, siswaId: id.Anak ?? "" }), wali)).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("is told what is wrong, and loses nothing to a colleague's save", async () => {
    const serahan = await handed();
    await expect(mend(serahan, "Anak", { nik: "123" })).rejects.toMatchObject({ kind: "invalid", fields: { nik: expect.any(String) } });
    await expect(mend(serahan, "Anak", { nik: "7271034503110001" })).rejects.toMatchObject({
      fields: { nik: expect.stringContaining("tidak cocok") },
    });
    const stale = as((ctx) => mendSiswa(ctx, { id: serahan, siswaId: id.Anak ?? "", versi: 0, sent: { nik } }), wali);
    await expect(stale).rejects.toMatchObject({ kind: "stale", current: { id: id.Anak, nik: null } });
  });
});

test("nobody else sees hand-overs, and the head only sees", async () => {
  const serahan = await handed();
  for (const peran of ["guru", "humas", "pegawai"]) await expect(opened(actor(peran))).rejects.toMatchObject({ kind: "notFound" });
  expect(await as((ctx) => loadSerahan(ctx, serahan), actor("kepala"))).toMatchObject({ memperbaiki: false, menutup: false });
  await expect(mend(serahan, "Anak", { nik }, actor("kepala"))).rejects.toMatchObject({ kind: "forbidden" });
  await expect(mend(serahan, "Anak", { nik }, kantor)).rejects.toMatchObject({ kind: "forbidden" });
});
