import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { isiKelasContoh, type KelasContoh, liburan, senin } from "#tests/support/kelas-contoh.ts";
import { catatAbsensi } from "../catat/catat-absensi.server.ts";
import { pilihAbsensi } from "../catat/pilih-absensi.server.ts";
import type { StatusAbsensi } from "../tables.ts";
import { bekalAbsensi } from "./bekal-absensi.server.ts";
import { keadaanKelas } from "./isi-kelas.server.ts";

const kini = new Date(`${senin}T04:00:00Z`);
const { scope } = useDatabase({ policy, clock: () => kini });
const [wali, guru, kantor] = [actor("waliKelas"), actor("guru"), actor("tataUsaha")];
let contoh: KelasContoh;

beforeAll(async () => {
  contoh = await scope(kantor).transaction((ctx) => isiKelasContoh(ctx, { wali, guru }));
});

describe("what a device may keep", () => {
  test("is one's own class for its wali kelas, with the days around and the week's lessons", async () => {
    const bekal = await scope(wali).transaction(bekalAbsensi);
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
    expect((await scope(kantor).transaction(bekalAbsensi)).anggota).toHaveLength(5);
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
