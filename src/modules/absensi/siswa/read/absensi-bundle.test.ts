import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAttachment } from "#kit/attachments/attach.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { type DemoKelas, fillDemoKelas, liburan, senin } from "#tests/support/demo-kelas.ts";
import { told } from "#tests/support/logged-lines.ts";
import { answerBukti, answerBundle, answerPicker, answerRecord, answerState } from "../api.server.ts";
import { chooseAbsensi } from "../record/choose-absensi.server.ts";
import { recordAbsensi } from "../record/record-absensi.server.ts";
import type { StatusAbsensi } from "../status.ts";
import { absensiBundle } from "./absensi-bundle.server.ts";
import { kelasState } from "./kelas-content.server.ts";

const current = new Date(`${senin}T04:00:00Z`);
const home = useDatabase({ policy, clock: () => current });
const { scope } = home;
const [wali, guru, kantor] = [actor("waliKelas"), actor("guru"), actor("tataUsaha")];
let sample: DemoKelas;

beforeAll(async () => {
  sample = await scope(kantor).transaction((ctx) => fillDemoKelas(ctx, { wali, guru }));
});

describe("what a device may keep", () => {
  test("is one's own class for its wali kelas, with the days around and the week's lessons", async () => {
    const bekal = await scope(wali).transaction(absensiBundle);
    expect([bekal.akunId, bekal.hariIni, bekal.bolehMencatat, bekal.bolehKartu]).toEqual([wali.id, senin, true, "own"]);
    expect([bekal.hari.length, bekal.hari[0]?.tanggal, bekal.hari.at(-1)?.tanggal]).toEqual([25, "2026-08-10", "2026-09-03"]);
    expect(bekal.kelas).toEqual([{ id: sample.kelas.satu, nama: "XI.F-3", setiapHari: true, wali: true }]);
    expect(bekal.anggota.map(({ siswaId }) => siswaId)).toEqual(sample.siswa);
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
      return (await absensiBundle(ctx)).hari;
    });
    const pada = (dicari: string) => hari.find(({ tanggal }) => tanggal === dicari);
    expect(pada("2026-08-27")).toEqual({ tanggal: "2026-08-27", masuk: true, sebab: "Rapat guru, 07.30–10.30" });
    expect(pada("2026-08-28")).toEqual({ tanggal: "2026-08-28", masuk: true });
  });

  test("is the timetable's classes for a teacher, all for the office, and nothing for others", async () => {
    const bekal = await scope(guru).transaction(absensiBundle);
    expect(bekal.kelas).toEqual([{ id: sample.kelas.satu, nama: "XI.F-3", setiapHari: false, wali: false }]);
    expect(bekal.jadwal.map(({ milikSaya }) => milikSaya)).toEqual([true, false]);
    const semua = await scope(kantor).transaction(absensiBundle);
    expect([semua.anggota.length, semua.kelas.map(({ nama, setiapHari, wali }) => [nama, setiapHari, wali])]).toEqual([
      5,
      [
        ["XI.F-3", true, false],
        ["XI.F-4", true, false],
      ],
    ]);
    const kepala = await scope(actor("kepala")).transaction(absensiBundle);
    expect([kepala.bolehMencatat, kepala.bolehKartu, kepala.kelas.length]).toEqual([false, "no", 2]);
    await expect(scope(actor("humas")).transaction(absensiBundle)).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the days before", () => {
  test("tell how far they are, and what waits to be decided, however long ago", async () => {
    const [lama, baru] = ["2026-08-03", "2026-08-21"];
    await scope(kantor).transaction((ctx) =>
      sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat, berbeda)
        select siswa, ${sample.kelas.satu}, hari::date, 'hadir', now(), 'a', hari = ${lama} and siswa = ${sample.siswa[0]}
        from unnest(${sample.siswa.slice(0, 3)}::uuid[]) siswa, unnest(${[lama, baru]}::text[]) hari`.execute(ctx.db),
    );
    const tempat = { kelasId: sample.kelas.satu, jadwalId: null };
    for (const siapa of [wali, kantor])
      expect((await scope(siapa).transaction(absensiBundle)).lampau).toEqual([
        { ...tempat, tanggal: baru, tercatat: 3, berbeda: 0 },
        { ...tempat, tanggal: lama, tercatat: 0, berbeda: 1 },
      ]);
  });
});

test("who was last not there as usual is said, yesterday or before", async () => {
  const kabar = async (tanggal: string, status: string) => {
    await scope(kantor).transaction((ctx) =>
      sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat)
        values (${sample.siswa[3]}, ${sample.kelas.satu}, ${tanggal}, ${status}, now(), 'a')`.execute(ctx.db),
    );
    const { anggota } = await scope(wali).transaction(absensiBundle);
    return anggota.map((satu) => satu.kabar);
  };
  expect(await kabar("2026-08-22", "terlambat")).toEqual([null, null, null, "Terakhir terlambat"]);
  expect(await kabar("2026-08-23", "sakit")).toEqual([null, null, null, "Kemarin sakit"]);
});

describe("choosing between two records", () => {
  const catat = (perangkat: string, status: StatusAbsensi) =>
    scope(wali).transaction((ctx) =>
      recordAbsensi(ctx, {
        ...{ kunci: `kunci-${perangkat}`, kelasId: sample.kelas.satu, tanggal: senin, jadwalId: null, perangkat },
        dicatatPada: new Date(current.getTime() - (perangkat === "a" ? 60_000 : 120_000)),
        baris: [{ siswaId: sample.siswa[0] ?? "", status, jam: null, keterangan: null, buktiId: null, dasar: null }],
      }),
    );
  const lihat = (who = wali) =>
    scope(who).transaction((ctx) => kelasState(ctx, { kelasId: sample.kelas.satu, tanggal: senin, jadwalId: null }));

  test("shows both, and the chosen one stands against whoever has not seen it", async () => {
    await catat("a", "hadir");
    await catat("b", "alpa");
    const { isi, riwayat } = await lihat();
    expect(isi).toMatchObject([{ status: "hadir", berbeda: true, oleh: wali.name, versi: 1 }]);
    expect(riwayat).toMatchObject([{ status: "alpa", sebab: "tersisih", oleh: wali.name }]);
    const pilihan = { siswaId: sample.siswa[0] ?? "", tanggal: senin, jadwalId: null, versi: 1, riwayatId: riwayat[0]?.id ?? null };
    await scope(wali).transaction((ctx) => chooseAbsensi(ctx, pilihan));
    const [ketukanA, ketukanB] = [60_000, 120_000].map((lalu) => new Date(current.getTime() - lalu).toISOString());
    expect((await lihat()).isi).toMatchObject([
      { status: "alpa", berbeda: false, versi: 2, dicatatPada: ketukanB, diputusOleh: wali.name, diputusPada: current.toISOString() },
    ]);
    expect((await lihat()).riwayat).toMatchObject([
      { status: "hadir", sebab: "dibuang", dicatatPada: ketukanA, oleh: wali.name, digantiOleh: wali.name },
    ]);
    await expect(scope(wali).transaction((ctx) => chooseAbsensi(ctx, pilihan))).rejects.toThrow("baru saja berubah");
    await catat("c", "hadir");
    expect((await lihat()).isi).toMatchObject([{ status: "alpa", berbeda: true }]);
  });

  test("is nothing for who does not meet the class", async () => {
    await expect(lihat(actor("humas"))).rejects.toMatchObject({ kind: "notFound" });
    await expect(
      scope(guru).transaction((ctx) => kelasState(ctx, { kelasId: sample.kelas.dua, tanggal: senin, jadwalId: null })),
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
    answerState(diminta(new Request(`${alamat}?${new URLSearchParams(query)}`), who));
  const satu = () => sample.siswa[1] ?? "";
  const catat = (kunci: string, baris: object, lain: object = {}, who = wali) => {
    const isi = { kunci, kelasId: sample.kelas.satu, tanggal: senin, perangkat: kunci, dicatatPada: current.toISOString() };
    return answerRecord(kirim({ ...isi, baris: [{ siswaId: satu(), ...baris }], ...lain }, who));
  };

  test("a device gets its roster, and records for whom it says and is signed in alone", async () => {
    expect((await (await answerBundle(diminta(new Request(alamat)))).json()).akunId).toBe(wali.id);
    await expect(catat("kiriman-lain", { status: "hadir" }, { akunId: guru.id })).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(await (await catat("kiriman-satu", { status: "alpa" }, { akunId: wali.id })).json()).toMatchObject({ tercatat: 1 });
  });

  test("the state of a class is asked for by class, day and lesson", async () => {
    const tempat = { kelas: sample.kelas.satu, tanggal: senin };
    const { isi } = await (await keadaan(tempat)).json();
    expect(isi.find(({ siswaId }: { siswaId: string }) => siswaId === satu())).toMatchObject({ status: "alpa", jadwalId: null });
    expect(await (await keadaan({ ...tempat, jadwal: sample.jadwal.milikGuru })).json()).toEqual({ isi: [], riwayat: [] });
    for (const salah of [{ kelas: "x" }, { tanggal: "2026-02-30" }, { jadwal: "x" }] as Record<string, string>[])
      await expect(keadaan({ ...tempat, ...salah })).rejects.toMatchObject({ kind: "notFound" });
    await expect(keadaan({ ...tempat, kelas: sample.kelas.dua })).rejects.toMatchObject({ kind: "notFound" });
  });

  test("a choice that cannot be read is none", async () => {
    const pilihan = { siswaId: satu(), tanggal: senin, versi: 1 };
    const salah = [{ siswaId: "x" }, { siswaId: 7 }, { tanggal: "2026-02-30" }, { tanggal: 7 }, { versi: 1.5 }, { versi: "1" }];
    for (const beda of [...salah, { jadwalId: "x" }, { jadwalId: 7 }, { riwayatId: "x" }, { riwayatId: 7 }])
      await expect(answerPicker(kirim({ ...pilihan, ...beda }))).rejects.toMatchObject({ kind: "malformed" });
    for (const beda of [
      { jadwalId: sample.jadwal.milikGuru },
      { riwayatId: sample.kelas.dua },
      { tanggal: "2026-08-21", siswaId: sample.siswa[3] },
    ])
      await expect(answerPicker(kirim({ ...pilihan, ...beda }))).rejects.toMatchObject({ kind: "notFound" });
    await expect(answerPicker(kirim(pilihan, actor("kepala")))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(answerPicker(kirim({ ...pilihan, versi: 2 }))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("that what stands is right is written down, told to the pages, and looked at by the warnings", async () => {
    await catat("kiriman-dua", { status: "sakit" }, { dicatatPada: new Date(current.getTime() - 60_000).toISOString() });
    expect((await answerPicker(kirim({ siswaId: satu(), tanggal: senin, versi: 1 }))).status).toBe(204);
    const ubah = { tanggal: senin, jadwalId: null, siswaId: satu(), riwayatId: null };
    const tugas = ({ db }: { db: Parameters<Parameters<ReturnType<typeof scope>["transaction"]>[0]>[0]["db"] }) =>
      db.deleteFrom("tugas").where("job", "=", "peringatan-absensi").returning("key").execute();
    await scope(wali).transaction(tugas);
    const { lines, touched } = await told(home, wali, (ctx) => chooseAbsensi(ctx, { ...ubah, versi: 2 }));
    const tentang = { tanggal: senin, jadwalId: null, siswa: satu(), status: "alpa" };
    expect([lines, touched]).toMatchObject([
      [{ action: "update", subject: "absensiSiswa", subjectId: sample.kelas.satu, before: tentang, after: tentang }],
      ["absensiSiswa"],
    ]);
    expect(await scope(wali).transaction(tugas)).toEqual([{ key: sample.kelas.satu }]);
    const { isi, riwayat } = await (await keadaan({ kelas: sample.kelas.satu, tanggal: senin })).json();
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
    const [, , siswaId = ""] = sample.siswa;
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
    const lain = await (await catat("kiriman-tu-2", { siswaId: sample.siswa[3], status: "sakit", buktiId: id }, {}, kantor)).json();
    expect(lain).toMatchObject({ tercatat: 0, ditolak: [{ sebab: expect.stringContaining("surat buktinya") }] });
    await catat("kiriman-empat", { siswaId, status: "hadir", dasar: 2 });
    expect((await bukti(id)).status).toBe(200);
    await scope(kantor).transaction((ctx) => sql`update berkas set deleted_at = now() where id = ${id}`.execute(ctx.db));
    await expect(bukti(id)).rejects.toMatchObject({ kind: "notFound" });
  });
});
