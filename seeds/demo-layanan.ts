import { addAttachment } from "#kit/attachments/attach.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { addPicture } from "#kit/media/add-picture.server.ts";
import { create } from "#kit/register/store.server.ts";
import { berkasUmum, folderBerkas, infografis, informasiPublik } from "#modules/layanan/index.ts";
import { createInfografis } from "./media/infografis.ts";
import { seedOnce, wasSeeded } from "./seed-once.ts";
import * as teks from "./teks/contoh-layanan.ts";

const name = "contoh-layanan";

/** Ids of pictures and files by the title of what they belong to. */
type Content = ReadonlyMap<string, string>;

/** Invented infographics, folders with files and public information; a second run adds none. */
export async function seedDemoLayanan(scope: Scope, files: Files): Promise<void> {
  if (await scope.transaction((ctx) => wasSeeded(ctx, name))) return;
  const isi = new Map([...(await saveInfografis(scope, files)), ...(await saveBerkas(scope, files))]);
  await scope.transaction((ctx) => seedOnce(ctx, [{ nama: name, isi: () => writeAll(ctx, isi) }]));
}

async function saveInfografis(scope: Scope, files: Files): Promise<[string, string][]> {
  const ids: [string, string][] = [];
  for (const { judul, baris, alt } of teks.infografis) {
    const { id } = await addPicture(scope, files, {
      bytes: await createInfografis({ judul, baris }),
      alt,
      asal: "seeds/media/infografis.ts",
    });
    ids.push([judul, id]);
  }
  return ids;
}

async function saveBerkas(scope: Scope, files: Files): Promise<[string, string][]> {
  const umum = teks.folder.flatMap(({ berkas }) => berkas);
  const publik = teks.informasi.flatMap(({ judul, berkas }) => (berkas ? [{ nama: judul, jenis: "pdf" as const, isi: berkas }] : []));
  const ids: [string, string][] = [];
  for (const { nama: judul, jenis, isi } of [...umum, ...publik]) {
    const bytes = Buffer.from(await (jenis === "pdf" ? sheet(judul, isi) : table(isi)));
    const accept = [
      jenis === "pdf" ? ("application/pdf" as const) : ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" as const),
    ];
    ids.push([judul, (await addAttachment(scope, files, { bytes, name: judul, accept })).id]);
  }
  return ids;
}

const sheet = (judul: string, isi: readonly string[]): Promise<Uint8Array> =>
  renderPaper({
    letterhead: { names: ["Kementerian Agama Republik Indonesia", "Madrasah Aliyah Negeri 1 Palu"], address: "Kota Palu, Sulawesi Tengah" },
    title: judul,
    blocks: [{ kind: "list", items: isi }],
    footer: "Contoh",
  });

const table = (judul: readonly string[]): Promise<Uint8Array> =>
  writeXlsx(
    judul.map((label) => ({ label })),
    [],
  );

async function writeAll(ctx: Ctx, isi: Content): Promise<void> {
  const hari = (lalu: number) => addDays(today(ctx.now), -lalu);
  for (const { judul, keterangan, sumber, hariLalu } of teks.infografis) {
    const row = { judul, keterangan, sumber, tanggal: hari(hariLalu), gambarId: isi.get(judul), tampilDiSitus: true };
    await create(ctx, infografis, row, "json");
  }
  for (const { nama: judul, keterangan, untuk, berkas } of teks.folder) {
    const terbuka = Object.fromEntries(untuk.map((peran) => [`untuk${peran}`, true]));
    const { id: folderId } = await create(ctx, folderBerkas, { nama: judul, keterangan, ...terbuka }, "json");
    for (const satu of berkas) await create(ctx, berkasUmum, { nama: satu.nama, folderId, berkasId: isi.get(satu.nama) }, "json");
  }
  for (const { judul, kategori, ringkasan, hariLalu } of teks.informasi) {
    const row = { judul, kategori, ringkasan, penanggungJawab: "Tata Usaha", tanggal: hari(hariLalu), tampilDiSitus: true };
    await create(ctx, informasiPublik, { ...row, berkasId: isi.get(judul) ?? null }, "json");
  }
}
