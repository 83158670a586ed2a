/**
 * One of the committee reads what will happen before two sendings become one, some thirty times a year. What goes wrong: what is told is not
 * what happens, a child of another year is taken in, or nobody finds in the trail what went over.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { mergingsOf } from "#tests/support/gabungan.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { type Keadaan, keadaanPendaftaran } from "../keadaan/keadaan.ts";
import { addPeriode } from "../periode.server.ts";
import { isiOf } from "./fields.ts";
import { loadGabung, readSeen } from "./load-gabung.server.ts";
import { hindrance, mergePendaftaran } from "./merge-pendaftaran.server.ts";
import { listGabungan, readMerged, readTarget } from "./read-merged.server.ts";
import { splitPendaftaran } from "./split-pendaftaran.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;
const { as, why, read, seen, several, merge, paper, mark } = mergingsOf(scope);
const load = (id: string, dengan: string) => as((ctx) => loadGabung(ctx, id, dengan));
const become = (id: string, keadaan: Keadaan) =>
  as(({ db }) => db.updateTable("pendaftaran").set({ keadaan }).where("id", "=", id).execute());

beforeAll(() => openCommittee(scope(nurlaela)));

describe("which of two can be closed", () => {
  const one = (id: string, keadaan: Keadaan) => ({ id, keadaan, nomor: id });
  const can = (pergi: Keadaan, tetap: Keadaan) => hindrance(one("A", pergi), one("B", tetap)) === null;

  test("is none that has a place or was decided on, and none goes on that was withdrawn or merged", () => {
    const closed = keadaanPendaftaran.filter((pergi) => !can(pergi, "terkirim"));
    expect(closed.toSorted()).toEqual(["cadangan", "daftar ulang", "digabung", "diterima", "tidak diterima"]);
    const stopped = keadaanPendaftaran.filter((tetap) => !can("terkirim", tetap));
    expect(stopped.toSorted()).toEqual(["digabung", "mengundurkan diri"]);
    expect(hindrance(one("A", "terkirim"), one("A", "terkirim"))).toContain("dirinya sendiri");
  });

  test("a form that was sent says which and in which version, and nothing else is taken for one", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ baik: "abc 12", tanpa: "abc", aneh: "abc 1x", minus: "abc -1" })) form.set(name, value);
    expect(readSeen(form, "baik")).toEqual({ id: "abc", versi: 12 });
    for (const name of ["tanpa", "aneh", "minus", "tidak ada"]) expect(() => readSeen(form, name)).toThrow("tidak dikenal");
  });
});

describe("the page", () => {
  test("asks for a number, and says where it is its own, nobody's, or in the bin", async () => {
    const [one, other] = await several("Anak Cari", 2);
    const { nomor } = await read(one);
    expect(await load(one, "  ")).toMatchObject({ cari: "", pasangan: null, kata: null });
    expect(await load(one, nomor)).toMatchObject({ cari: nomor, pasangan: null, kata: "Itu nomor pendaftaran ini sendiri." });
    expect((await load(one, "x".repeat(60))).cari).toBe("x".repeat(40));
    const { nomor: gone } = await read(other);
    await as(({ db, now }) => db.updateTable("pendaftaran").set({ deletedAt: now }).where("id", "=", other).execute());
    expect(await load(one, gone.toLowerCase())).toMatchObject({
      pasangan: null,
      kata: `Tidak ada pendaftaran dengan nomor ${gone.toLowerCase()}.`,
    });
  });

  test("shows what differs, what is alike, and the signs of two children", async () => {
    const { id: one } = await register(scope(), "Anak Banding", { nik: "7271014903120001", alamat: "Jalan A" });
    const { id: other } = await register(scope(), "Anak Banding", { nik: "7271014903120002", alamat: "Jalan B" });
    const { pasangan, kata, cari } = await load(one, (await read(other)).nomor);
    expect([kata, cari, pasangan?.beda]).toEqual([null, (await read(other)).nomor, ["NIK-nya berbeda"]]);
    expect(pasangan?.isian.map(({ name }) => name).toSorted()).toEqual(["alamat", "nik"]);
    expect(pasangan?.sama).toEqual(expect.arrayContaining(["Nama lengkap", "Nama ayah"]));
    // What both left empty is not alike.
    expect(pasangan?.sama).not.toContain("NISN");
    expect([pasangan?.disarankan, pasangan?.arah[other]?.tolak]).toEqual([one, null]);
  });

  test("tells of papers and marks where each will be, in both directions", async () => {
    const [one, other] = await several("Anak Pindahan", 2);
    await paper(one, "Rapor", "diterima");
    await paper(one, "KK");
    await paper(one, "Akta", "dikembalikan");
    await paper(other, "Rapor");
    await paper(other, "Akta", "diterima");
    await mark(one, 8000);
    const [{ nomor: dari }, { nomor: ke }] = [await read(one), await read(other)];
    const told = async () => (await load(one, ke)).pasangan?.arah[other]?.akibat.join("\n") ?? "";
    const text = await told();
    expect(text).toContain(`Berkas yang pindah ke ${ke}, dengan hasil pemeriksaannya: KK.`);
    expect(text).toContain(`Berkas ${dari} yang dipakai karena lebih baik keadaannya; yang lama tetap tersimpan di ${dari}: Rapor.`);
    expect(text).toContain(`Berkas yang tetap tersimpan di ${dari}: Akta.`);
    expect(text).toMatch(new RegExp(`Nilai yang pindah ke ${ke}: [^.]+\\.`));
    expect([text.includes("Nilai yang tetap"), text.includes("sudah diputuskan"), text.includes("ujian")]).toEqual([false, false, false]);
    await mark(other, 7000, rusdin);
    expect(await told()).toMatch(new RegExp(`Nilai yang tetap tersimpan di ${dari}: `));
    await become(other, "diterima");
    const closed = await told();
    expect(closed).toContain(`${ke} sudah diputuskan, jadi isian, berkas, nilai, dan jawabannya tidak berubah.`);
    expect(closed).toContain(`Berkas yang tetap tersimpan di ${dari}: Akta, KK, Rapor.`);
    expect((await load(one, ke)).pasangan?.arah[one]?.tolak).toContain("sudah diterima, jadi tidak dapat ditutup");
  });

  test("suggests the one that still stands before one that was withdrawn", async () => {
    const [one, other] = await several("Anak Ditarik", 2);
    await become(one, "mengundurkan diri");
    expect((await load(one, (await read(other)).nomor)).pasangan?.disarankan).toBe(other);
  });
});

describe("two that were merged", () => {
  test("stand in the trail with what went over, and in both lists, the latest first", async () => {
    const [one, other, third] = await several("Anak Jejak", 3, { namaAyah: "Abd. Rahman" });
    await as(({ db }) => db.updateTable("pendaftaran").set({ namaAyah: "Abdul Rahman" }).where("id", "=", other).execute());
    await paper(other, "KK");
    await mark(other, 8000);
    const pair = { pergi: await seen(other), tetap: await seen(one) };
    const sent = { ...why, [isiOf("namaAyah")]: "pergi", [isiOf("namaIbu")]: "tetap", lain: "pergi" };
    const { lines, touched } = await told(home, nurlaela, (ctx) => mergePendaftaran(ctx, pair, sent));
    expect(lines.at(-1)).toMatchObject({
      action: "merge",
      after: { alasan: why.alasan, berkas: ["KK"], nilai: ["btq"], kursi: 0, isian: ["namaAyah"] },
    });
    expect([lines.at(-1)?.after, touched]).toEqual([expect.not.objectContaining({ jawaban: expect.anything() }), ["pendaftaran"]]);
    await merge(third, one);
    const [a, b] = [(await read(other)).nomor, (await read(third)).nomor];
    expect(await as((ctx) => readMerged(ctx, one))).toEqual([a, b].toSorted());
    expect((await as((ctx) => listGabungan(ctx, one))).map(({ nomor }) => nomor).toSorted()).toEqual([a, b].toSorted());
    expect(await as((ctx) => readTarget(ctx, other))).toMatchObject({ id: one, alasan: why.alasan, pelaku: nurlaela.name });
    expect([await as((ctx) => readTarget(ctx, one)), await as((ctx) => readMerged(ctx, other))]).toEqual([null, []]);
    const steps = await as(({ db }) =>
      db.selectFrom("langkahPendaftaran").select("alasan").where("pendaftaranId", "=", other).orderBy("id", "desc").executeTakeFirst(),
    );
    expect(steps?.alasan).toBe(`Digabung ke ${(await read(one)).nomor}. ${why.alasan}`);
  });

  test("pressed once more by the same person is done already, by another it is told that it changed", async () => {
    const [one, other] = await several("Anak Sekali Lagi", 2);
    const pair = { pergi: await seen(other), tetap: await seen(one) };
    expect(await as((ctx) => mergePendaftaran(ctx, pair, why))).not.toBeNull();
    expect(await as((ctx) => mergePendaftaran(ctx, pair, why))).toBeNull();
    await expect(as((ctx) => mergePendaftaran(ctx, pair, why), rusdin)).rejects.toMatchObject({ kind: "stale" });
    await expect(as((ctx) => mergePendaftaran(ctx, { ...pair, pergi: { ...pair.pergi, versi: 99 } }, why))).rejects.toMatchObject({
      kind: "stale",
    });
  });

  test("with another plan than was shown are not merged", async () => {
    const [one, other] = await several("Anak Rencana", 2);
    const { pasangan } = await load(other, (await read(one)).nomor);
    const rencana = pasangan?.arah[one]?.rencana ?? "";
    await paper(other, "KK");
    const pair = { pergi: await seen(other), tetap: await seen(one) };
    await expect(as((ctx) => mergePendaftaran(ctx, { ...pair, rencana }, why))).rejects.toMatchObject({ kind: "conflict" });
    const now = (await load(other, (await read(one)).nomor)).pasangan?.arah[one]?.rencana ?? "";
    expect(await as((ctx) => mergePendaftaran(ctx, { ...pair, rencana: now }, why))).not.toBeNull();
  });

  test("and taken apart: the trail says so, the one that was lent a verifier gives it back", async () => {
    const [one, other] = await several("Anak Pisah", 2);
    await as(({ db }) => db.updateTable("pendaftaran").set({ verifikatorId: rusdin.id }).where("id", "=", other).execute());
    await merge(other, one);
    expect((await read(one)).verifikatorId).toBe(rusdin.id);
    const [at, before] = [await seen(other), await read(one)];
    const { lines, touched, result } = await told(home, nurlaela, (ctx) => splitPendaftaran(ctx, at, { alasan: "Ternyata kembar" }));
    expect([result, touched]).toEqual([[], ["pendaftaran"]]);
    expect(lines.at(-1)).toMatchObject({
      ...{ action: "unmerge", subjectId: one, before: { alasan: why.alasan } },
      after: { nomor: before.nomor, alasan: "Ternyata kembar", berkasTetap: [] },
    });
    expect(await read(one)).toMatchObject({ verifikatorId: null, versi: before.versi + 1 });
    expect(await read(other)).toMatchObject({ keadaan: "terkirim" });
    const back = await seen(other);
    await expect(as((ctx) => splitPendaftaran(ctx, back, { alasan: "Sekali lagi" }))).rejects.toMatchObject({
      message: expect.stringContaining("sudah dibatalkan sebelumnya"),
    });
  });
});

test("children of two years are not merged", async () => {
  const [one, other] = await several("Anak Dua Tahun", 2);
  const next = await as((ctx) =>
    addPeriode(ctx, {
      ...{ tahunAjaran: "2028/2029", buka: "2028-02-01", tutup: "2028-06-30", kuota: 100 },
      ...{ pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null },
    }),
  );
  await as(({ db }) => db.updateTable("pendaftaran").set({ periodeId: next.id }).where("id", "=", other).execute());
  await expect(merge(other, one)).rejects.toMatchObject({
    kind: "conflict",
    message: expect.stringContaining("tahun ajaran yang berbeda"),
  });
  expect((await load(one, (await read(other)).nomor)).pasangan?.arah[other]?.tolak).toContain("tahun ajaran yang berbeda");
});
