/**
 * The desk, on the last day and the morning after: thirty forms in a tray, two of the committee typing, one of them from the tray of last
 * week. What goes wrong: a form that came after closing, one dated tomorrow, a child that registered by telephone meanwhile, two presses, a
 * wave that is decided, a number that is skipped, somebody who may only read.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { openFiles } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { registration, serial } from "#tests/support/registrations.ts";
import { addJalur, decideWave, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { buktiForPanitia } from "../bukti.server.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { loadPendaftar } from "../panitia/load-pendaftar.server.ts";
import { composeBundle } from "../seleksi/compose.server.ts";
import { enterKertas } from "./enter-kertas.server.ts";
import { formulirKertas, unsignedSentence } from "./kertas.ts";
import { loadKertas } from "./load-kertas.server.ts";
import { uploadAtDesk } from "./upload-action.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const noon = (day: string) => new Date(`${day}T04:00:00Z`);
let place = "";

/** As the form sends it. */
const form = (name: string, changed: object = {}) => {
  const { jurusan: _, nilaiUN: __, agreement: ___, ...typed } = registration(name);
  const desk = { tempat: place, diterimaTanggal: "2027-03-01", diterimaPukul: "09:30", susulan: "" };
  return { ...typed, agreement: "on", ...desk, ...changed };
};
let keys = 0;
const enter = (sent: object, { who = nurlaela, yakin = false, key = `kunci-kertas-${++keys}` } = {}) =>
  enterKertas(scope(who), { ...sent }, { key, yakin });
const entered = async (sent: object, options: Parameters<typeof enter>[1] = {}) => {
  const answer = await enter(sent, options);
  if ("ragu" in answer) throw new Error("somebody was thought to be the same");
  return answer;
};
const stored = (id: string) =>
  scope(nurlaela).transaction(({ db }) => db.selectFrom("pendaftaran").selectAll().where("id", "=", id).executeTakeFirstOrThrow());

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  place = (await scope(nurlaela).transaction(loadKertas)).jalur[0]?.value ?? "";
});

describe("a form on paper", () => {
  test("is numbered in the families' own series, keeps when it was received, and says who entered it", async () => {
    const before = await register(scope(), "Anak Situs");
    const { id, nomor } = await entered(form("Anak Kertas"));
    const after = await register(scope(), "Anak Situs Dua");
    expect([serial(nomor) - serial(before.nomor), serial(after.nomor) - serial(nomor)]).toEqual([1, 1]);
    const row = await stored(id);
    expect(row).toMatchObject({ diisiOleh: nurlaela.id, diisiPelaku: nurlaela.name, susulan: null });
    expect(row.masukPada.toISOString()).toBe("2027-03-01T01:30:00.000Z");
    const told = `Diisi oleh panitia (${nurlaela.name}) dari formulir kertas yang diterima 1 Maret 2027 pukul 09.30 WITA.`;
    const [page, family] = await Promise.all([
      scope(nurlaela).transaction((ctx) => loadPendaftar(ctx, id)),
      scope().read((ctx) => loadStatus(ctx, id)),
    ]);
    expect([page.kertas, page.langkah[0]?.alasan, page.langkah[0]?.pelaku]).toEqual([
      { susulan: null, pelaku: nurlaela.name, diterima: row.masukPada },
      told,
      nurlaela.name,
    ]);
    expect(family?.langkah[0]).toMatchObject({ alasan: told, pelaku: "Panitia" });
    const bukti = await scope(nurlaela).transaction((ctx) => buktiForPanitia(ctx, id));
    expect(bukti).toMatchObject({ nomor, diisiPelaku: nurlaela.name, diterima: row.masukPada });
    const consent = await scope(nurlaela).transaction(({ db }) =>
      db.selectFrom("persetujuanPendaftaran").select("pemberi").where("pendaftaranId", "=", id).execute(),
    );
    expect(consent).toHaveLength(1);
    const [line] = await scope(nurlaela).transaction(({ db }) =>
      db.selectFrom("audit").select(["action", "after"]).where("subjectId", "=", id).orderBy("id").execute(),
    );
    expect(line).toMatchObject({ action: "create", after: { nomor, kertas: "2027-03-01T01:30:00.000Z" } });
  });

  test("without its path is told of that alone: what the intake does not ask for is not demanded", async () => {
    const refused = enter(form("Anak Tanpa Jalur", { tempat: "" }));
    await expect(refused).rejects.toMatchObject({ fields: { tempat: expect.stringContaining("wajib diisi") } });
    expect(Object.keys(await refused.catch(({ fields }: { fields: object }) => fields))).toEqual(["tempat"]);
  });

  test("has the families' own rules, and all that is wrong is told at once", async () => {
    const wrong = { namaIbu: "", noTelepon: "12", agreement: "", diterimaPukul: "25:00", tempat: "lain" };
    await expect(enter(form("Anak Salah", wrong))).rejects.toMatchObject({
      kind: "invalid",
      fields: { ...Object.fromEntries(Object.keys(wrong).map((name) => [name, expect.any(String)])), agreement: unsignedSentence },
    });
  });

  test("pressed twice is one registration, also when both arrive at once", async () => {
    const key = "kunci-tekan-dua-kali";
    const [one, two] = await Promise.all([entered(form("Anak Ganda"), { key }), entered(form("Anak Ganda"), { key })]);
    const three = await entered(form("Anak Ganda"), { key });
    expect([two.id, three.id, two.nomor]).toEqual([one.id, one.id, one.nomor]);
  });

  test("of a child that is there already is asked about first, by NISN, NIK, or name and birth date", async () => {
    await register(scope(), "Anak Lama", { nisn: "0123456789", nik: "7271010101120001" });
    const same = [{ nisn: "0123456789" }, { nik: "7271010101120001" }, { namaLengkap: "anak  LAMA" }];
    for (const [at, changed] of same.entries()) {
      const sent = form(`Anak Baru ${at}`, { tanggalLahir: "2012-03-09", ...changed });
      expect(await enter(sent, { key: `kunci-ragu-${at}` })).toMatchObject({ ragu: [{ namaLengkap: "Anak Lama" }] });
      // What was not kept used up no key.
      expect((await entered(sent, { key: `kunci-ragu-${at}`, yakin: true })).nomor).toMatch(/^PMBM-/);
    }
  });

  test("is entered by the committee alone", async () => {
    for (const who of [actor("kepala"), actor("tataUsaha"), actor("guru")]) {
      await expect(enter(form("Anak Orang"), { who })).rejects.toMatchObject({ kind: "forbidden" });
      await expect(scope(who).transaction(loadKertas)).rejects.toMatchObject({ kind: "forbidden" });
    }
    await expect(enterKertas(scope(), form("Anak Orang"), { key: "kunci-tamu-1", yakin: true })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });
});

describe("when it was received", () => {
  test("is not later than now, nor before the path has opened", async () => {
    await expect(enter(form("Anak Besok", { diterimaPukul: "10:01" }))).rejects.toMatchObject({
      fields: { diterimaPukul: "Waktu diterima tidak boleh sesudah sekarang." },
    });
    await expect(enter(form("Anak Dini", { diterimaTanggal: "2027-01-31" }))).rejects.toMatchObject({
      fields: { diterimaTanggal: "Jalur ini baru dibuka 1 Februari 2027." },
    });
    await expect(enter(form("Anak Biasa", { susulan: "tanpa sebab" }))).rejects.toMatchObject({
      fields: { susulan: expect.stringContaining("masih dibuka") },
    });
  });

  test("after closing a form that came in time is taken with a reason, for as many days as the period says", async () => {
    now = noon("2027-07-02");
    const late = { diterimaTanggal: "2027-06-30", diterimaPukul: "15:00" };
    await expect(enter(form("Anak Telat", late))).rejects.toMatchObject({ fields: { susulan: expect.stringContaining("30 Juni 2027") } });
    await expect(enter(form("Anak Telat", { ...late, diterimaTanggal: "2027-07-01", susulan: "antrean panjang" }))).rejects.toMatchObject({
      fields: { diterimaTanggal: expect.stringContaining("tidak dapat didaftarkan") },
    });
    const { id } = await entered(form("Anak Telat", { ...late, susulan: "antrean panjang di meja" }));
    const { kertas, langkah } = await scope(nurlaela).transaction((ctx) => loadPendaftar(ctx, id));
    expect(kertas).toMatchObject({ susulan: "antrean panjang di meja" });
    expect(langkah[0]?.alasan).toContain("Dimasukkan sesudah jalur ditutup: antrean panjang di meja");
    const [line] = await scope(nurlaela).transaction(({ db }) =>
      db.selectFrom("audit").select("after").where("subjectId", "=", id).orderBy("id").execute(),
    );
    expect(line?.after).toMatchObject({ susulan: "antrean panjang di meja" });

    now = noon("2027-07-04");
    const sent = form("Anak Sangat Telat", { ...late, susulan: "tertinggal di laci" });
    await expect(enter(sent)).rejects.toMatchObject({ fields: { tempat: expect.stringContaining("hanya dapat dimasukkan sampai") } });
    expect((await scope(nurlaela).transaction(loadKertas)).jalur).toEqual([]);
    await scope(nurlaela).transaction(({ db }) => db.updateTable("periodePpdb").set({ susulanHari: 7 }).where(everyRow).execute());
    expect((await entered(sent)).nomor).toMatch(/^PMBM-/);
    now = noon("2027-03-01");
  });
});

describe("a paper that is brought to the desk", () => {
  let directory: string;
  let files: Awaited<ReturnType<typeof openFiles>>;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "pindai-"));
    files = await openFiles({ directory });
    await addJalur(scope(nurlaela), { bobotTes: 100, dokumen: "Kartu keluarga" });
    const { jalur } = await scope(nurlaela).transaction(loadKertas);
    place = jalur[0]?.value ?? "";
    expect(jalur.map(({ label }) => label)).toEqual(["Reguler (Gelombang 1)"]);
  });
  afterAll(() => rm(directory, { recursive: true }));
  const picture = () =>
    sharp({ create: { width: 30, height: 40, channels: 3, background: "#cde" } })
      .jpeg()
      .toBuffer();
  const scan = async (id: string, dokumen: string, { who = nurlaela, bytes }: { who?: typeof nurlaela; bytes?: Buffer } = {}) => {
    const data = new FormData();
    data.set("dokumen", dokumen);
    data.append("berkas", new File([new Uint8Array(bytes ?? (await picture()))], "pindai.jpg"));
    return uploadAtDesk(scope(who), files, { id, form: data, signal: AbortSignal.timeout(5000) });
  };
  const papers = async (id: string) => (await scope().read((ctx) => loadStatus(ctx, id)))?.dokumen;

  test("is kept with who scanned it, as committee and family see, and waits to be looked at", async () => {
    const { id } = await register(scope(), "Anak Loket");
    expect((await papers(id))?.map(({ dokumen }) => dokumen)).toEqual(["Kartu keluarga"]);
    await scan(id, "Kartu keluarga");
    const kept = { dokumen: "Kartu keluarga", berkas: { keadaan: "menunggu", dikirimPelaku: nurlaela.name } };
    expect(await papers(id)).toMatchObject([kept]);
    expect((await scope(nurlaela).transaction((ctx) => loadPendaftar(ctx, id))).dokumen).toMatchObject([kept]);
    await scope(nurlaela).transaction(({ db }) =>
      db.updateTable("berkasPendaftaran").set({ keadaan: "diterima" }).where(everyRow).execute(),
    );
    await expect(scan(id, "Kartu keluarga")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("the form itself is one of them: the family does not miss it, and nobody judges it", async () => {
    const { id } = await entered(form("Anak Pindai"));
    expect((await papers(id))?.map(({ dokumen }) => dokumen)).toEqual(["Kartu keluarga"]);
    for (const _ of [1, 2]) await scan(id, formulirKertas);
    expect((await papers(id))?.[0]).toMatchObject({ dokumen: formulirKertas, berkas: { keadaan: "diterima" } });
    const { id: other } = await register(scope(), "Anak Tanpa Kertas");
    await expect(scan(other, formulirKertas)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("what is no paper, nobody asks for, or comes from who may only read is refused", async () => {
    const { id } = await register(scope(), "Anak Tolak");
    await expect(scan(id, "Kartu keluarga", { bytes: Buffer.from("MZ") })).rejects.toMatchObject({ kind: "unsupported" });
    await expect(scan(id, "Ijazah S2")).rejects.toMatchObject({ kind: "notFound" });
    for (const who of [actor("kepala"), actor("tataUsaha")])
      await expect(scan(id, "Kartu keluarga", { who })).rejects.toMatchObject({ kind: "forbidden" });
  });
});

test("when it was received decides who came first, and a wave whose result is fixed takes nobody", async () => {
  const { id: site } = await register(scope(), "Anak Situs Gelombang");
  const { id } = await entered(form("Anak Gelombang", { diterimaTanggal: "2027-02-20" }));
  const gelombangId = (await stored(id)).gelombangId ?? "";
  const came = [id, site];
  await scope(nurlaela).transaction(({ db }) =>
    db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where("id", "in", came).execute(),
  );
  const { bundle, people } = await scope(nurlaela).read((ctx) => composeBundle(ctx, gelombangId));
  const order = [...bundle.pelamar].sort((one, other) => one.waktu - other.waktu).map((one) => people.get(one.id));
  expect(order).toEqual(came);
  await giveMarks(scope(nurlaela), "tes", new Map(came.map((one) => [one, 8000])));
  now = noon("2027-07-01");
  await decideWave(scope);
  const sent = form("Anak Terlambat", { diterimaTanggal: "2027-06-30", susulan: "tertinggal di laci" });
  await expect(enter(sent)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("sudah ditetapkan") });
  now = noon("2027-03-01");
});
