/** Letters that fall due, and those who work them off. */
import { beforeAll } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { create } from "#kit/register/store.server.ts";
import { jadwalRetensi } from "#modules/arsip/index.ts";
import type { Arah } from "#modules/arsip/letter.ts";
import { assessOne } from "#modules/arsip/load/assess.server.ts";
import type { Bagian } from "#modules/arsip/load/bagian.ts";
import { loadPemusnahan } from "#modules/arsip/load/pemusnahan.server.ts";
import { loadYear } from "#modules/arsip/load/year-list.server.ts";
import { cancelPemusnahan } from "#modules/arsip/workflow/cancel.server.ts";
import { markDestroyed } from "#modules/arsip/workflow/destroy.server.ts";
import { holdLetter, releaseLetter } from "#modules/arsip/workflow/hold.server.ts";
import { preparePemusnahan } from "#modules/arsip/workflow/prepare.server.ts";
import { releaseFiles } from "#modules/arsip/workflow/release-files.server.ts";
import { parafNaskah, proposeNaskah, saveNaskah, signNaskah } from "#modules/naskah/index.server.ts";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import { origin, person, useNaskah } from "./naskah.ts";

const { tu, kepala, admin } = person;
const tahun = 2026;

/** A school with a schedule of its own, in which letters of 2020 are over. */
export function useArsip() {
  const school = useNaskah();
  const { as } = school;
  const codes: Record<string, string> = {};

  const rule = (more: object) =>
    as(tu, (ctx) =>
      create(
        ctx,
        jadwalRetensi,
        { aktif: 1, inaktif: 2, nasib: "musnah", berlakuMulai: "2010-01-01", sumber: "Keputusan contoh 1/2010", ...more },
        "json",
      ),
    );

  beforeAll(async () => {
    await as(tu, async ({ db }) => {
      for (const { id, kode } of await db.selectFrom("klasifikasiSurat").select(["id", "kode"]).execute()) codes[kode] = id;
    });
    await rule({ kode: "KP" });
    await rule({ kode: "KP.08", inaktif: 10 });
    await rule({ kode: "PP", nasib: "permanen", aktif: 2, inaktif: 3 });
    await rule({ kode: "HM", nasib: "dinilai-kembali" });
  });

  let number = 0;
  async function incoming(more: object = {}) {
    number += 1;
    const { id, versi } = await as(tu, (ctx) =>
      create(
        ctx,
        suratMasuk,
        {
          ...{ nomorSurat: `M/${number}`, asalSurat: "Kanwil", tanggalTerima: "2020-03-10", perihal: `Masuk ${number}` },
          ...{ status: "selesai", klasifikasiId: codes["KP.01.1"], ...more },
        },
        "json",
      ),
    );
    return { id, versi, nomor: `M/${number}` };
  }
  async function outgoing(more: object = {}) {
    number += 1;
    const isi = { nomorSurat: `K/${number}`, tanggal: "2020-03-10", perihal: `Keluar ${number}`, status: "terkirim" };
    const row = await as(tu, (ctx) => create(ctx, suratKeluar, { ...isi, klasifikasiId: codes["KP.01.1"], ...more }, "json"));
    return { id: row.id, versi: row.versi, nomor: isi.nomorSurat };
  }

  const year = (who: Actor, bagian: Bagian, when = tahun) => as(who, (ctx) => loadYear(ctx, { tahun: when, bagian, halaman: 1 }));
  const numbers = async (bagian: Bagian, when = tahun) => (await year(tu, bagian, when)).rows.map(({ nomor }) => nomor);
  const assess = (arah: Arah, id: string) => as(tu, (ctx) => assessOne(ctx, arah, id));
  const prepare = (who: Actor, ...pilihan: string[]) =>
    as(who, (ctx) => preparePemusnahan(ctx, { tahun, ...(pilihan.length > 0 && { pilihan }) }));
  const shown = (id: string, who = tu) => as(who, (ctx) => loadPemusnahan(ctx, id));
  const mark = async (id: string, who = tu, dilaksanakan = "2026-11-23") => {
    const { versi } = (await shown(id)).pemusnahan;
    return as(who, (ctx) => markDestroyed(ctx, { id, versi }, { dilaksanakan }));
  };
  const letGo = async (id: string, who: Actor) => {
    const { versi } = (await shown(id)).pemusnahan;
    return as(who, (ctx) => releaseFiles(ctx, { id, versi }));
  };
  const cancel = async (id: string, alasan = "Keliru disiapkan", who = tu) => {
    const { versi } = (await shown(id)).pemusnahan;
    return as(who, (ctx) => cancelPemusnahan(ctx, { id, versi }, alasan));
  };
  const hold = (arah: Arah, id: string, who = tu, alasan = "Menjadi bukti perkara") =>
    as(who, (ctx) => holdLetter(ctx, { arah, id }, alasan));
  const release = (arah: Arah, id: string, who = tu) => as(who, (ctx) => releaseLetter(ctx, { arah, id }, "Perkaranya selesai"));

  /** The office completes the record, a colleague initials it, the head signs. */
  async function signRecord(id: string) {
    const { naskah } = await shown(id);
    const naskahId = naskah?.id ?? "";
    const { perihal, isi, versi } = await as(tu, ({ db }) =>
      db.selectFrom("naskahSurat").select(["perihal", "isi", "versi"]).where("id", "=", naskahId).executeTakeFirstOrThrow(),
    );
    const own = [
      "Tahun",
      "Hari dan tanggal",
      "Tempat",
      "Jumlah surat",
      "Dasar persetujuan",
      "Cara pemusnahan",
      "Saksi pertama",
      "Saksi kedua",
    ];
    const bidang = { perihal, isi, klasifikasiId: "", ...Object.fromEntries(own.map((name) => [`isian.${name}`, "contoh"])) };
    const kept = await as(tu, (ctx) => saveNaskah(ctx, { id: naskahId, versi }, { bidang, pegawaiIds: [], siswaIds: [] }));
    await as(tu, (ctx) => proposeNaskah(ctx, kept));
    await as(admin, (ctx) => parafNaskah(ctx, { id: naskahId, versi: kept.versi + 1 }));
    await as(kepala, (ctx) => signNaskah(ctx, { id: naskahId, versi: kept.versi + 2 }, origin));
    return naskahId;
  }

  const row = (table: "suratMasuk" | "suratKeluar", id: string) =>
    as(tu, ({ db }) => db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirstOrThrow());
  async function withFile(table: "suratMasuk" | "suratKeluar", id: string): Promise<string> {
    const berkas = {
      createdBy: tu.id,
      kunci: `uji/${id}`,
      nama: "pindaian.pdf",
      jenis: "application/pdf",
      ukuran: "10",
      sidik: "0".repeat(64),
    };
    return as(tu, async ({ db }) => {
      const { id: berkasId } = await db.insertInto("berkas").values(berkas).returning("id").executeTakeFirstOrThrow();
      await db.updateTable(table).set({ berkasId }).where("id", "=", id).execute();
      return berkasId;
    });
  }

  return {
    ...school,
    codes,
    rule,
    incoming,
    outgoing,
    year,
    numbers,
    assess,
    prepare,
    shown,
    mark,
    letGo,
    cancel,
    hold,
    release,
    signRecord,
    row,
    withFile,
  };
}
