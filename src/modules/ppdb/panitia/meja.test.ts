import { beforeAll, describe, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { readAsked } from "./asked.ts";
import { changeKeadaan } from "./change-keadaan.server.ts";
import { findGanda } from "./find-ganda.server.ts";
import { listMeja } from "./list-meja.server.ts";
import { loadPendaftar } from "./load-pendaftar.server.ts";
import { actOnPendaftar } from "./pendaftar-action.server.ts";
import { assignVerifikator } from "./verifikator.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;

const meja = (query: string, who = nurlaela) => scope(who).read((ctx) => listMeja(ctx, readAsked(new URLSearchParams(query))));
const names = async (query: string, who = nurlaela) => (await meja(query, who)).rows.map(({ namaLengkap }) => namaLengkap);
const ids: Record<string, string> = {};

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  for (const [name, lahir] of [
    ["Aminah Borman", "2012-01-01"],
    ["Budi Lasimpo", "2012-01-02"],
    ["Citra Labatjo", "2012-01-03"],
  ] as const)
    ids[name] = (await register(scope(), name, { tanggalLahir: lahir })).id;
});

const id = (name: string): string => ids[name] ?? "";

describe("the inbox", () => {
  test("shows who came first first, with how many stand where", async () => {
    const { rows, total, counts } = await meja("");
    expect(rows.map(({ namaLengkap }) => namaLengkap)).toEqual(["Aminah Borman", "Budi Lasimpo", "Citra Labatjo"]);
    expect([total, counts.keadaan.terkirim, counts.keadaan.diterima]).toEqual([3, 3, 0]);
  });

  test("is narrowed by words, state and whose work it is; the counts are of all states", async () => {
    await scope(nurlaela).transaction((ctx) => changeKeadaan(ctx, { id: id("Budi Lasimpo"), versi: 1 }, { ke: "terverifikasi" }));
    await scope(nurlaela).transaction((ctx) => assignVerifikator(ctx, { id: id("Citra Labatjo"), versi: 1 }, rusdin.id ?? ""));
    expect(await names("cari=lasim")).toEqual(["Budi Lasimpo"]);
    expect(await names("keadaan=terverifikasi")).toEqual(["Budi Lasimpo"]);
    expect((await meja("keadaan=terverifikasi")).counts.keadaan).toMatchObject({ terkirim: 2, terverifikasi: 1 });
    expect(await names("verifikator=saya", rusdin)).toEqual(["Citra Labatjo"]);
    expect(await names("verifikator=saya")).toEqual([]);
    expect(await names("verifikator=tanpa")).toEqual(["Aminah Borman", "Budi Lasimpo"]);
    expect(await names(`verifikator=${rusdin.id}`)).toEqual(["Citra Labatjo"]);
    expect(await names("keadaan=apa&verifikator=x&halaman=0&periode=y")).toHaveLength(3);
  });

  test("is narrowed by path, and says how many there are of each", async () => {
    await scope().transaction(({ db }) =>
      db.updateTable("pendaftaran").set({ jalur: "afirmasi" }).where("id", "=", id("Citra Labatjo")).execute(),
    );
    expect(await names("jalur=afirmasi")).toEqual(["Citra Labatjo"]);
    const { counts } = await meja("jalur=reguler&keadaan=terkirim");
    expect(counts.keadaan).toMatchObject({ terkirim: 1, terverifikasi: 1 });
    expect(Object.fromEntries(counts.jalur)).toEqual({ reguler: 1, afirmasi: 1 });
    expect(await names("jalur=lain")).toHaveLength(3);
  });

  test("leads nobody to what they may not read", async () => {
    await expect(scope(actor("guru")).transaction((ctx) => loadPendaftar(ctx, id("Budi Lasimpo")))).rejects.toMatchObject({
      kind: "notFound",
    });
    const head = await scope(actor("kepala")).transaction((ctx) => loadPendaftar(ctx, id("Budi Lasimpo")));
    expect([head.next, head.boleh]).toEqual([[], { ubah: false, putuskan: false }]);
  });
});

describe("a verifier", () => {
  test("is one of the committee, told about it, and every change stands in the trail", async () => {
    const seen = { id: id("Aminah Borman"), versi: 1 };
    const strange = scope(nurlaela).transaction((ctx) => assignVerifikator(ctx, seen, crypto.randomUUID()));
    await expect(strange).rejects.toMatchObject({ kind: "invalid", fields: { verifikator: expect.any(String) } });
    await scope(nurlaela).transaction((ctx) => assignVerifikator(ctx, seen, rusdin.id ?? ""));
    const told = await scope(nurlaela).transaction(({ db }) =>
      db
        .selectFrom("pemberitahuan")
        .select(["kind", "link"])
        .where("akunId", "=", rusdin.id ?? "")
        .where("kind", "=", "pendaftaran-ditugaskan")
        .execute(),
    );
    expect(told).toEqual([{ kind: "pendaftaran-ditugaskan", link: "/administration/meja-ppdb?verifikator=saya" }]);
    await expect(scope(nurlaela).transaction((ctx) => assignVerifikator(ctx, seen, ""))).rejects.toMatchObject({ kind: "stale" });
    await expect(scope(actor("tataUsaha")).transaction((ctx) => assignVerifikator(ctx, { ...seen, versi: 2 }, ""))).rejects.toMatchObject({
      kind: "forbidden",
    });
  });
});

describe("the same child", () => {
  test.each([
    ["NISN", { nisn: "0012345678" }],
    ["NIK", { nik: "7271034901120001" }],
    ["name and birth date", {}],
  ])("is found by %s and shown side by side", async (by, same) => {
    const alike = Object.keys(same).length === 0;
    const one = await register(scope(), `Kembar ${by}`, { ...same, tanggalLahir: "2012-05-05" });
    const other = await register(scope(), alike ? `  kembar   ${by.toUpperCase()}` : `Lain ${by}`, {
      ...same,
      tanggalLahir: alike ? "2012-05-05" : "2012-06-06",
    });
    const found = await scope(nurlaela).transaction((ctx) => loadPendaftar(ctx, one.id));
    expect(found.ganda.map(({ nomor }) => nomor)).toEqual([other.nomor]);
    expect(found.row.ganda).toBe("ganda");
  });

  test("a name alone makes nobody the same", async () => {
    const { id: one } = await register(scope(), "Nur Sama", { tanggalLahir: "2012-07-07" });
    await register(scope(), "Nur Sama", { tanggalLahir: "2012-08-08" });
    expect(await scope(nurlaela).read((ctx) => findGanda(ctx, one))).toEqual([]);
  });
});

describe("the page's form", () => {
  const send = (isi: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(isi)) form.set(name, value);
    return actOnPendaftar(scope(nurlaela), id("Budi Lasimpo"), form);
  };
  test("does what its button says, and nothing else", async () => {
    await expect(send({ aksi: "hapus" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(send({ aksi: "toString" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(send({ aksi: "pindah", ke: "apa", versi: "2" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(send({ aksi: "pindah", ke: "lulus administrasi", versi: "1" })).rejects.toMatchObject({ kind: "stale" });
    expect(await send({ aksi: "pindah", ke: "lulus administrasi", versi: "2" })).toEqual({ pesan: "Pendaftaran kini: lulus administrasi" });
  });
});
