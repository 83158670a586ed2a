/**
 * The table of rights is changed from year to year: one is to look after devices and write down nobody's day, another to ask for leave and
 * decide about none. What goes wrong: a press still does what the right to it was taken away from.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { type Action, type Policy, type Right, system, visitor } from "#kit/access/access.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import { askCuti, withdrawCuti } from "./cuti/ask-cuti.server.ts";
import { decideCuti } from "./cuti/decide-cuti.server.ts";
import { buktiOf, listCuti } from "./cuti/list-cuti.server.ts";
import { revokePin } from "./kios/pin-kios.server.ts";
import { kehadiranHari } from "./pegawai/kehadiran-hari.server.ts";
import { koreksiKehadiran } from "./pegawai/koreksi-kehadiran.server.ts";
import { approvePerangkat } from "./perangkat/check-perangkat.server.ts";
import { decideNetwork, proposeNetwork, usulJaringan } from "./perangkat/jaringan.server.ts";
import { kantorHari } from "./perangkat/kantor-hari.server.ts";
import { closePerangkat } from "./perangkat/list-perangkat.server.ts";
import { loadPerangkat } from "./perangkat/load-perangkat.server.ts";
import { proposePerangkat } from "./perangkat/propose-perangkat.server.ts";
import { listPeringatan } from "./peringatan/list-peringatan.server.ts";
import { createLaporan } from "./rekap/create-laporan.server.ts";
import { daftarHadir } from "./rekap/daftar-hadir.server.ts";
import { reach } from "./rekap/reach.server.ts";
import { readRequest } from "./rekap/request-laporan.ts";
import { kartuKelas } from "./siswa/kartu/kartu-kelas.server.ts";
import { loadKartu } from "./siswa/kartu/load-kartu.server.ts";
import { requestKartu } from "./siswa/kartu/print-kartu.server.ts";
import { demandKelas } from "./siswa/kelas-rights.server.ts";
import { absensiBundle } from "./siswa/read/absensi-bundle.server.ts";
import { recordAbsensi } from "./siswa/record/record-absensi.server.ts";

const now = new Date("2026-08-05T02:00:00Z");
const { scope } = useDatabase({ clock: () => now });
beforeAll(() => scope(system("uji")).transaction(seedSekolah));
const who = actor("semuaKecualiSatu");
const acts: readonly Action[] = [...everyAct, "manage"];
const resources = ["perangkatAbsensi", "absensiKantor", "absensiPegawai", "absensiSiswa", "kartuSiswa", "pengajuanCuti", "rekapAbsensi"];
/** All that there is, but for one right. */
const without = (right?: Right): Policy =>
  Object.fromEntries(resources.map((one) => [one, [wholly(who.roles, ...acts.filter((act) => `${one}:${act}` !== right))]]));
const lacking = (right?: Right, actor = who): Scope => {
  const whole = scope(actor);
  return {
    ...whole,
    transaction: (work) => whole.transaction((ctx) => work({ ...ctx, policy: without(right) })),
    read: (work) => whole.read((ctx) => work({ ...ctx, policy: without(right) })),
  };
};

const nobody = "00000000-0000-4000-8000-000000000009";
const hari = "2026-08-05";
const minta = readRequest(new URLSearchParams(), hari);
const isian = { pegawaiId: nobody, tanggal: hari, versi: "0", status: "hadir", masuk: "", pulang: "", alasan: "Lupa" };
const kiriman = { kunci: "kiriman-hak", kelasId: nobody, tanggal: hari, jadwalId: null, perangkat: "ponsel", dicatatPada: now, baris: [] };
const kartu = { kelas: [], siswa: [nobody] };
/** Nothing gets so far. */
const noFiles = {} as Files;

type Press = readonly [name: string, right: Right, press: (at: Scope) => Promise<unknown>];
const writes = (name: string, right: Right, work: (ctx: Ctx) => Promise<unknown>): Press => [name, right, (at) => at.transaction(work)];
const reads = (name: string, right: Right, work: (ctx: ReadCtx) => Promise<unknown>): Press => [name, right, (at) => at.read(work)];

const writing: readonly Press[] = [
  writes("a device asked for", "perangkatAbsensi:create", (ctx) => proposePerangkat(ctx, { nama: "Gerbang", jenis: "kios", alamat: "" })),
  ["a device checked", "perangkatAbsensi:manage", (at) => approvePerangkat(at, nobody, "000000")],
  writes("a device closed", "perangkatAbsensi:manage", (ctx) => closePerangkat(ctx, nobody)),
  writes("a network asked for", "perangkatAbsensi:create", (ctx) => proposeNetwork(ctx, { teks: "", ponsel: false })),
  writes("a network decided", "perangkatAbsensi:manage", (ctx) => decideNetwork(ctx, nobody, true)),
  writes("a network put away", "perangkatAbsensi:manage", (ctx) => decideNetwork(ctx, nobody, false)),
  writes("a day written by hand", "absensiPegawai:update", (ctx) => koreksiKehadiran(ctx, isian)),
  writes("a PIN ended", "absensiPegawai:manage", (ctx) => revokePin(ctx, nobody)),
  writes("leave asked for", "pengajuanCuti:create", (ctx) => askCuti(ctx, {}, "")),
  writes("leave taken back", "pengajuanCuti:create", (ctx) => withdrawCuti(ctx, nobody, 1)),
  writes("leave looked at", "pengajuanCuti:manage", (ctx) => decideCuti(ctx, { id: nobody, versi: 1, putusan: "periksa", catatan: "" })),
  writes("leave granted", "pengajuanCuti:manage", (ctx) => decideCuti(ctx, { id: nobody, versi: 1, putusan: "setujui", catatan: "" })),
  writes("lost cards ended", "kartuSiswa:update", (ctx) => requestKartu(ctx, { ...kartu, ganti: true })),
  writes("a class recorded", "absensiSiswa:create", (ctx) => recordAbsensi(ctx, kiriman)),
  writes("a class corrected", "absensiSiswa:update", (ctx) => demandKelas(ctx, "update", { kelasId: nobody, tanggal: hari })),
  ["a report as a file", "rekapAbsensi:export", (at) => createLaporan(at, noFiles, { minta, format: "csv" })],
  reads("the sheet of all staff", "rekapAbsensi:export", (ctx) => daftarHadir(ctx, { kelas: "guru", bulan: "2026-08" })),
];
const reading: readonly Press[] = [
  reads("the devices", "perangkatAbsensi:read", (ctx) => loadPerangkat(ctx, "")),
  reads("the network that waits", "perangkatAbsensi:read", usulJaringan),
  reads("what the office did", "absensiKantor:read", (ctx) => kantorHari(ctx, hari)),
  reads("the staff of a day", "absensiPegawai:read", (ctx) => kehadiranHari(ctx, hari)),
  reads("all requests for leave", "pengajuanCuti:read", listCuti),
  reads("the proof of one", "pengajuanCuti:read", (ctx) => buktiOf(ctx, nobody)),
  reads("whose cards may be printed", "kartuSiswa:read", (ctx) => loadKartu(ctx, null)),
  writes("the cards of a class", "kartuSiswa:read", (ctx) => kartuKelas(ctx, nobody)),
  writes("cards printed again", "kartuSiswa:read", (ctx) => requestKartu(ctx, { ...kartu, ganti: false })),
  reads("warnings", "rekapAbsensi:read", listPeringatan),
  reads("whom reports show", "rekapAbsensi:read", (ctx) => reach(ctx, { dari: hari, sampai: hari })),
  writes("what a device takes along", "absensiSiswa:read", absensiBundle),
  reads("one class", "absensiSiswa:read", (ctx) => demandKelas(ctx, "read", { kelasId: nobody, tanggal: hari })),
];

/** The sentence of a right that is lacking; what is only missing has one of its own. */
const nothing = { kind: "notFound", message: "Data tidak ditemukan." };
const answered = (press: Press[2], at: Scope): Promise<unknown> => press(at).catch((error: unknown) => error);

describe.each(writing)("%s", (_, right, press) => {
  test(`is refused to who has every right but ${right}`, async () => {
    await expect(press(lacking(right))).rejects.toMatchObject({ kind: "forbidden", right });
  });

  test("is not refused for that right to who has it, and asks a visitor to sign in", async () => {
    expect(await answered(press, lacking())).not.toMatchObject({ kind: "forbidden", right });
    await expect(press(lacking(undefined, visitor))).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});

describe.each(reading)("%s", (_, right, press) => {
  test(`is not there for who has every right but ${right}`, async () => {
    await expect(press(lacking(right))).rejects.toMatchObject(nothing);
  });

  test("is there for who has it, and asks a visitor to sign in", async () => {
    expect(await answered(press, lacking())).not.toMatchObject(nothing);
    await expect(press(lacking(undefined, visitor))).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});
