/** The page of attendance, from day to day. */
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { fillDemoRekap } from "#tests/support/demo-rekap.ts";
import { loadPapan } from "./load-papan.server.ts";
import type { Papan } from "./papan.ts";

/** Thursday 6 August 2026, before the day closes. */
const current = new Date("2026-08-06T10:00:00+08:00");
const home = useDatabase({ policy, clock: () => current });
const [kepala, wali, guru] = [actor("kepala"), actor("waliKelas"), actor("guru")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kepala) => home.scope(who).transaction(work);
const id: Record<string, string> = {};

beforeAll(async () => {
  await home.scope(system("uji")).transaction(seedSekolah);
  Object.assign(id, await dalam((ctx) => fillDemoRekap(ctx, { wali, guru })));
});

describe("the page of attendance", () => {
  const papan = (query: string, who = kepala) => dalam((ctx) => loadPapan(ctx, new URLSearchParams(query)), who) as Promise<never>;
  const guruPada = async (query: string, who = kepala) => (await papan(query, who)) as Extract<Papan, { isi: "guru" }>;
  const siswaPada = async (query: string, who = kepala) => (await papan(`tab=siswa&${query}`, who)) as Extract<Papan, { isi: "siswa" }>;
  const rekapPada = async (query: string, who = kepala) => (await papan(`tab=rekap&${query}`, who)) as Extract<Papan, { isi: "rekap" }>;

  test("shows the staff of a day, and what this person may do there", async () => {
    const semua = await guruPada("hari=2026-08-03");
    expect(semua).toMatchObject({ isi: "guru", hariIni: "2026-08-06", libur: null, total: 2 });
    expect(semua.pegawai.map(({ nama, status, masuk }) => [nama, status, masuk])).toEqual([
      ["Guru", "terlambat", "07:20"],
      ["Hasan", "alpa", null],
    ]);
    expect(semua.jumlah).toEqual([
      { status: "terlambat", jumlah: 1 },
      { status: "alpa", jumlah: 1 },
    ]);
    expect(semua.boleh).toEqual({ koreksi: true, cabutPin: false, perangkat: true, pengawas: true, periode: true });
    expect((await guruPada("", guru)).boleh).toEqual({
      koreksi: false,
      cabutPin: false,
      perangkat: false,
      pengawas: false,
      periode: false,
    });
    expect((await guruPada("", actor("tataUsaha"))).boleh).toMatchObject({ cabutPin: true, pengawas: false });
    expect(await guruPada("hari=2026-08-05")).toMatchObject({ libur: "Libur", boleh: { koreksi: false } });
    expect((await guruPada("hari=2026-08-03&cari=HASAN")).total).toBe(1);
    const kedua = await guruPada("hari=2026-08-03&tampil=1&halaman=2");
    expect([kedua.total, kedua.pegawai.map(({ nama }) => nama)]).toEqual([2, ["Hasan"]]);
  });

  test("shows the pupils of a day, and of the classes one reaches alone", async () => {
    const semua = await siswaPada("hari=2026-08-03");
    expect(semua).toMatchObject({ isi: "siswa", libur: null, total: 2, peringatan: [], kelas: [{ label: "X.E-2 · 2026/2027" }, {}] });
    expect(semua.siswa.map(({ nama, kelas, status }) => [nama, kelas, status])).toEqual([
      ["Ayu", "X.E-2", "hadir"],
      ["Bima", "X.E-2", "alpa"],
    ]);
    expect(semua.tanpaKelas).toBe(false);
    expect(await siswaPada("hari=2026-08-03", actor("guru"))).toMatchObject({ total: 0, tanpaKelas: true });
    expect(await siswaPada("hari=2026-08-04")).toMatchObject({ libur: "Rapat" });
    expect((await siswaPada("")).siswa.map(({ nama }) => nama)).toEqual(["Ayu", "Bima", '=Citra, "Dewi"']);
    for (const [query, banyak] of [
      ["cari=ayu", 1],
      ["cari=x.e-10", 1],
      ["cari=zz", 0],
      [`kelas=${id["X.E-2"]}`, 2],
    ] as const)
      expect((await siswaPada(query)).total).toBe(banyak);
    const kedua = await siswaPada("tampil=2&halaman=2");
    expect([kedua.total, kedua.siswa.length]).toEqual([3, 1]);
    expect((await siswaPada("", wali)).total).toBe(2);
    await expect(siswaPada(`kelas=${id["X.E-10"]}`, wali)).rejects.toMatchObject({ kind: "notFound" });
    for (const tab of ["siswa", "rekap"]) expect(await papan(`tab=${tab}`, actor("humas"))).toMatchObject({ isi: "tertutup" });
  });

  test("lead to the place where they are written down, for whoever does", async () => {
    for (const [peran, mencatat] of [
      ["guru", true],
      ["tataUsaha", true],
      ["kepala", false],
    ] as const)
      expect(await siswaPada("hari=2026-08-03", actor(peran))).toMatchObject({ mencatat });
  });

  test("counts today class by class, until something else is asked for", async () => {
    const bulan = await rekapPada("");
    expect(bulan).toMatchObject({
      isi: "rekap",
      baris: 4,
      tugas: [],
      minta: { dari: "2026-08-06", sampai: "2026-08-06", menurut: "kelas" },
      semuaPegawai: true,
    });
    expect(bulan.laporan.jumlah[0]).toBe("Jumlah");
    expect(bulan.penutup[1]).toBe("Kepala Madrasah,");
    expect(bulan.semester).toMatchObject({ nama: "Ganjil" });
    const asked = await rekapPada("kategori=student&dari=2026-08-03&tampil=2&halaman=2");
    expect([asked.minta.menurut, asked.baris, asked.laporan.sel.map(([nama]) => nama), asked.laporan.kunci.length]).toEqual([
      "orang",
      3,
      ['=Citra, "Dewi"'],
      1,
    ]);
  });
});

/** The last test: it moves pupils. */
