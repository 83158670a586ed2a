/**
 * A clerk has typed half a form when the next family stands before her. She keeps it, goes on after lunch, and the chair finishes what she
 * left on Friday. What goes wrong: a number is drawn for half a form; both send it; a colleague reads what is not theirs; it lies for years.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { watchedAside } from "#tests/support/aside.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { registration, serial } from "#tests/support/registrations.ts";
import { readLangkah } from "../keadaan/read-langkah.server.ts";
import { readAsked } from "../panitia/asked.ts";
import { listMeja } from "../panitia/list-meja.server.ts";
import { eraseOld } from "../simpan/erase-old.server.ts";
import { mostDraf } from "./draf.ts";
import { actOnKertas } from "./kertas-action.server.ts";
import { loadKertas } from "./load-kertas.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
/** Two who type and decide nothing: no role of today's, but each right is asked by itself. */
const typists: Policy = {
  ...policy,
  pendaftaran: [...(policy.pendaftaran ?? []), [["juruTik"], ["read", "update"], ["rahasia"], "all"]],
  drafKertas: [...(policy.drafKertas ?? []), [["juruTik"], ["read", "update"], ["rahasia"], "own"]],
};
const [ani, budi] = [actor("juruTik"), actor("juruTik", "guru")];
const { scope } = useDatabase({ policy: typists, clock: () => now });
let place = "";
let keys = 0;

const whole = (name: string) => {
  const { jurusan: _, nilaiUN: __, agreement: ___, ...typed } = registration(name);
  return { ...typed, agreement: "on", tempat: place, diterimaTanggal: "2027-03-01", diterimaPukul: "09:30", susulan: "" };
};
const act = (sent: object, who = nurlaela) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kunci: `kunci-draf-${++keys}`, ...sent })) form.set(name, String(value));
  return actOnKertas(scope(who), form);
};
const keep = (sent: object, who = nurlaela) => act({ aksi: "draf", ...sent }, who);
const listed = async (who = nurlaela) =>
  (await scope(who).read((ctx) => listMeja(ctx, readAsked(new URLSearchParams("keadaan=draf"))))).draf ?? [];
const only = async (name: string, who = nurlaela) => {
  const found = (await listed(who)).find(({ nama }) => nama === name);
  if (!found) throw new Error(`no draft of ${name}`);
  return found;
};
const open = (id: string, who = nurlaela) => scope(who).transaction((ctx) => loadKertas(ctx, id));
const counted = async (who = nurlaela) =>
  (await scope(who).read((ctx) => listMeja(ctx, readAsked(new URLSearchParams())))).counts.keadaan.draf;
const sent = async (answer: ReturnType<typeof act>) => {
  const it = await answer;
  if (!("nomor" in it)) throw new Error("nothing was registered");
  return it;
};

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await scope(nurlaela).transaction(({ db }) =>
    sql`insert into akun (id, nip, nama, peran) values (${ani.id}, '197001011995031003', 'Ani', '{juruTik}'), (${budi.id}, '197001011995031004', 'Budi', '{juruTik,guru}')`.execute(
      db,
    ),
  );
  place = (await scope(nurlaela).transaction(loadKertas)).jalur[0]?.value ?? "";
});

describe("a form that is begun", () => {
  test("is kept as it stands, draws no number, and is listed as a draft", async () => {
    const before = await register(scope(), "Anak Sebelum");
    expect(await keep({ namaLengkap: "Anak Setengah", noTelepon: "12", diterimaTanggal: "2027-03-01" })).toEqual({ draf: "disimpan" });
    const after = await register(scope(), "Anak Sesudah");
    expect(serial(after.nomor) - serial(before.nomor)).toBe(1);
    const draf = await only("Anak Setengah");
    expect(draf).toMatchObject({ pelaku: nurlaela.name, asalSekolah: null, hapus: "2027-03-15" });
    expect((await open(draf.id)).draf).toMatchObject({
      isi: { namaLengkap: "Anak Setengah", noTelepon: "12", diterimaTanggal: "2027-03-01" },
    });
    expect(await counted()).toBe(1);
    expect([(await open(draf.id)).hilang, (await open("")).hilang]).toEqual([false, false]);
    expect((await scope(nurlaela).read((ctx) => listMeja(ctx, readAsked(new URLSearchParams())))).draf).toBeNull();
  });

  test("is gone on with, and becomes one registration that says it was a draft", async () => {
    const { id, versi } = await only("Anak Setengah");
    await keep({ namaLengkap: "Anak Setengah", asalSekolah: "MTs Contoh", draf: id, versi });
    await expect(keep({ namaLengkap: "Anak Lain", draf: id, versi })).rejects.toMatchObject({ kind: "stale" });
    const entry = { ...whole("Anak Setengah"), draf: id, versi: versi + 1, kunci: "kunci-kirim-draf" };
    const one = await sent(act(entry));
    expect((await sent(act(entry))).nomor).toBe(one.nomor);
    const langkah = await scope().read((ctx) => readLangkah(ctx, one.id));
    expect(langkah[0]).toMatchObject({ dari: "draf", ke: "terkirim" });
    expect(langkah[0]?.alasan).toContain(`Drafnya dimulai 1 Maret 2027 pukul 10.00 WITA oleh ${nurlaela.name}.`);
    expect([await listed(), await counted(), (await open(id)).hilang]).toEqual([[], 0, true]);
  });

  test("by two at once is registered once, and who is later is told so", async () => {
    await keep({ namaLengkap: "Anak Berdua" });
    const { id, versi } = await only("Anak Berdua");
    const both = await Promise.allSettled([nurlaela, rusdin].map((who) => act({ ...whole("Anak Berdua"), draf: id, versi }, who)));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const late = both.find(({ status }) => status === "rejected");
    expect(late).toMatchObject({ reason: { kind: "conflict", message: expect.stringContaining("sudah didaftarkan atau dibuang") } });
    const rows = await scope(nurlaela).read(({ db }) =>
      db.selectFrom("pendaftaran").select("id").where("namaLengkap", "=", "Anak Berdua").execute(),
    );
    expect(rows).toHaveLength(1);
  });

  test("stays where sending is refused, or where the child may be there already", async () => {
    await register(scope(), "Anak Terdaftar", { nisn: "0123456780" });
    await keep({ namaLengkap: "Anak Tetap" });
    const { id, versi } = await only("Anak Tetap");
    const seen = { draf: id, versi };
    await expect(act({ ...whole("Anak Tetap"), namaIbu: "", ...seen })).rejects.toMatchObject({ kind: "invalid" });
    expect(await act({ ...whole("Anak Tetap"), nisn: "0123456780", tanggalLahir: "2012-04-04", ...seen })).toMatchObject({ ragu: [{}] });
    expect(await only("Anak Tetap")).toMatchObject(seen.draf ? { id, versi } : {});
    expect(await act({ aksi: "buang", ...seen })).toEqual({ pesan: "Draf dibuang" });
    await expect(act({ aksi: "buang", ...seen })).rejects.toMatchObject({ kind: "conflict" });
    expect(await listed()).toEqual([]);
  });

  test("pressed twice, also at once, it is one draft", async () => {
    const twice = { namaLengkap: "Anak Ganda", kunci: "kunci-dua-kali" };
    await Promise.all([keep(twice), keep(twice)]);
    await keep(twice);
    expect((await listed()).map(({ nama }) => nama)).toEqual(["Anak Ganda"]);
  });
});

describe("what is typed", () => {
  test("is of the form alone, without what nobody sees, and never more than fits", async () => {
    await keep({
      namaLengkap: "Anak\u0000Nol\u200B",
      peran: "administrator",
      jalur: "afirmasi",
      keadaan: "diterima",
      kunci: "kunci-nol-1",
    });
    const { id } = await only("Anak Nol");
    expect((await open(id)).draf?.isi).toEqual({ namaLengkap: "Anak Nol" });
    await expect(keep({ namaLengkap: "x".repeat(2001) })).rejects.toMatchObject({
      kind: "invalid",
      fields: { namaLengkap: expect.any(String) },
    });
    const full = Object.fromEntries(Object.keys(whole("x")).map((name) => [name, "é".repeat(2000)]));
    await expect(keep(full)).rejects.toMatchObject({ kind: "tooLarge" });
    await expect(keep({ namaLengkap: "A".repeat(2_000_000) })).rejects.toMatchObject({ kind: "invalid" });
    await expect(keep({ tempat: place, diterimaTanggal: "2027-03-01" })).rejects.toMatchObject({ kind: "invalid" });
    await expect(keep({ namaLengkap: "Anak", kunci: "x" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(keep({ namaLengkap: "Anak", draf: "bukan-uuid", versi: "1" })).rejects.toMatchObject({ kind: "conflict" });
    await expect(keep({ namaLengkap: "Anak", draf: id, versi: "lain" })).rejects.toMatchObject({ kind: "stale" });
  });

  test("is nobody's who has no part in the committee", async () => {
    const { id, versi } = await only("Anak Nol");
    for (const who of [actor("kepala"), actor("tataUsaha"), actor("guru"), actor("siswa")]) {
      for (const sending of [
        { aksi: "draf", namaLengkap: "x" },
        { aksi: "buang", draf: id, versi },
        { ...whole("Anak Nol"), draf: id, versi },
      ])
        await expect(act(sending, who)).rejects.toMatchObject({ kind: "forbidden" });
      await expect(open(id, who)).rejects.toMatchObject({ kind: "forbidden" });
    }
    expect(await counted(actor("kepala"))).toBe(0);
    expect(await only("Anak Nol")).toMatchObject({ id, versi });
  });

  test("is its writer's and the chair's; for another of the committee, who may decide everything else, it is not there", async () => {
    await keep({ namaLengkap: "Anak Ani" }, ani);
    const { id, versi } = await only("Anak Ani", rusdin);
    for (const who of [budi, nurlaela]) {
      expect((await listed(who)).map(({ nama }) => nama)).not.toContain("Anak Ani");
      expect(await open(id, who)).toMatchObject({ draf: null, hilang: true });
      for (const sending of [{ aksi: "draf", namaLengkap: "x" }, { aksi: "buang" }, whole("Anak Ani")])
        await expect(act({ ...sending, draf: id, versi }, who)).rejects.toMatchObject({ kind: "conflict" });
    }
    expect([await counted(budi), (await listed(ani)).map(({ nama }) => nama)]).toEqual([0, ["Anak Ani"]]);
    expect(await counted(rusdin)).toBe((await counted()) + 1);
    expect(await act({ aksi: "buang", draf: id, versi }, rusdin)).toEqual({ pesan: "Draf dibuang" });
    // Whoever leads without the administrator's rights as well.
    await keep({ namaLengkap: "Anak Ani Lagi" }, ani);
    expect((await listed(actor("ketuaPpdb"))).map(({ nama }) => nama)).toContain("Anak Ani Lagi");
  });

  test("is found by the child, the school, the mother or who typed it, and counted as it is found", async () => {
    await keep({ namaLengkap: "Zulfikar 100%", asalSekolah: "MTs Lere", namaIbu: "Ibu Hasnah" });
    const find = async (cari: string, who = nurlaela) => {
      const meja = await scope(who).read((ctx) => listMeja(ctx, readAsked(new URLSearchParams({ keadaan: "draf", cari }))));
      return [meja.draf?.map(({ nama }) => nama), meja.counts.keadaan.draf];
    };
    for (const words of ["zulfikar", "mts lere", "hasnah", "100%"]) expect(await find(words)).toEqual([["Zulfikar 100%"], 1]);
    expect(await find("zulf_kar")).toEqual([[], 0]);
    expect((await find(nurlaela.name))[1]).toBe(await counted());
    expect(await find("zulfikar", ani)).toEqual([[], 0]);
  });

  test("is erased when nobody has gone on with it for fourteen days", async () => {
    await keep({ namaLengkap: "Anak Baru Disentuh", kunci: "kunci-sentuh" });
    now = new Date("2027-03-14T02:00:00Z");
    const { id, versi } = await only("Anak Baru Disentuh");
    await keep({ namaLengkap: "Anak Baru Disentuh", draf: id, versi });
    now = new Date("2027-03-15T02:00:01Z");
    await eraseOld(scope(), watchedAside());
    expect((await listed()).map(({ nama }) => nama)).toEqual(["Anak Baru Disentuh"]);
    now = new Date("2027-03-01T02:00:00Z");
  });

  test("is not more than one person can have in hand", async () => {
    for (let at = (await listed()).length; at < mostDraf; at++) await keep({ namaLengkap: `Anak ${at}` });
    await expect(keep({ namaLengkap: "Anak Terlalu Banyak" })).rejects.toMatchObject({ kind: "conflict" });
    expect(await keep({ namaLengkap: "Anak Orang Lain" }, rusdin)).toEqual({ draf: "disimpan" });
  });
});
