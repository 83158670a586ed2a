import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Refusal, refuse } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { type DemoKelas, fillDemoKelas, senin } from "#tests/support/demo-kelas.ts";
import { jadwalHari } from "../kalender/jadwal-hari.server.ts";
import { blockedJob, searchClash } from "./clash.server.ts";
import { loadJadwal } from "./load-jadwal.server.ts";
import { receiveJadwal } from "./receive-jadwal.server.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-08-24T01:00:00Z") });
const kantor = actor("tataUsaha");
const guru = actor("guru");
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kantor) => house.scope(who).transaction(work);
let sample: DemoKelas;
const id = { fikih: "", tetangga: "" };

beforeAll(() =>
  dalam(async (ctx) => {
    sample = await fillDemoKelas(ctx, { wali: actor("waliKelas"), guru });
    await sql`update kelas set ruang = 'Gedung A 0' || right(nama, 1)`.execute(ctx.db);
    id.fikih = await pengampuFrom(ctx, sample.kelas.satu);
    id.tetangga = (
      await sql<{ id: string }>`insert into pengampu (semester_id, kelas_id, mata_pelajaran_id, pegawai_id, jp)
        select semester_id, ${sample.kelas.dua}::uuid, mata_pelajaran_id, pegawai_id, 3 from pengampu where id = ${id.fikih}::uuid
        returning id`.execute(ctx.db)
    ).rows[0]?.id as string;
  }),
);

const pengampuFrom = async (ctx: Ctx, kelasId: string) =>
  (
    await sql<{ id: string }>`select pengampu.id from pengampu join pegawai on pegawai.id = pegawai_id
      where kelas_id = ${kelasId}::uuid and akun_id is not null`.execute(ctx.db)
  ).rows[0]?.id as string;

const send = (isi: Readonly<Record<string, string>>, who = kantor) =>
  dalam((ctx) => {
    const form = new FormData();
    for (const [nama, nilai] of Object.entries({ aksi: "simpan", ruang: "", ...isi })) form.set(nama, nilai);
    return receiveJadwal(ctx, form);
  }, who);
const rejected = (isi: Readonly<Record<string, string>>, who = kantor): Promise<Refusal> =>
  send(isi, who).then(
    () => Promise.reject(refuse.conflict("it was taken")),
    (error: Refusal) => error,
  );
const mingguan = (lihat: string, milik: string, who = kantor) =>
  dalam(async (ctx) => {
    const isi = await loadJadwal(ctx, new URLSearchParams({ lihat, id: milik }));
    return "pelajaran" in isi ? isi : Promise.reject(new Error("there is no semester"));
  }, who);

describe("a lesson written into the week", () => {
  test("that takes a teacher from another class is refused, and the other lesson is named", async () => {
    const { fields } = await rejected({ pengampuId: id.tetangga, hari: "1", jamKe: "2", jumlahJam: "1" });
    expect(fields).toEqual({ pengampuId: "Guru Fikih sudah mengajar Fikih di XI.F-3 pada Senin jam ke-1 sampai 2." });
  });

  test("where its class has another one is refused", async () => {
    const { fields } = await rejected({ pengampuId: id.fikih, hari: "1", jamKe: "4", jumlahJam: "1" });
    expect(fields).toEqual({ jamKe: "XI.F-3 sudah ada Fikih bersama Guru Lain pada Senin jam ke-3 sampai 4." });
  });

  test("is told to stand in the way before it is chosen", async () => {
    const halangan = (jamKe: number, lama?: string) =>
      dalam((ctx) => blockedJob(ctx, { hari: "1", jamKe, jumlahJam: 1, id: lama, tugas: [id.tetangga, "bukan"] }));
    expect(await halangan(2)).toEqual({ [id.tetangga]: "gurunya mengajar di XI.F-3 saat itu" });
    expect(await halangan(3)).toEqual({});
    expect(await halangan(2, sample.jadwal.milikGuru)).toEqual({});
    const kelas = await dalam((ctx) => blockedJob(ctx, { hari: "1", jamKe: 4, jumlahJam: 1, tugas: [id.fikih] }));
    expect(kelas).toEqual({ [id.fikih]: "XI.F-3 belajar Fikih saat itu" });
    await expect(dalam((ctx) => blockedJob(ctx, { hari: "1", jamKe: 4, jumlahJam: 1, tugas: [] }), guru)).rejects.toMatchObject({
      kind: "forbidden",
    });
  });

  test("stands in the way of its class, its teacher or its room as soon as these are known", async () => {
    const bentrok = (dari: readonly string[], ruang: string | null = null, who = kantor) =>
      dalam(async (ctx) => (await searchClash(ctx, { hari: "1", jamKe: 3, jumlahJam: 1, dari, ruang })).map(({ kalimat }) => kalimat), who);
    const semuaKelas = await dalam(({ db }) =>
      sql<{ id: string }>`select id from pengampu where kelas_id = ${sample.kelas.satu}::uuid`.execute(db),
    );
    const kelas = semuaKelas.rows.map((satu) => satu.id);
    expect(kelas).toHaveLength(2);
    expect(await bentrok(kelas)).toEqual(["XI.F-3 sudah ada Fikih bersama Guru Lain pada Senin jam ke-3 sampai 4."]);
    expect(await bentrok([id.fikih, id.tetangga])).toEqual([]);
    expect(await bentrok([id.fikih, id.tetangga], "Gedung A 03")).toEqual([
      "Ruang Gedung A 03 sudah dipakai XI.F-3 untuk Fikih (Guru Lain) pada Senin jam ke-3 sampai 4.",
    ]);
    expect(await bentrok([], "Gedung A 03")).toEqual([]);
    await expect(bentrok(kelas, null, guru)).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("in a room that is taken is refused, whatever capitals it was typed in", async () => {
    const { fields } = await rejected({ pengampuId: id.tetangga, hari: "1", jamKe: "3", jumlahJam: "1", ruang: "gedung a 03" });
    expect(fields).toEqual({ ruang: "Ruang Gedung A 03 sudah dipakai XI.F-3 untuk Fikih (Guru Lain) pada Senin jam ke-3 sampai 4." });
  });

  test("beyond the end of the day is refused", async () => {
    const { fields } = await rejected({ pengampuId: id.tetangga, hari: "5", jamKe: "4", jumlahJam: "2" });
    expect(fields).toEqual({ jumlahJam: "Hari Jumat hanya sampai jam ke-4." });
  });

  test("stands in the week of its class, its teacher and its room, moves, goes and comes back", async () => {
    await send({ pengampuId: id.tetangga, hari: "3", jamKe: "1", jumlahJam: "2", ruang: "Laboratorium" });
    const [pelajaran] = (await mingguan("ruang", "Laboratorium")).pelajaran;
    expect(pelajaran).toMatchObject({ kelas: "XI.F-4", mapel: "Fikih", guru: "Guru Fikih", hari: "3", jamKe: 1 });
    const { id: satu = "", versi = 0 } = pelajaran ?? {};
    await send({ id: satu, versi: String(versi), pengampuId: id.tetangga, hari: "3", jamKe: "3", jumlahJam: "2", ruang: "" });
    expect((await mingguan("kelas", sample.kelas.dua)).tugas).toMatchObject([{ jp: 3, terjadwal: 2 }]);
    expect(await dalam((ctx) => jadwalHari(ctx, { tanggal: "2026-08-26", kelasId: sample.kelas.dua }))).toMatchObject([
      { jamKe: 3, jumlahJam: 2, ruang: "Gedung A 04" },
    ]);
    await send({ aksi: "lepas", id: satu, versi: String(versi + 1) });
    expect((await mingguan("kelas", sample.kelas.dua)).pelajaran).toEqual([]);
    expect(await send({ aksi: "pasang", id: satu })).toEqual({ pesan: "Dipasang lagi pada Rabu jam ke-3 sampai 4." });
    expect((await mingguan("kelas", sample.kelas.dua)).pelajaran).toHaveLength(1);
  });

  test("saved over somebody else's change is refused", async () => {
    const isi = { id: sample.jadwal.milikGuru, pengampuId: id.fikih, hari: "2", jamKe: "1", jumlahJam: "2" };
    await send({ ...isi, versi: "1" });
    expect((await rejected({ ...isi, versi: "1", jamKe: "2" })).kind).toBe("stale");
  });
});

describe("the week", () => {
  test("opens at a teacher's own lessons, whom nobody lets write", async () => {
    const isi = await dalam((ctx) => loadJadwal(ctx, new URLSearchParams()), guru);
    expect(isi).toMatchObject({ lihat: "guru", ubah: false });
    expect("pelajaran" in isi && isi.pelajaran.every(({ guru: nama }) => nama === "Guru Fikih")).toBe(true);
    const { kind } = await rejected({ pengampuId: id.fikih, hari: "4", jamKe: "1", jumlahJam: "1" }, guru);
    expect(kind).toBe("forbidden");
  });

  test("holds Monday's lessons where the attendance finds them", async () => {
    const senjang = await dalam((ctx) => jadwalHari(ctx, { tanggal: senin, kelasId: sample.kelas.satu }));
    expect(senjang.map(({ pegawai }) => pegawai)).toContain("Guru Lain");
  });
});
