import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readQuery } from "#kit/register/query.ts";
import { create, list, remove } from "#kit/register/store.server.ts";
import { filterPredicates } from "#kit/search/search-predicate.server.ts";
import { planImport, runImport } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { pegawai } from "../pegawai.ts";
import { anak } from "../riwayat/registers/anak.ts";
import { jabatan } from "../riwayat/registers/jabatan.ts";
import { kepangkatan } from "../riwayat/registers/kepangkatan.ts";
import { orangTua } from "../riwayat/registers/orang-tua.ts";
import { pasangan } from "../riwayat/registers/pasangan.ts";
import { pelatihan } from "../riwayat/registers/pelatihan.ts";
import { pendidikan } from "../riwayat/registers/pendidikan.ts";
import { penghargaan } from "../riwayat/registers/penghargaan.ts";
import { composeDuk } from "./duk/compose-duk.server.ts";
import { loadDetail } from "./load-detail.server.ts";
import { riwayatHidup } from "./print/riwayat-hidup.ts";
import { timeline } from "./timeline.ts";

const house = useDatabase({ policy });
const kantor = house.scope.bind(house, actor("tataUsaha"));
let sort = 0;
const add = (beda: Record<string, unknown> = {}) => {
  sort += 1;
  const isian = { nama: `Pegawai ${sort}`, jenis: "guru", status: "pns", unitKerja: "MAN1PALU", aktif: "on", ...beda };
  return kantor().transaction((ctx) => create(ctx, pegawai, isian));
};

describe("one member of staff", () => {
  test("is shown with all that is kept of them, the youngest first", async () => {
    const { id: pegawaiId } = await add({ tanggalLahir: "1985-02-03", tempatLahir: "Poso", tmt: "2010-01-01" });
    await kantor().transaction(async (ctx) => {
      await create(ctx, pendidikan, { pegawaiId, tingkat: "S1", jurusan: "Fikih", tanggalIjazah: "2008-08-20" });
      await create(ctx, kepangkatan, { pegawaiId, pangkat: "III/c", jenis: "pangkat", tmt: "2020-04-01" });
      await create(ctx, jabatan, { pegawaiId, nama: "Guru Ahli Muda" });
      await create(ctx, penghargaan, { pegawaiId, nama: "Satyalancana", tanggal: "2021-08-17" });
      for (const orang of [{ nama: "Halimah" }, { nama: "Hasan", tanggalLahir: "1955-01-01" }])
        await create(ctx, orangTua, { pegawaiId, ...orang });
    });
    const { row, catatan, boleh } = await kantor().transaction((ctx) => loadDetail(ctx, pegawaiId, false));
    expect(timeline(row, catatan).map(({ tanggal, jenis, judul }) => [tanggal, jenis, judul])).toEqual([
      ["2021-08-17", "Penghargaan", "Satyalancana"],
      ["2020-04-01", "Kepangkatan", "Penata (III/c)"],
      ["2010-01-01", "Mulai bertugas", "TMT bertugas sebagai pegawai"],
      ["2008-08-20", "Pendidikan", "D4/S1 Fikih"],
      ["1985-02-03", "Lahir", "Poso"],
      ["1955-01-01", "Orang tua lahir", "Hasan"],
      [null, "Orang tua", "Halimah"],
      [null, "Jabatan", "Guru Ahli Muda"],
    ]);
    expect(boleh).toEqual({ daftar: true, ubah: true, hapus: true });
    const dilihat = await house.scope(actor("kepala")).transaction((ctx) => loadDetail(ctx, pegawaiId, false));
    expect(dilihat.boleh).toEqual({ daftar: true, ubah: false, hapus: false });
    const lain = house.scope({ ...actor("guru"), id: randomUUID() });
    await expect(lain.transaction((ctx) => loadDetail(ctx, pegawaiId, false))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("stands on paper part by part, each entry with its day, its name and what else is known", async () => {
    const { id: pegawaiId } = await add({ nama: "Sitti", nip: "198502032010012001", tanggalLahir: "1985-02-03", agama: "ISLAM" });
    await kantor().transaction(async (ctx) => {
      const ijazah = { pegawaiId, tingkat: "S1", jurusan: "Fikih", namaPendidikan: "UIN Datokarama", nomorIjazah: "12/2008" };
      await create(ctx, pendidikan, { ...ijazah, tanggalIjazah: "2008-08-20" });
      await create(ctx, pendidikan, { pegawaiId, tingkat: "SMA", tanggalIjazah: "2003-05-20" });
      await create(ctx, pendidikan, { pegawaiId, tingkat: "SMP" });
      await create(ctx, pelatihan, { pegawaiId, nama: "Literasi", mulai: "2024-01-02", selesai: "2024-01-05", jam: "32" });
      await create(ctx, anak, { pegawaiId, nama: "Ahmad", status: "kandung" });
      await create(ctx, anak, { pegawaiId, nama: "Zahra", tanggalLahir: "2015-01-01" });
      await create(ctx, pasangan, { pegawaiId, nama: "Rahmat", tanggalMenikah: "2012-01-01" });
      const { id, versi } = await create(ctx, pasangan, { pegawaiId, nama: "Salah" });
      await remove(ctx, pasangan, { id, versi });
    });
    const { row, catatan } = await kantor().transaction((ctx) => loadDetail(ctx, pegawaiId, false));
    expect(catatan.every(({ dokumen, id }) => dokumen === null && id !== "")).toBe(true);
    expect(timeline(row, catatan).map(({ jenis, judul }) => `${jenis}: ${judul}`)).toEqual([
      ...["Pelatihan: Literasi", "Anak lahir: Zahra", "Menikah: Rahmat", "Pendidikan: D4/S1 Fikih", "Pendidikan: SMA/sederajat"],
      ...["Lahir: Sitti", "Anak: Ahmad", "Pendidikan: SMP"],
    ]);
    const kini = new Date("2026-11-21T02:00:00Z");
    const kertas = riwayatHidup({ row, catatan, foto: undefined, tempat: "Palu", kini });
    expect(kertas).toMatchObject({ title: "Daftar Riwayat Hidup", footer: expect.stringMatching(/^Sitti · dicetak 21 November 2026/) });
    const [nama, , fakta, ...bagian] = kertas.blocks;
    expect(nama).toEqual({ kind: "callout", label: "Nama", value: "Sitti", note: "NIP 19850203 201001 2 001" });
    expect(fakta).toMatchObject({ kind: "facts" });
    const baris = fakta?.kind === "facts" ? fakta.rows : [];
    expect(baris).toHaveLength(17);
    expect(baris).toEqual(
      expect.arrayContaining([
        { label: "Tanggal lahir", value: "3 Februari 1985" },
        { label: "Agama", value: "Islam" },
        { label: "Status pegawai", value: "PNS" },
      ]),
    );
    expect(bagian.map((block) => (block.kind === "heading" ? block.text : block.kind === "table" ? block.rows : block.kind))).toEqual([
      ...["II. Riwayat pendidikan"],
      [
        ["1", "20 Mei 2003", "SMA/sederajat", ""],
        ["2", "20 Agu 2008", "D4/S1 Fikih", "UIN Datokarama; Nomor ijazah 12/2008"],
        ["3", "–", "SMP", ""],
      ],
      ...["III. Riwayat kepangkatan", "paragraph", "IV. Riwayat jabatan", "paragraph", "V. Pelatihan"],
      [["1", "2 Jan 2024", "Literasi", "Tanggal selesai 5 Jan 2024; Jumlah jam 32"]],
      ...["VI. Penghargaan", "paragraph", "VII. Suami atau istri", [["1", "1 Jan 2012", "Rahmat", ""]], "VIII. Anak"],
      [
        ["1", "1 Jan 2015", "Zahra", ""],
        ["2", "–", "Ahmad", "Anak kandung"],
      ],
      ...["IX. Orang tua", "paragraph", "signature"],
    ]);
    const tabel = bagian.find(({ kind }) => kind === "table");
    expect(tabel?.kind === "table" && tabel.columns.map(({ label, share }) => [label, (share ?? 0) > 0])).toEqual([
      ...["No.", "Tanggal ijazah", "Uraian", "Keterangan"].map((label) => [label, true]),
    ]);
    expect(bagian.at(-1)).toEqual({
      ...{
        kind: "signature",
        place: "Palu, 21 November 2026",
        role: "Yang bersangkutan,",
        name: "Sitti",
        note: "NIP 19850203 201001 2 001",
      },
    });
    const foto = new Uint8Array([1]);
    const polos = riwayatHidup({ row: { id: "x", versi: 1, nama: "Honorer" }, catatan: [], foto, tempat: "Palu", kini }).blocks;
    expect(polos[0]).toEqual({ kind: "callout", label: "Nama", value: "Honorer", picture: foto });
    expect(polos[2]).toEqual({ kind: "facts", rows: [] });
    expect(polos.at(-1)).not.toHaveProperty("note");
  });

  test("who was thrown away is found in the bin by those who may restore", async () => {
    const { id, versi } = await add();
    await kantor().transaction((ctx) => remove(ctx, pegawai, { id, versi }));
    expect((await kantor().transaction((ctx) => loadDetail(ctx, id, true))).boleh.ubah).toBe(false);
    await expect(house.scope(actor("kepala")).transaction((ctx) => loadDetail(ctx, id, true))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the list", () => {
  test("is narrowed by position and service, and offers the positions that there are", async () => {
    await add({ jabatan: "Arsiparis", aktif: "" });
    await add({ jabatan: "Arsiparis" });
    const query = readQuery(pegawai, new URLSearchParams("jabatan=Arsiparis&aktif=false&status=bukan"));
    expect(query.filters).toEqual({ jabatan: "Arsiparis", aktif: "false" });
    expect((await kantor().transaction((ctx) => list(ctx, pegawai, query))).total).toBe(1);
    expect((await kantor().transaction((ctx) => filterPredicates(ctx, pegawai))).jabatan).toContainEqual({
      value: "Arsiparis",
      label: "Arsiparis",
    });
    const sendiri = house.scope({ ...actor("guru"), id: randomUUID() });
    expect(await sendiri.transaction((ctx) => filterPredicates(ctx, pegawai))).toEqual({});
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
    const { id: pegawaiId } = await add({ nama, pangkat: "III/c", tmtPangkat: "2020-04-01", tmt: "2010-01-01" });
    await add({ nama: "Bukan PNS", status: "pppk" });
    await add({ nama: "Sudah pensiun", aktif: "", pangkat: "IV/e" });
    await kantor().transaction(async (ctx) => {
      await create(ctx, kepangkatan, { pegawaiId, pangkat: "III/b", jenis: "pangkat", tmt: "2016-04-01" });
      await create(ctx, kepangkatan, { pegawaiId, pangkat: "III/d", jenis: "pangkat", tmt: "2024-04-01" });
      await create(ctx, kepangkatan, { pegawaiId, pangkat: "III/d", jenis: "gaji-berkala", tmt: "2026-04-01" });
    });
    const pada = async (hari: string) => (await kantor().transaction((ctx) => composeDuk(ctx, hari))).find((satu) => satu.id === pegawaiId);
    expect(await pada("2026-11-21")).toMatchObject({ pangkat: "III/d", tmtPangkat: "2024-04-01", masaKerja: 202 });
    expect(await pada("2022-01-01")).toMatchObject({ pangkat: "III/c", tmtPangkat: "2020-04-01" });
    expect(await pada("2018-01-01")).toMatchObject({ pangkat: "III/b", tmtPangkat: "2016-04-01" });
    const semua = (await kantor().transaction((ctx) => composeDuk(ctx, "2026-11-21"))).map((satu) => satu.nama);
    expect(semua).not.toContain("Bukan PNS");
    expect(semua).not.toContain("Sudah pensiun");
  });

  test("counts what was written down by that day and not thrown away", async () => {
    const { id: pegawaiId } = await add({ nama: "Urut Lengkap", pangkat: "III/a", tmtPangkat: "2015-04-01", tmt: "2010-01-01" });
    const { id: calon } = await add({ nama: "Calon", status: "cpns", tmt: "2026-11-21" });
    const { id: nanti } = await add({ nama: "Nanti", tmt: "2026-11-22" });
    const buang = await add({ nama: "Dibuang" });
    await kantor().transaction(async (ctx) => {
      await remove(ctx, pegawai, { id: buang.id, versi: buang.versi });
      const dibuang = async (register: typeof pendidikan | typeof jabatan | typeof pelatihan | typeof kepangkatan, isi: object) => {
        const { id, versi } = await create(ctx, register, { pegawaiId, ...isi });
        await remove(ctx, register, { id, versi });
      };
      await create(ctx, jabatan, { pegawaiId, nama: "Guru", tmt: "2010-01-01" });
      await create(ctx, jabatan, { pegawaiId, nama: "Guru Ahli Muda", tmt: "2020-01-01" });
      await create(ctx, jabatan, { pegawaiId, nama: "Guru Ahli Madya", tmt: "2027-01-01" });
      await dibuang(jabatan, { nama: "Kepala", tmt: "2024-01-01" });
      await create(ctx, pendidikan, { pegawaiId, tingkat: "S1", tanggalIjazah: "2008-08-20" });
      await create(ctx, pendidikan, { pegawaiId, tingkat: "SMA" });
      await dibuang(pendidikan, { tingkat: "S2", tanggalIjazah: "2020-08-20" });
      await create(ctx, pelatihan, { pegawaiId, nama: "Lama", mulai: "2024-01-02", jam: "32" });
      await create(ctx, pelatihan, { pegawaiId, nama: "Tanpa hari", jam: "8" });
      await create(ctx, pelatihan, { pegawaiId, nama: "Nanti", mulai: "2026-11-22", jam: "100" });
      await dibuang(pelatihan, { nama: "Dibuang", mulai: "2024-01-02", jam: "1000" });
      await create(ctx, kepangkatan, { pegawaiId, pangkat: "III/b", jenis: "pangkat", tmt: "2019-04-01" });
      await dibuang(kepangkatan, { pangkat: "IV/a", jenis: "pangkat", tmt: "2023-04-01" });
    });
    const daftar = await kantor().transaction((ctx) => composeDuk(ctx, "2026-11-21"));
    expect(daftar.find(({ id }) => id === pegawaiId)).toMatchObject({
      ...{ pangkat: "III/b", tmtPangkat: "2019-04-01", jabatan: "Guru Ahli Muda", tmtJabatan: "2020-01-01" },
      ...{ jamPelatihan: 40, pendidikan: "S1", tanggalIjazah: "2008-08-20" },
    });
    expect([calon, nanti, buang.id].map((id) => daftar.some((satu) => satu.id === id))).toEqual([true, false, false]);
    await kantor().transaction(({ db }) =>
      db.updateTable("pegawai").set({ jabatan: "guru", pendidikan: "SMA" }).where("id", "=", pegawaiId).execute(),
    );
    const tertulis = (await kantor().transaction((ctx) => composeDuk(ctx, "2026-11-21"))).find(({ id }) => id === pegawaiId);
    expect(tertulis).toMatchObject({ jabatan: "guru", tmtJabatan: "2010-01-01", pendidikan: "SMA", tanggalIjazah: null });
  });

  test("is for those alone who may take lists of staff with them", async () => {
    const guru = house.scope(actor("guru"));
    await expect(guru.transaction((ctx) => composeDuk(ctx, "2026-11-21"))).rejects.toMatchObject({
      kind: expect.stringMatching(/notFound|forbidden/),
    });
  });
});
