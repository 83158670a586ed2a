import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { current, fields, origin, person, useNaskah } from "#tests/support/naskah.ts";
import { deleteNaskah, saveNaskah } from "../workflow/save.server.ts";
import { cancelNaskah, signNaskah } from "../workflow/signature.server.ts";
import { parafNaskah, proposeNaskah, returnNaskah } from "../workflow/step.server.ts";
import { listNaskah, pageSize, readFilters } from "./list.server.ts";

/** The list of letters: what a row says, what is found, what waits for whom. */
const { as, surat } = useNaskah();
const { tu, kepala, admin } = person;
const sistem: Actor = { id: null, name: "sistem: uji", roles: ["sistem"] };

const list = (alamat: string, siapa = tu) => as(siapa, (ctx) => listNaskah(ctx, readFilters(new URLSearchParams(alamat))));
const ids = async (alamat: string, siapa = tu) => (await list(alamat, siapa)).rows.map(({ id }) => id);
const change = (id: string, isi: object) => as(sistem, ({ db }) => db.updateTable("naskahSurat").set(isi).where("id", "=", id).execute());
const people = { budi: "", ani: "", fitri: "" };

beforeAll(() =>
  as(sistem, async ({ db }) => {
    const siswa = ["Budi Santoso", "Ani Lestari"].map((nama) => ({ nama, jenisKelamin: "laki-laki", status: "aktif" }));
    const rows = await db
      .insertInto("siswa")
      .values(siswa as never)
      .returning("id")
      .execute();
    [people.budi, people.ani] = rows.map(({ id }) => id) as [string, string];
    const fitri = { nama: "Fitri Lasimpo", jenis: "guru", status: "pns", aktif: true };
    const { id } = await db
      .insertInto("pegawai")
      .values(fitri as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    people.fitri = id;
  }),
);

describe("a row", () => {
  test.each([
    ["one pupil", () => ({ siswaIds: [people.budi] }), "Budi Santoso", "Izin Budi Santoso …"],
    ["several pupils", () => ({ siswaIds: [people.ani, people.budi] }), "Ani Lestari dan 1 lainnya", "Izin Ani Lestari …"],
    ["an employee", () => ({ pegawaiIds: [people.fitri] }), "Fitri Lasimpo", "Izin … Fitri Lasimpo"],
    ["nobody, but goes to somebody", () => ({ tujuan: "Kepala Dinas\nPalu" }), "Kepala Dinas", "Izin … …"],
    ["nobody", () => ({ tujuan: null }), null, "Izin … …"],
  ])("says of a letter about %s whom it concerns", async (_, isi, tentang, perihal) => {
    const { id } = await surat("draft");
    await change(id, { perihal: "Izin {{siswa.nama}} {{pegawai.nama}}", ...isi() });
    expect((await list("")).rows.find((row) => row.id === id)).toEqual({
      ...{ id, perihal, tentang, jenis: "Surat Undangan", pembuat: tu.name, status: "draft", dikembalikan: false },
      ...{ batal: false, dicabut: false, nomor: null, updatedAt: current },
    });
  });

  test("tells what came back, what was signed and what was voided", async () => {
    const kembali = await surat("diajukan");
    await as(admin, (ctx) => returnNaskah(ctx, kembali, "Perbaiki"));
    const bertanda = await surat("ditandatangani");
    const batal = await surat("ditandatangani");
    await as(tu, (ctx) => cancelNaskah(ctx, batal.id, "Salah tujuan"));
    const { rows } = await list("");
    const satu = (id: string) => rows.find((row) => row.id === id);
    expect(satu(kembali.id)).toMatchObject({ status: "draft", dikembalikan: true, batal: false, nomor: null });
    expect(satu(bertanda.id)).toMatchObject({
      status: "ditandatangani",
      batal: false,
      dicabut: false,
      nomor: expect.stringMatching(/2026$/),
    });
    expect(satu(batal.id)).toMatchObject({ status: "ditandatangani", batal: true, dicabut: false });
  });
});

describe("a letter is found", () => {
  test("by what was pasted, whatever no letter can hold in it, and however much more came along", async () => {
    const { id } = await surat("draft");
    await surat("draft");
    const perihal = "panjang ".repeat(25).trim().padEnd(200, "x");
    await change(id, { perihal });
    for (const cari of [`  ${perihal} `, `panjang\0 panjang`, `${perihal} dan ekor`])
      expect(await ids(new URLSearchParams({ cari }).toString()), cari).toEqual([id]);
    expect(await ids(new URLSearchParams({ cari: " \0 " }).toString())).toEqual(await ids(""));
    expect(readFilters(new URLSearchParams({ cari: "a".repeat(201), status: "toString", tampil: "lain" }))).toEqual({
      ...{ cari: "a".repeat(200), status: "", tampil: "semua", halaman: 1 },
    });
  });

  test("by each of its words that the list shows, and by none that it does not", async () => {
    const { id } = await surat("ditandatangani");
    const { id: draf } = await surat("draft");
    await change(draf, {
      perihal: "Perihal Unik",
      tujuan: "Tujuan Unik",
      siswaIds: [people.budi],
      pegawaiIds: [people.fitri],
      isi: "Tersembunyi",
    });
    const nomor = (await list("")).rows.find((row) => row.id === id)?.nomor ?? "";
    expect(await ids(`cari=${encodeURIComponent(nomor)}`)).toEqual([id]);
    for (const kata of ["perihal unik", "TUJUAN UNIK", "budi santoso", "fitri lasimpo", "undangan", tu.name.toLowerCase()])
      expect(await ids(`cari=${encodeURIComponent(kata)}`), kata).toContain(draf);
    for (const kata of ["perihal unik", "tujuan unik"]) expect((await list(`cari=${encodeURIComponent(kata)}`)).total).toBe(1);
    expect((await list("cari=tersembunyi")).total).toBe(0);
    const { rows, total } = await list("status=draft");
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["draft"]));
    expect(total).toBe(rows.length);
  });

  test("the latest first, a page at a time, each once", async () => {
    for (let n = 0; n < pageSize + 2; n++) {
      const { id } = await surat("draft");
      await change(id, { perihal: "Halaman", updatedAt: new Date(current.getTime() - ((n * 7) % 5) * 60_000) });
    }
    const [satu, dua, tiga] = [await list("cari=halaman"), await list("cari=halaman&halaman=2"), await list("cari=halaman&halaman=3")];
    expect([satu, dua, tiga].map(({ rows }) => rows.length)).toEqual([pageSize, 2, 0]);
    expect([satu, dua, tiga].map(({ total }) => total)).toEqual([pageSize + 2, pageSize + 2, pageSize + 2]);
    const semua = [...satu.rows, ...dua.rows];
    expect(new Set(semua.map(({ id }) => id)).size).toBe(semua.length);
    const kunci = semua.map(({ updatedAt, id }) => `${(4e12 - updatedAt.getTime()).toString()} ${id}`);
    expect(kunci).toEqual(kunci.toSorted());
  });
});

describe("what waits", () => {
  test("waits for its writer when it came back, for who is left of the office to initial, for the head to sign", async () => {
    await as(sistem, ({ db }) =>
      db.updateTable("naskahSurat").set({ deletedAt: current }).where("status", "<>", "ditandatangani").execute(),
    );
    const draf = await surat("draft");
    const diajukan = await surat("diajukan");
    const diparaf = await surat("diparaf");
    const kembali = await surat("diajukan");
    await as(admin, (ctx) => returnNaskah(ctx, kembali, "Perbaiki"));
    const dibuang = await surat("diajukan");
    await change(dibuang.id, { deletedAt: current });
    const ditulisAdmin = await surat("draft");
    const { versi } = await as(admin, (ctx) => saveNaskah(ctx, ditulisAdmin, fields(null)));
    await change(ditulisAdmin.id, {
      klasifikasiId: (
        await as(tu, ({ db }) => db.selectFrom("naskahSurat").select("klasifikasiId").where("id", "=", draf.id).executeTakeFirstOrThrow())
      ).klasifikasiId,
    });
    await as(admin, (ctx) => proposeNaskah(ctx, { id: ditulisAdmin.id, versi }));
    const menunggu = async (siapa: Actor) => ({
      ids: (await ids("tampil=menunggu", siapa)).toSorted(),
      jumlah: (await list("", siapa)).menunggu,
    });
    const expected = (...semua: { id: string }[]) => ({ ids: semua.map(({ id }) => id).toSorted(), jumlah: semua.length });
    expect(await menunggu(tu)).toEqual(expected(kembali));
    expect(await menunggu(admin)).toEqual(expected(diajukan));
    expect(await menunggu(kepala)).toEqual(expected(ditulisAdmin, diparaf));
    expect(await menunggu({ ...kepala, roles: ["atasNama"] })).toEqual(expected(diparaf));
    expect(await ids("tampil=menunggu&status=diparaf", kepala)).toEqual([diparaf.id]);
    expect(await list("tampil=menunggu&status=diparaf", kepala)).toMatchObject({ total: 1, menunggu: 2 });
    expect(await list("tampil=menunggu", kepala)).toMatchObject({ total: 2, menunggu: 2 });
    await as(kepala, (ctx) => parafNaskah(ctx, { id: ditulisAdmin.id, versi: versi + 1 }));
    expect((await list("", kepala)).menunggu).toBe(2);
    await as(kepala, (ctx) => signNaskah(ctx, diparaf, origin));
    expect((await list("", kepala)).menunggu).toBe(1);
  });

  test("what was thrown away stands in the bin alone, for those who may take out of it", async () => {
    const draf = await surat("draft");
    await as(tu, (ctx) => deleteNaskah(ctx, draf));
    expect(await ids("")).not.toContain(draf.id);
    expect(await ids("tampil=sampah")).toContain(draf.id);
    expect(await ids("tampil=sampah", kepala)).toEqual(await ids("", kepala));
  });
});
