import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readQuery } from "#kit/register/query.ts";
import { create, list, remove } from "#kit/register/store.server.ts";
import { narrowings } from "#kit/search/seek.server.ts";
import { planImport, runImport } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { pegawai } from "../pegawai.ts";
import { jabatan } from "../riwayat/registers/jabatan.ts";
import { kepangkatan } from "../riwayat/registers/kepangkatan.ts";
import { pendidikan } from "../riwayat/registers/pendidikan.ts";
import { susunDuk } from "./duk/susun-duk.server.ts";
import { liniMasa } from "./lini-masa.ts";
import { muatRincian } from "./muat-rincian.server.ts";

const house = useDatabase({ policy });
const kantor = house.scope.bind(house, actor("tataUsaha"));
let urut = 0;
const tambah = (beda: Record<string, unknown> = {}) => {
  urut += 1;
  const isian = { nama: `Pegawai ${urut}`, jenis: "guru", status: "pns", unitKerja: "MAN1PALU", aktif: "on", ...beda };
  return kantor().transaction((ctx) => create(ctx, pegawai, isian));
};

describe("one member of staff", () => {
  test("is shown with all that is kept of them, the youngest first", async () => {
    const { id: pegawaiId } = await tambah({ tanggalLahir: "1985-02-03", tempatLahir: "Poso", tmt: "2010-01-01" });
    await kantor().transaction(async (ctx) => {
      await create(ctx, pendidikan, { pegawaiId, tingkat: "S1", jurusan: "Fikih", tanggalIjazah: "2008-08-20" });
      await create(ctx, kepangkatan, { pegawaiId, pangkat: "III/c", jenis: "pangkat", tmt: "2020-04-01" });
      await create(ctx, jabatan, { pegawaiId, nama: "Guru Ahli Muda" });
    });
    const { row, catatan, boleh } = await kantor().transaction((ctx) => muatRincian(ctx, pegawaiId, false));
    expect(liniMasa(row, catatan).map(({ tanggal, jenis }) => [tanggal, jenis])).toEqual([
      ["2020-04-01", "Kepangkatan"],
      ["2010-01-01", "Mulai bertugas"],
      ["2008-08-20", "Pendidikan"],
      ["1985-02-03", "Lahir"],
      [null, "Jabatan"],
    ]);
    expect(boleh).toEqual({ daftar: true, ubah: true, hapus: true });
    const dilihat = await house.scope(actor("kepala")).transaction((ctx) => muatRincian(ctx, pegawaiId, false));
    expect(dilihat.boleh).toEqual({ daftar: true, ubah: false, hapus: false });
    const lain = house.scope({ ...actor("guru"), id: randomUUID() });
    await expect(lain.transaction((ctx) => muatRincian(ctx, pegawaiId, false))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("who was thrown away is found in the bin by those who may restore", async () => {
    const { id, versi } = await tambah();
    await kantor().transaction((ctx) => remove(ctx, pegawai, { id, versi }));
    expect((await kantor().transaction((ctx) => muatRincian(ctx, id, true))).boleh.ubah).toBe(false);
    await expect(house.scope(actor("kepala")).transaction((ctx) => muatRincian(ctx, id, true))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the list", () => {
  test("is narrowed by position and service, and offers the positions that there are", async () => {
    await tambah({ jabatan: "Arsiparis", aktif: "" });
    await tambah({ jabatan: "Arsiparis" });
    const query = readQuery(pegawai, new URLSearchParams("jabatan=Arsiparis&aktif=false&status=bukan"));
    expect(query.filters).toEqual({ jabatan: "Arsiparis", aktif: "false" });
    expect((await kantor().transaction((ctx) => list(ctx, pegawai, query))).total).toBe(1);
    expect((await kantor().transaction((ctx) => narrowings(ctx, pegawai))).jabatan).toContainEqual({
      value: "Arsiparis",
      label: "Arsiparis",
    });
    const sendiri = house.scope({ ...actor("guru"), id: randomUUID() });
    expect(await sendiri.transaction((ctx) => narrowings(ctx, pegawai))).toEqual({});
  });
});

describe("a list of staff that is imported", () => {
  const header = ["Nama", "NIP", "Jenis pegawai", "Status pegawai", "Tanggal lahir", "Jenis kelamin", "Unit kerja"];
  const impor = (...rows: (readonly string[])[]) => {
    const semua = rows.map(([nama = "", nip = "", lahir = "", kelamin = ""]) => [nama, nip, "Guru", "PNS", lahir, kelamin, "MAN 1 Palu"]);
    const sheet = { header, rows: semua, places: semua.map((_, tempat) => tempat + 2) };
    return kantor().transaction((ctx) => planImport(ctx, pegawai, { name: "pegawai.xlsx", sheet }));
  };

  test("is refused where a NIP cannot be, with the row and the column", async () => {
    const { id, refused } = await impor(
      ["Sah", "198503032010011003", "1985-03-03", "Pria"],
      ["Bulan ketiga belas", "198513032010011003", "", ""],
      ["Lahir hari lain", "198503032010011004", "1985-03-04", "Pria"],
      ["Bukan wanita", "198503032010011005", "", "Wanita"],
    );
    expect(id).toBeNull();
    expect(refused.map(({ row, column, sentence }) => [row, column, sentence])).toEqual([
      [3, "NIP", expect.stringContaining("Delapan angka pertama NIP adalah tanggal lahir")],
      [4, "Tanggal lahir", expect.stringContaining("NIP menunjukkan 3 Maret 1985")],
      [5, "Jenis kelamin", expect.stringContaining("NIP menunjukkan Pria")],
    ]);
  });

  test("is taken where an old record is only odd", async () => {
    const { id, refused } = await impor(["Diangkat belia", "198503031994011006", "1985-03-03", "Pria"]);
    expect(refused).toEqual([]);
    expect(await kantor().transaction((ctx) => runImport(ctx, pegawai, String(id)))).toBe(1);
  });
});

describe("the Daftar Urut Kepangkatan", () => {
  test("takes the younger of record and history, of the day that is asked for", async () => {
    const nama = "Urut Contoh";
    const { id: pegawaiId } = await tambah({ nama, pangkat: "III/c", tmtPangkat: "2020-04-01", tmt: "2010-01-01" });
    await tambah({ nama: "Bukan PNS", status: "pppk" });
    await tambah({ nama: "Sudah pensiun", aktif: "", pangkat: "IV/e" });
    await kantor().transaction(async (ctx) => {
      await create(ctx, kepangkatan, { pegawaiId, pangkat: "III/b", jenis: "pangkat", tmt: "2016-04-01" });
      await create(ctx, kepangkatan, { pegawaiId, pangkat: "III/d", jenis: "pangkat", tmt: "2024-04-01" });
      await create(ctx, kepangkatan, { pegawaiId, pangkat: "III/d", jenis: "gaji-berkala", tmt: "2026-04-01" });
    });
    const pada = async (hari: string) => (await kantor().transaction((ctx) => susunDuk(ctx, hari))).find((satu) => satu.id === pegawaiId);
    expect(await pada("2026-11-21")).toMatchObject({ pangkat: "III/d", tmtPangkat: "2024-04-01", masaKerja: 202 });
    expect(await pada("2022-01-01")).toMatchObject({ pangkat: "III/c", tmtPangkat: "2020-04-01" });
    expect(await pada("2018-01-01")).toMatchObject({ pangkat: "III/b", tmtPangkat: "2016-04-01" });
    const semua = (await kantor().transaction((ctx) => susunDuk(ctx, "2026-11-21"))).map((satu) => satu.nama);
    expect(semua).not.toContain("Bukan PNS");
    expect(semua).not.toContain("Sudah pensiun");
  });

  test("is for those alone who may take lists of staff with them", async () => {
    const guru = house.scope(actor("guru"));
    await expect(guru.transaction((ctx) => susunDuk(ctx, "2026-11-21"))).rejects.toMatchObject({
      kind: expect.stringMatching(/notFound|forbidden/),
    });
  });
});
