import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAttachment } from "#kit/attachments/attach.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { isiKelasContoh, type KelasContoh, liburan, senin } from "#tests/support/kelas-contoh.ts";
import { told } from "#tests/support/told.ts";
import { answerBekal, answerBukti, answerCatat, answerKeadaan, answerPilih } from "../api.server.ts";
import { catatAbsensi } from "../catat/catat-absensi.server.ts";
import { pilihAbsensi } from "../catat/pilih-absensi.server.ts";
import type { StatusAbsensi } from "../tables.ts";
import { bekalAbsensi } from "./bekal-absensi.server.ts";
import { keadaanKelas } from "./isi-kelas.server.ts";

const kini = new Date(`${senin}T04:00:00Z`);
const home = useDatabase({ policy, clock: () => kini });
const { scope } = home;
const [wali, guru, kantor] = [actor("waliKelas"), actor("guru"), actor("tataUsaha")];
let contoh: KelasContoh;

beforeAll(async () => {
  contoh = await scope(kantor).transaction((ctx) => isiKelasContoh(ctx, { wali, guru }));
});

describe("what a device may keep", () => {
  test("is one's own class for its wali kelas, with the days around and the week's lessons", async () => {
    const bekal = await scope(wali).transaction(bekalAbsensi);
    expect([bekal.akunId, bekal.hariIni, bekal.bolehMencatat, bekal.bolehKartu]).toEqual([wali.id, senin, true, "own"]);
    expect([bekal.hari.length, bekal.hari[0]?.tanggal, bekal.hari.at(-1)?.tanggal]).toEqual([25, "2026-08-10", "2026-09-03"]);
    expect(bekal.kelas).toEqual([{ id: contoh.kelas.satu, nama: "XI.F-3", setiapHari: true, wali: true }]);
    expect(bekal.anggota.map(({ siswaId }) => siswaId)).toEqual(contoh.siswa);
    expect(bekal.jadwal.map(({ jamKe, hari, mulai, milikSaya }) => [hari, jamKe, mulai, milikSaya])).toEqual([
      ["1", 1, "07:30", false],
      ["1", 3, "09:00", false],
    ]);
    expect(bekal.hari.find(({ tanggal }) => tanggal === liburan)).toEqual({ tanggal: liburan, masuk: false, sebab: "Maulid Nabi" });
    expect(JSON.stringify(bekal)).not.toContain("Tetangga");
  });

  test("tells the hours of a day that is shorter", async () => {
    const hari = await scope(wali).transaction(async (ctx) => {
      await sql`insert into hari_khusus (nama, jenis, untuk, mulai, selesai, jam_pulang)
        values ('Rapat guru', 'setengah-hari', 'semua', '2026-08-27', '2026-08-27', '10:30')`.execute(ctx.db);
      return (await bekalAbsensi(ctx)).hari;
    });
    const pada = (dicari: string) => hari.find(({ tanggal }) => tanggal === dicari);
    expect(pada("2026-08-27")).toEqual({ tanggal: "2026-08-27", masuk: true, sebab: "Rapat guru, 07.30–10.30" });
    expect(pada("2026-08-28")).toEqual({ tanggal: "2026-08-28", masuk: true });
  });

  test("is the timetable's classes for a teacher, all for the office, and nothing for others", async () => {
    const bekal = await scope(guru).transaction(bekalAbsensi);
    expect(bekal.kelas).toEqual([{ id: contoh.kelas.satu, nama: "XI.F-3", setiapHari: false, wali: false }]);
    expect(bekal.jadwal.map(({ milikSaya }) => milikSaya)).toEqual([true, false]);
    const semua = await scope(kantor).transaction(bekalAbsensi);
    expect([semua.anggota.length, semua.kelas.map(({ nama, setiapHari, wali }) => [nama, setiapHari, wali])]).toEqual([
      5,
      [
        ["XI.F-3", true, false],
        ["XI.F-4", true, false],
      ],
    ]);
    const kepala = await scope(actor("kepala")).transaction(bekalAbsensi);
    expect([kepala.bolehMencatat, kepala.bolehKartu, kepala.kelas.length]).toEqual([false, "no", 2]);
    await expect(scope(actor("humas")).transaction(bekalAbsensi)).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the days before", () => {
  test("tell how far they are, and what waits to be decided, however long ago", async () => {
    const [lama, baru] = ["2026-08-03", "2026-08-21"];
    await scope(kantor).transaction((ctx) =>
      sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat, berbeda)
        select siswa, ${contoh.kelas.satu}, hari::date, 'hadir', now(), 'a', hari = ${lama} and siswa = ${contoh.siswa[0]}
        from unnest(${contoh.siswa.slice(0, 3)}::uuid[]) siswa, unnest(${[lama, baru]}::text[]) hari`.execute(ctx.db),
    );
    const tempat = { kelasId: contoh.kelas.satu, jadwalId: null };
    for (const siapa of [wali, kantor])
      expect((await scope(siapa).transaction(bekalAbsensi)).lampau).toEqual([
        { ...tempat, tanggal: baru, tercatat: 3, berbeda: 0 },
        { ...tempat, tanggal: lama, tercatat: 0, berbeda: 1 },
      ]);
  });
});

test("who was last not there as usual is said, yesterday or before", async () => {
  const kabar = async (tanggal: string, status: string) => {
    await scope(kantor).transaction((ctx) =>
      sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat)
        values (${contoh.siswa[3]}, ${contoh.kelas.satu}, ${tanggal}, ${status}, now(), 'a')`.execute(ctx.db),
    );
    const { anggota } = await scope(wali).transaction(bekalAbsensi);
    return anggota.map((satu) => satu.kabar);
  };
  expect(await kabar("2026-08-22", "terlambat")).toEqual([null, null, null, "Terakhir terlambat"]);
  expect(await kabar("2026-08-23", "sakit")).toEqual([null, null, null, "Kemarin sakit"]);
});

describe("choosing between two records", () => {
  const catat = (perangkat: string, status: StatusAbsensi) =>
    scope(wali).transaction((ctx) =>
      catatAbsensi(ctx, {
        ...{ kunci: `kunci-${perangkat}`, kelasId: contoh.kelas.satu, tanggal: senin, jadwalId: null, perangkat },
        dicatatPada: new Date(kini.getTime() - (perangkat === "a" ? 60_000 : 120_000)),
        baris: [{ siswaId: contoh.siswa[0] ?? "", status, jam: null, keterangan: null, buktiId: null, dasar: null }],
      }),
    );
  const lihat = (who = wali) =>
    scope(who).transaction((ctx) => keadaanKelas(ctx, { kelasId: contoh.kelas.satu, tanggal: senin, jadwalId: null }));

  test("shows both, and the chosen one stands against whoever has not seen it", async () => {
    await catat("a", "hadir");
    await catat("b", "alpa");
    const { isi, riwayat } = await lihat();
    expect(isi).toMatchObject([{ status: "hadir", berbeda: true, oleh: wali.name, versi: 1 }]);
    expect(riwayat).toMatchObject([{ status: "alpa", sebab: "tersisih", oleh: wali.name }]);
    const pilihan = { siswaId: contoh.siswa[0] ?? "", tanggal: senin, jadwalId: null, versi: 1, riwayatId: riwayat[0]?.id ?? null };
    await scope(wali).transaction((ctx) => pilihAbsensi(ctx, pilihan));
    const [ketukanA, ketukanB] = [60_000, 120_000].map((lalu) => new Date(kini.getTime() - lalu).toISOString());
    expect((await lihat()).isi).toMatchObject([
      { status: "alpa", berbeda: false, versi: 2, dicatatPada: ketukanB, diputusOleh: wali.name, diputusPada: kini.toISOString() },
    ]);
    expect((await lihat()).riwayat).toMatchObject([
      { status: "hadir", sebab: "dibuang", dicatatPada: ketukanA, oleh: wali.name, digantiOleh: wali.name },
    ]);
    await expect(scope(wali).transaction((ctx) => pilihAbsensi(ctx, pilihan))).rejects.toThrow("baru saja berubah");
    await catat("c", "hadir");
    expect((await lihat()).isi).toMatchObject([{ status: "alpa", berbeda: true }]);
  });

  test("is nothing for who does not meet the class", async () => {
    await expect(lihat(actor("humas"))).rejects.toMatchObject({ kind: "notFound" });
    await expect(
      scope(guru).transaction((ctx) => keadaanKelas(ctx, { kelasId: contoh.kelas.dua, tanggal: senin, jadwalId: null })),
    ).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("over the interface", () => {
  const alamat = "http://uji/api/absensi-siswa";
  const directory = mkdtempSync(join(tmpdir(), "bukti-"));
  let files: Files;
  beforeAll(async () => {
    files = await openFiles({ directory });
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const diminta = (request: Request, who = wali, params: Record<string, string> = {}) => ({ request, params, scope: scope(who), files });
  const kirim = (isi: object, who = wali) =>
    diminta(new Request(alamat, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(isi) }), who);
  const keadaan = (query: Record<string, string>, who = wali) =>
    answerKeadaan(diminta(new Request(`${alamat}?${new URLSearchParams(query)}`), who));
  const satu = () => contoh.siswa[1] ?? "";
  const catat = (kunci: string, baris: object, lain: object = {}, who = wali) => {
    const isi = { kunci, kelasId: contoh.kelas.satu, tanggal: senin, perangkat: kunci, dicatatPada: kini.toISOString() };
    return answerCatat(kirim({ ...isi, baris: [{ siswaId: satu(), ...baris }], ...lain }, who));
  };

  test("a device gets its roster, and records for whom it says and is signed in alone", async () => {
    expect((await (await answerBekal(diminta(new Request(alamat)))).json()).akunId).toBe(wali.id);
    await expect(catat("kiriman-lain", { status: "hadir" }, { akunId: guru.id })).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(await (await catat("kiriman-satu", { status: "alpa" }, { akunId: wali.id })).json()).toMatchObject({ tercatat: 1 });
  });

  test("the state of a class is asked for by class, day and lesson", async () => {
    const tempat = { kelas: contoh.kelas.satu, tanggal: senin };
    const { isi } = await (await keadaan(tempat)).json();
    expect(isi.find(({ siswaId }: { siswaId: string }) => siswaId === satu())).toMatchObject({ status: "alpa", jadwalId: null });
    expect(await (await keadaan({ ...tempat, jadwal: contoh.jadwal.milikGuru })).json()).toEqual({ isi: [], riwayat: [] });
    for (const salah of [{ kelas: "x" }, { tanggal: "2026-02-30" }, { jadwal: "x" }] as Record<string, string>[])
      await expect(keadaan({ ...tempat, ...salah })).rejects.toMatchObject({ kind: "notFound" });
    await expect(keadaan({ ...tempat, kelas: contoh.kelas.dua })).rejects.toMatchObject({ kind: "notFound" });
  });

  test("a choice that cannot be read is none", async () => {
    const pilihan = { siswaId: satu(), tanggal: senin, versi: 1 };
    const salah = [{ siswaId: "x" }, { siswaId: 7 }, { tanggal: "2026-02-30" }, { tanggal: 7 }, { versi: 1.5 }, { versi: "1" }];
    for (const beda of [...salah, { jadwalId: "x" }, { jadwalId: 7 }, { riwayatId: "x" }, { riwayatId: 7 }])
      await expect(answerPilih(kirim({ ...pilihan, ...beda }))).rejects.toMatchObject({ kind: "malformed" });
    for (const beda of [
      { jadwalId: contoh.jadwal.milikGuru },
      { riwayatId: contoh.kelas.dua },
      { tanggal: "2026-08-21", siswaId: contoh.siswa[3] },
    ])
      await expect(answerPilih(kirim({ ...pilihan, ...beda }))).rejects.toMatchObject({ kind: "notFound" });
    await expect(answerPilih(kirim(pilihan, actor("kepala")))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(answerPilih(kirim({ ...pilihan, versi: 2 }))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("that what stands is right is written down, told to the pages, and looked at by the warnings", async () => {
    await catat("kiriman-dua", { status: "sakit" }, { dicatatPada: new Date(kini.getTime() - 60_000).toISOString() });
    expect((await answerPilih(kirim({ siswaId: satu(), tanggal: senin, versi: 1 }))).status).toBe(204);
    const ubah = { tanggal: senin, jadwalId: null, siswaId: satu(), riwayatId: null };
    const tugas = ({ db }: { db: Parameters<Parameters<ReturnType<typeof scope>["transaction"]>[0]>[0]["db"] }) =>
      db.deleteFrom("tugas").where("job", "=", "peringatan-absensi").returning("key").execute();
    await scope(wali).transaction(tugas);
    const { lines, touched } = await told(home, wali, (ctx) => pilihAbsensi(ctx, { ...ubah, versi: 2 }));
    const tentang = { tanggal: senin, jadwalId: null, siswa: satu(), status: "alpa" };
    expect([lines, touched]).toMatchObject([
      [{ action: "update", subject: "absensiSiswa", subjectId: contoh.kelas.satu, before: tentang, after: tentang }],
      ["absensiSiswa"],
    ]);
    expect(await scope(wali).transaction(tugas)).toEqual([{ key: contoh.kelas.satu }]);
    const { isi, riwayat } = await (await keadaan({ kelas: contoh.kelas.satu, tanggal: senin })).json();
    const milik = ({ siswaId }: { siswaId: string }) => siswaId === satu();
    expect([isi.find(milik), riwayat.filter(milik)]).toMatchObject([
      { status: "alpa", versi: 3, berbeda: false, diputusOleh: wali.name },
      [{ status: "sakit", sebab: "dibuang", digantiOleh: wali.name }],
    ]);
  });

  test("a proof is for whoever may see the record that holds it, or held it", async () => {
    const bytes = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
    const { id } = await addAttachment(scope(wali), files, { bytes, name: "surat.pdf", accept: ["application/pdf"] });
    const bukti = (satuId: string, who = wali) => answerBukti(diminta(new Request(`${alamat}/bukti/x`), who, { id: satuId }));
    for (const salah of ["x", id]) await expect(bukti(salah)).rejects.toMatchObject({ kind: "notFound" });
    const [, , siswaId = ""] = contoh.siswa;
    expect(await (await catat("kiriman-tiga", { siswaId, status: "izin", buktiId: id })).json()).toMatchObject({ tercatat: 1 });
    const answer = await bukti(id);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get("content-disposition")).toContain("surat.pdf");
    await expect(bukti(id, actor("waliKelas", "lain"))).rejects.toMatchObject({ kind: "notFound" });
    await scope(kantor).transaction((ctx) =>
      sql`insert into akun (id, nip, nama, peran) values (${kantor.id}, '198707302012011003', 'TU', array['tataUsaha'])`.execute(ctx.db),
    );
    // What hangs on a pupil's record may stay there, whoever sends it; on another's it may not.
    expect(await (await catat("kiriman-tu", { siswaId, status: "sakit", buktiId: id, dasar: 1 }, {}, kantor)).json()).toMatchObject({
      tercatat: 1,
    });
    const lain = await (await catat("kiriman-tu-2", { siswaId: contoh.siswa[3], status: "sakit", buktiId: id }, {}, kantor)).json();
    expect(lain).toMatchObject({ tercatat: 0, ditolak: [{ sebab: expect.stringContaining("surat buktinya") }] });
    await catat("kiriman-empat", { siswaId, status: "hadir", dasar: 2 });
    expect((await bukti(id)).status).toBe(200);
    await scope(kantor).transaction((ctx) => sql`update berkas set deleted_at = now() where id = ${id}`.execute(ctx.db));
    await expect(bukti(id)).rejects.toMatchObject({ kind: "notFound" });
  });
});
