import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { type DemoKelas, fillDemoKelas, liburan, senin } from "#tests/support/demo-kelas.ts";
import { told } from "#tests/support/logged-lines.ts";
import type { StatusAbsensi } from "../status.ts";
import { recordAbsensi } from "./record-absensi.server.ts";
import type { Result, Submission, SubmissionRow } from "./submission.ts";

const current = new Date("2026-08-26T04:00:00Z");
const home = useDatabase({ policy, clock: () => current });
const { scope } = home;
const [wali, guru, kantor] = [actor("waliKelas"), actor("guru"), actor("tataUsaha")];
let sample: DemoKelas;
let ke = 0;

beforeAll(async () => {
  sample = await scope(kantor).transaction((ctx) => fillDemoKelas(ctx, { wali, guru }));
  await scope(kantor).transaction((ctx) =>
    sql`insert into akun (id, nip, nama, peran) values (${kantor.id}, '198707302012011003', 'TU', array['tataUsaha'])`.execute(ctx.db),
  );
});

const row = (siswaId: string | undefined, status: StatusAbsensi, lain: Partial<SubmissionRow> = {}): SubmissionRow => ({
  ...{ siswaId: siswaId ?? "", status, jam: null, keterangan: null, buktiId: null, dasar: null },
  ...lain,
});
function submission(isi: Partial<Submission>): Submission {
  ke += 1;
  const dasar = { kunci: `kiriman-${ke}`, kelasId: sample.kelas.satu, tanggal: senin, jadwalId: null, perangkat: "ponsel-1" };
  return { ...dasar, dicatatPada: new Date(`${senin}T00:10:00Z`), baris: sample.siswa.map((id) => row(id, "hadir")), ...isi };
}
const send = (isi: Partial<Submission>, siapa: Actor = wali): Promise<Result> =>
  scope(siapa).transaction((ctx) => recordAbsensi(ctx, submission(isi)));
const status = (siswaId: string | undefined, jadwalId: string | null = null) =>
  scope(kantor).transaction(({ db }) =>
    db
      .selectFrom("absensiSiswa")
      .select(["status", "versi", "berbeda", "dikoreksi"])
      .where("siswaId", "=", siswaId ?? "")
      .where("tanggal", "=", senin)
      .where("jadwalId", "is not distinct from", jadwalId)
      .executeTakeFirst(),
  );

describe("recording a class", () => {
  test("with a sign that no text can hold is refused, not broken off", async () => {
    const baru = send({ baris: [row(sample.siswa[0], "sakit", { keterangan: "demam\0" })] });
    await expect(baru).rejects.toMatchObject({ kind: "invalid" });
  });

  test("stands at once, and sending it twice changes nothing", async () => {
    const isi = submission({ baris: sample.siswa.map((id, i) => row(id, i === 1 ? "sakit" : "hadir")) });
    const dua = () => scope(wali).transaction((ctx) => recordAbsensi(ctx, isi));
    const pertama = await dua();
    expect(pertama).toMatchObject({ tercatat: 4, berbeda: [], ditolak: [] });
    expect(await dua()).toEqual(pertama);
    expect(await status(sample.siswa[1])).toEqual({ status: "sakit", versi: 1, berbeda: false, dikoreksi: false });
    const { rows } = await scope(kantor).transaction((ctx) => sql`select from audit where subject = 'absensiSiswa'`.execute(ctx.db));
    expect(rows).toHaveLength(1);
    await expect(
      scope(wali).transaction((ctx) => recordAbsensi(ctx, { ...isi, baris: [row(sample.siswa[0], "alpa")] })),
    ).rejects.toMatchObject({ kind: "conflict" });
  });

  test("a correction keeps the old word and who changed it", async () => {
    await send({ baris: [row(sample.siswa[1], "izin", { dasar: 1, keterangan: "Surat orang tua" })] }, kantor);
    expect(await status(sample.siswa[1])).toEqual({ status: "izin", versi: 2, berbeda: false, dikoreksi: true });
    const lama = await scope(kantor).transaction(({ db }) => db.selectFrom("absensiSiswaRiwayat").selectAll().execute());
    expect(lama).toMatchObject([{ status: "sakit", sebab: "diubah", dicatatOleh: wali.id, digantiOleh: kantor.id }]);
  });

  test("corrected twice without a network, the last word of the device stands", async () => {
    const siswaId = sample.siswa[2];
    const pukul = (menit: string) => new Date(`${senin}T08:${menit}:00+08:00`);
    await send({ dicatatPada: pukul("10"), baris: [row(siswaId, "sakit", { dasar: 1 })] });
    await send({ dicatatPada: pukul("20"), baris: [row(siswaId, "izin", { dasar: 1 })] });
    expect(await status(siswaId)).toEqual({ status: "izin", versi: 3, berbeda: false, dikoreksi: true });
  });

  test("a lesson stands beside the day", async () => {
    await send({ jadwalId: sample.jadwal.milikGuru, baris: [row(sample.siswa[0], "terlambat", { jam: "07:42" })] }, guru);
    expect(await status(sample.siswa[0], sample.jadwal.milikGuru)).toMatchObject({ status: "terlambat" });
    expect(await status(sample.siswa[0])).toMatchObject({ status: "hadir" });
  });
});

describe("two devices with one class, in either order", () => {
  const saat = (jam: string) => new Date(`${senin}T${jam}:00+08:00`);
  test.each([
    [
      ["07:31", "sakit"],
      ["07:35", "alpa"],
    ],
    [
      ["07:35", "alpa"],
      ["07:31", "sakit"],
    ],
  ] as const)("%j", async (...kedua) => {
    const siswaId = sample.siswa[2];
    await scope(kantor).transaction(async ({ db }) => {
      await sql`delete from absensi_siswa_riwayat`.execute(db);
      await sql`delete from absensi_siswa where siswa_id = ${siswaId}`.execute(db);
    });
    const hasil = [];
    for (const [jam, kata] of kedua)
      hasil.push(await send({ perangkat: `p${jam.slice(3)}`, dicatatPada: saat(jam), baris: [row(siswaId, kata)] }));
    expect(hasil[1]?.berbeda).toEqual([siswaId]);
    expect(await status(siswaId)).toMatchObject({ status: "alpa", berbeda: true });
    const tersisih = await scope(kantor).transaction(({ db }) =>
      db.selectFrom("absensiSiswaRiwayat").select(["status", "sebab"]).execute(),
    );
    expect(tersisih).toEqual([{ status: "sakit", sebab: "tersisih" }]);
    const kabar = await scope(kantor).transaction(({ db }) => db.selectFrom("pemberitahuan").select(["akunId", "title"]).execute());
    expect(kabar).toEqual([{ akunId: wali.id, title: "Kelas XI.F-3: 1 siswa dicatat berbeda pada 24 Agustus 2026. Pilih yang benar." }]);
  });
});

describe("what is not recorded, with its sentence", () => {
  test("the future, a holiday and a lesson that is not theirs", async () => {
    await expect(send({ tanggal: "2026-08-27" })).rejects.toThrow("Kamis, 27 Agustus 2026 belum tiba");
    await expect(send({ tanggal: liburan })).rejects.toThrow("bukan hari sekolah (Maulid Nabi)");
    await expect(send({ jadwalId: sample.kelas.dua })).rejects.toThrow("tidak ada dalam jadwal");
  });

  test("a pupil of another class is named, the others are recorded", async () => {
    const hasil = await send({ baris: [row(sample.tetangga, "alpa"), row(sample.siswa[3], "hadir")] });
    const tetangga = { siswaId: sample.tetangga, nama: "Tetangga", sebab: "bukan anggota kelas ini pada 24 Agustus 2026." };
    const dijawab = { tercatat: 1, berbeda: [], ditolak: [tetangga], kalimat: "1 siswa tercatat. 1 siswa belum dapat dicatat." };
    expect(hasil).toEqual(dijawab);
    const sendiri = { ...dijawab, tercatat: 0, kalimat: "0 siswa tercatat. 1 siswa belum dapat dicatat." };
    expect(await send({ baris: [row(sample.tetangga, "alpa")] })).toEqual(sendiri);
    await expect(send({ baris: [row(crypto.randomUUID(), "alpa")] })).rejects.toThrow("tidak dikenal");
  });

  test("a pupil who never sat in a class is named too, the others are recorded", async () => {
    const { rows } = await scope(kantor).transaction((ctx) =>
      sql<{
        id: string;
      }>`insert into siswa (nama, jenis_kelamin, status) values ('Batal Masuk', 'perempuan', 'keluar') returning id`.execute(ctx.db),
    );
    const hasil = await send({ baris: [row(rows[0]?.id, "alpa"), row(sample.siswa[3], "hadir")] });
    expect(hasil).toMatchObject({ tercatat: 1, ditolak: [{ nama: "Batal Masuk" }] });
  });

  test("a proof that is not there", async () => {
    const hasil = await send({ baris: [row(sample.siswa[3], "sakit", { buktiId: sample.kelas.dua })] });
    expect(hasil.ditolak[0]?.sebab).toContain("surat buktinya sudah tidak ada");
  });

  test("somebody else's class, and another day of a teacher's", async () => {
    await expect(send({ kelasId: sample.kelas.dua })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(send({ tanggal: "2026-08-26" }, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(send({}, actor("kepala"))).rejects.toMatchObject({ kind: "forbidden" });
    expect((await send({ baris: [row(sample.siswa[0], "hadir")] }, guru)).tercatat).toBe(1);
  });
});

describe("what a recording tells", () => {
  const jumat = "2026-08-21";
  const pukul = (jam: string) => new Date(`${jumat}T${jam}:00+08:00`);
  const ceritakan = async (isi: Partial<Submission>, siapa = wali) => {
    await scope(kantor).transaction(({ db }) => db.deleteFrom("tugas").where(everyRow).execute());
    const satu = submission({ tanggal: jumat, dicatatPada: pukul("07:30"), ...isi });
    const { result, lines, touched } = await told(home, siapa, (ctx) => recordAbsensi(ctx, satu));
    expect(touched).toEqual(["absensiSiswa"]);
    const tugas = await scope(kantor).transaction(({ db }) =>
      db.selectFrom("tugas").select("key").where("job", "=", "peringatan-absensi").execute(),
    );
    return { ...result, tugas: tugas.map(({ key }) => key), jejak: lines.map(({ action, before, after }) => ({ action, before, after })) };
  };
  const [satu, dua] = [() => sample.siswa[0] ?? "", () => sample.siswa[1] ?? ""];
  test("is one line for the class, with what changed of whom, and nothing where nothing did", async () => {
    const tentang = { tanggal: jumat, jadwalId: null };
    const isi = [row(satu(), "hadir"), row(dua(), "alpa")];
    expect(await ceritakan({ baris: isi })).toMatchObject({
      ...{ tercatat: 2, berbeda: [], kalimat: "2 siswa tercatat.", tugas: [sample.kelas.satu] },
      jejak: [{ action: "create", before: null, after: { ...tentang, siswa: { [satu()]: "hadir", [dua()]: "alpa" } } }],
    });
    expect(await ceritakan({ baris: isi, dicatatPada: pukul("07:40") })).toMatchObject({ tercatat: 2, tugas: [], jejak: [] });
    const campur = [row(satu(), "sakit"), row(dua(), "alpa"), row(sample.siswa[2], "hadir")];
    expect(await ceritakan({ baris: campur, perangkat: "ponsel-2", dicatatPada: pukul("07:35") })).toMatchObject({
      ...{ tercatat: 2, berbeda: [satu()], tugas: [] },
      kalimat: "2 siswa tercatat. 1 siswa sudah dicatat berbeda dari perangkat lain; keduanya disimpan, pilih yang benar.",
      jejak: [
        {
          action: "update",
          before: { ...tentang, siswa: { [satu()]: "hadir" } },
          after: { ...tentang, siswa: { [satu()]: "sakit (tersisih)", [sample.siswa[2] ?? ""]: "hadir" } },
        },
      ],
    });
    const [tersisih] = await scope(kantor).transaction(({ db }) =>
      db.selectFrom("absensiSiswaRiwayat").selectAll().orderBy("createdAt", "desc").execute(),
    );
    expect(tersisih).toMatchObject({
      status: "sakit",
      perangkat: "ponsel-2",
      dicatatPada: pukul("07:35"),
      digantiOleh: wali.id,
      diputusOleh: null,
    });
    expect((await ceritakan({ baris: [row(dua(), "hadir", { dasar: 1 })] })).tugas).toEqual([sample.kelas.satu]);
  });

  test("of one lesson looks at no warning", async () => {
    const jadwalId = sample.jadwal.milikGuru;
    const pelajaran = await ceritakan({ tanggal: senin, jadwalId, baris: [row(dua(), "alpa")] }, guru);
    expect([pelajaran.tercatat, pelajaran.tugas]).toEqual([1, []]);
  });

  test("differently where nobody leads the class goes to the office, with the way there", async () => {
    const rekan = actor("tataUsaha", "rekan");
    await scope(kantor).transaction(({ db }) =>
      sql`insert into akun (id, nip, nama, peran) values (${rekan.id}, '198707302012011004', 'Rekan', array['tataUsaha'])`.execute(db),
    );
    for (const [perangkat, kata] of [
      ["p1", "hadir"],
      ["p2", "alpa"],
    ] as const)
      await send({ kelasId: sample.kelas.dua, tanggal: jumat, perangkat, baris: [row(sample.tetangga, kata)] }, rekan);
    const kabar = await scope(kantor).transaction(({ db }) =>
      db.selectFrom("pemberitahuan").select(["akunId", "link"]).where("kind", "=", `absensi-berbeda-${sample.kelas.dua}`).execute(),
    );
    expect(kabar).toEqual([{ akunId: kantor.id, link: `/absensi?kelas=${sample.kelas.dua}&tanggal=${jumat}` }]);
  });
});

test("who is moved to another class on the same day is counted in the new one", async () => {
  const [, , , siswaId] = sample.siswa;
  const kelas = () =>
    scope(kantor).transaction(({ db }) =>
      db
        .selectFrom("absensiSiswa")
        .select(["kelasId", "status"])
        .where("siswaId", "=", siswaId ?? "")
        .where("tanggal", "=", senin)
        .execute(),
    );
  await send({ baris: [row(siswaId, "hadir")] });
  await scope(kantor).transaction(async ({ db }) => {
    await sql`select set_config('akademik.hari', ${senin}, true)`.execute(db);
    await sql`update siswa set kelas_id = ${sample.kelas.dua}::uuid where id = ${siswaId}`.execute(db);
  });
  const lama = new Date(`${senin}T00:01:00Z`);
  await send({ kelasId: sample.kelas.dua, perangkat: "ponsel-2", dicatatPada: lama, baris: [row(siswaId, "hadir")] }, kantor);
  expect(await kelas()).toEqual([{ kelasId: sample.kelas.dua, status: "hadir" }]);
});
