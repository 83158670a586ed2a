import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { create, list } from "#kit/register/store.server.ts";
import { suratKeluar } from "#modules/persuratan/index.ts";
import { revokeBukti } from "#modules/verifikasi/index.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { writeOwnCode } from "#tests/support/naskah.ts";
import { recordPegawai } from "#tests/support/staff-file.ts";
import { loadDetail } from "../load/detail.server.ts";
import { listNaskah, readFilters } from "../load/list.server.ts";
import { loadTemplate } from "../load/template.server.ts";
import type { Naskah } from "../naskah.ts";
import { templateSurat } from "../template-surat.ts";
import { deleteNaskah, restoreNaskah, saveNaskah, writeNaskah } from "./save.server.ts";
import { cancelNaskah, signNaskah } from "./signature.server.ts";
import { parafNaskah, proposeNaskah, returnNaskah } from "./step.server.ts";

const current = new Date("2026-11-23T01:00:00Z");
const { scope } = useDatabase({ policy, clock: () => current });
const [kepala, tu] = [actor("kepala"), actor("tataUsaha")];
const [admin, guru] = [actor("administrator"), actor("guru")];
const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => scope(siapa).transaction(kerja);
const origin = "https://contoh.sch.id";
let siswaId = "";

beforeAll(() =>
  as({ id: null, name: "sistem: uji", roles: ["sistem"] }, async (ctx) => {
    await seedSekolah(ctx).then(() => writeOwnCode(ctx));
    await ctx.db.updateTable("pengaturan").set({ kota: "Donggala" }).where(everyRow).execute();
    for (const [place, { id, name, roles }] of [kepala, tu, admin, guru].entries()) {
      const akun = { id: id ?? "", nip: `19900101201503100${place}`, nama: name, passwordHash: null, passwordAt: null };
      await ctx.db
        .insertInto("akun")
        .values({ ...akun, aktif: true, peran: [...roles] })
        .execute();
    }
    await recordPegawai(ctx);
    const { rows } = await sql<{ id: string }>`
      insert into siswa (nama, nisn, jenis_kelamin, status, tempat_lahir, tanggal_lahir, kelas_id)
      values ('Nadia Rahma Tolare', '0091234567', 'perempuan', 'aktif', 'Donggala', '2009-05-03',
        null) returning id`.execute(ctx.db);
    siswaId = rows[0]?.id ?? "";
  }),
);

const template = (nama: string) =>
  as(tu, async ({ db }) => (await db.selectFrom("templateSurat").select("id").where("nama", "=", nama).executeTakeFirstOrThrow()).id);
const fields = (naskah: Naskah, lain: Readonly<Record<string, string>> = {}) => ({
  bidang: { perihal: naskah.perihal, isi: naskah.isi.replace("Kelas : {{siswa.kelas}}\n", ""), "isian.Keperluan": "beasiswa", ...lain },
  ...{ pegawaiIds: [], siswaIds: [siswaId] },
});
/** A certificate as far as the wanted step. */
async function surat(sampai: "draft" | "diajukan" | "diparaf" | "ditandatangani"): Promise<Naskah> {
  const awal = await as(tu, async (ctx) => writeNaskah(ctx, await template("Surat Keterangan Aktif")));
  const draf = await as(tu, (ctx) => saveNaskah(ctx, awal, fields(awal)));
  const { id, versi } = draf;
  if (sampai !== "draft") await as(tu, (ctx) => proposeNaskah(ctx, { id, versi }));
  if (sampai === "diparaf" || sampai === "ditandatangani") await as(admin, (ctx) => parafNaskah(ctx, { id, versi: versi + 1 }));
  if (sampai === "ditandatangani") await as(kepala, (ctx) => signNaskah(ctx, { id, versi: versi + 2 }, origin));
  return (await as(tu, (ctx) => loadDetail(ctx, id))).naskah;
}
const kabar = (siapa: Actor) =>
  as(siapa, async ({ db }) =>
    (
      await db
        .selectFrom("pemberitahuan")
        .select("title")
        .where("akunId", "=", siapa.id ?? "")
        .execute()
    ).map(({ title }) => title),
  );

describe("a letter", () => {
  test("goes through the chain, gets the book's number and stands in Daftar Surat", async () => {
    const { id, nomor, bukti, suratKeluarId, tanggal } = await surat("ditandatangani");
    expect(nomor).toMatch(/^\d{3}\/Ma\.22\.01\.01\/11\/2026$/);
    expect(tanggal).toBe("2026-11-23");
    const isi = await as(kepala, (ctx) => loadDetail(ctx, id));
    expect(isi.perihal).toBe("Surat keterangan aktif a.n. Nadia Rahma Tolare");
    expect(isi.kertas.subtitle).toBe(`Nomor: ${nomor}`);
    expect(isi.kertas.blocks).toContainEqual(expect.objectContaining({ kind: "signature", place: "Donggala, 23 November 2026" }));
    expect(isi.jejak.map(({ tindakan }) => tindakan)).toEqual(["create", "update", "submit", "initial", "sign"]);
    const keluar = await as(tu, (ctx) => list(ctx, suratKeluar, readQuery(suratKeluar, new URLSearchParams({ cari: nomor ?? "" }))));
    expect(keluar.rows.map((row) => [row.id, row.status, row.perihal])).toEqual([[suratKeluarId, "terkirim", isi.perihal]]);
    const proof = await as(tu, ({ db }) =>
      db.selectFrom("buktiSurat").select(["nomor", "jenis", "penandatangan"]).where("kode", "=", bukti).executeTakeFirstOrThrow(),
    );
    expect(proof).toEqual({ nomor, jenis: "Surat Keterangan", penandatangan: kepala.name });
    expect(await kabar(kepala)).toContain("Surat menunggu tanda tangan Anda: Surat keterangan aktif a.n. …");
    expect(await kabar(tu)).toContain(`Surat ditandatangani dengan nomor ${nomor}: Surat keterangan aktif a.n. …`);
  });

  test("is signed once, and never before it was initialled", async () => {
    const draf = await surat("draft");
    const diajukan = await surat("diajukan");
    const bertanda = await surat("ditandatangani");
    for (const sasaran of [draf, diajukan, bertanda])
      await expect(as(kepala, (ctx) => signNaskah(ctx, sasaran, origin))).rejects.toMatchObject({ kind: "conflict" });
    const siap = await surat("diparaf");
    const dua = await Promise.allSettled([1, 2].map(() => as(kepala, (ctx) => signNaskah(ctx, siap, origin))));
    expect(dua.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await as(tu, (ctx) => ctx.db.selectFrom("suratKeluar").select("id").where("perihal", "like", "%Nadia%").execute())).toHaveLength(
      (await as(tu, (ctx) => ctx.db.selectFrom("naskahSurat").select("id").where("nomor", "is not", null).execute())).length,
    );
  });

  test("is neither changed nor thrown away once it has left its writer", async () => {
    for (const sampai of ["diajukan", "diparaf", "ditandatangani"] as const) {
      const naskah = await surat(sampai);
      await expect(as(tu, (ctx) => saveNaskah(ctx, naskah, fields(naskah)))).rejects.toMatchObject({ kind: "conflict" });
      await expect(as(tu, (ctx) => deleteNaskah(ctx, naskah))).rejects.toMatchObject({ kind: "conflict" });
    }
    const { id } = await surat("ditandatangani");
    await expect(as(tu, ({ db }) => db.updateTable("naskahSurat").set({ perihal: "Lain" }).where("id", "=", id).execute())).rejects.toThrow(
      "a signed letter is final",
    );
  });

  test("comes back with a reason, is mended and goes on", async () => {
    const naskah = await surat("diparaf");
    const tanpa = as(kepala, (ctx) => returnNaskah(ctx, naskah, "  "));
    await expect(tanpa).rejects.toMatchObject({ fields: { alasan: "Tulis alasannya, paling sedikit 5 huruf." } });
    await as(kepala, (ctx) => returnNaskah(ctx, naskah, "Keperluannya keliru."));
    const kembali = (await as(tu, (ctx) => loadDetail(ctx, naskah.id))).naskah;
    expect([kembali.status, kembali.alasanKembali]).toEqual(["draft", "Keperluannya keliru."]);
    expect((await as(tu, (ctx) => listNaskah(ctx, readFilters(new URLSearchParams("tampil=menunggu"))))).rows[0]?.id).toBe(naskah.id);
    const baru = await as(tu, (ctx) => saveNaskah(ctx, kembali, fields(kembali, { "isian.Keperluan": "mutasi" })));
    await as(tu, (ctx) => proposeNaskah(ctx, baru));
    const { kertas } = await as(kepala, (ctx) => loadDetail(ctx, naskah.id));
    expect(JSON.stringify(kertas)).toContain("keperluan mutasi");
  });

  test("whose subject was written by hand tells its kind and number to everybody, and no more", async () => {
    const perihal = async (ubah: Readonly<Record<string, string>>) => {
      const awal = await as(tu, async (ctx) => writeNaskah(ctx, await template("Surat Keterangan Aktif")));
      const { id, versi } = await as(tu, (ctx) => saveNaskah(ctx, awal, fields(awal, ubah)));
      await as(tu, (ctx) => proposeNaskah(ctx, { id, versi }));
      await as(admin, (ctx) => parafNaskah(ctx, { id, versi: versi + 1 }));
      await as(kepala, (ctx) => signNaskah(ctx, { id, versi: versi + 2 }, origin));
      const { bukti } = (await as(tu, (ctx) => loadDetail(ctx, id))).naskah;
      return (await as(tu, ({ db }) => db.selectFrom("buktiSurat").select("perihal").where("kode", "=", bukti).executeTakeFirstOrThrow()))
        .perihal;
    };
    expect(await perihal({})).toBe("Surat keterangan aktif a.n. Nadia R. T.");
    expect(await perihal({ perihal: "Keterangan untuk Sitti Aminah" })).toBe("(tertulis di suratnya)");
  });

  test("whose number is voided proves nothing any more", async () => {
    const { id, bukti } = await surat("ditandatangani");
    await expect(as(kepala, (ctx) => cancelNaskah(ctx, id, "Salah siswa."))).rejects.toMatchObject({ kind: "forbidden" });
    await as(tu, (ctx) => cancelNaskah(ctx, id, "Salah siswa."));
    const dicabut = await as(tu, ({ db }) =>
      db.selectFrom("buktiSurat").select(["alasanCabut", "dicabutOleh"]).where("kode", "=", bukti).executeTakeFirstOrThrow(),
    );
    expect(dicabut).toEqual({ alasanCabut: "Salah siswa.", dicabutOleh: tu.id });
    expect((await as(tu, (ctx) => loadDetail(ctx, id))).batal?.alasan).toBe("Salah siswa.");
    await expect(as(tu, (ctx) => cancelNaskah(ctx, id, "Sekali lagi."))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("names whom it is about before it is signed, and says where its attestation was revoked", async () => {
    const draf = await surat("draft");
    expect((await as(kepala, (ctx) => loadDetail(ctx, draf.id))).perihal).toBe("Surat keterangan aktif a.n. Nadia Rahma Tolare");
    const { id, bukti } = await surat("ditandatangani");
    const tampak = async () => {
      const { batal, cabut } = await as(tu, (ctx) => loadDetail(ctx, id));
      const daftar = await as(tu, (ctx) => listNaskah(ctx, readFilters(new URLSearchParams())));
      return { batal, alasan: cabut?.alasan, dicabut: daftar.rows.find((row) => row.id === id)?.dicabut };
    };
    expect(await tampak()).toEqual({ batal: null, alasan: undefined, dicabut: false });
    await as(tu, (ctx) => revokeBukti(ctx, { kode: bukti ?? "", alasan: "Salah tanggal." }));
    expect(await tampak()).toEqual({ batal: null, alasan: "Salah tanggal.", dicabut: true });
  });

  test("goes to the bin and back as a draft only", async () => {
    const draf = await surat("draft");
    await as(tu, (ctx) => deleteNaskah(ctx, draf));
    await expect(as(tu, (ctx) => loadDetail(ctx, draf.id))).rejects.toMatchObject({ kind: "notFound" });
    await as(tu, (ctx) => restoreNaskah(ctx, draf.id));
    expect((await as(tu, (ctx) => loadDetail(ctx, draf.id))).naskah.status).toBe("draft");
  });
});

describe("who may what", () => {
  test("the writer does not initial, the office does not sign, teachers see nothing", async () => {
    const diajukan = await surat("diajukan");
    await expect(as(tu, (ctx) => parafNaskah(ctx, diajukan))).rejects.toMatchObject({ kind: "forbidden" });
    expect((await as(tu, (ctx) => loadDetail(ctx, diajukan.id))).boleh).toMatchObject({ paraf: false, tandatangan: false });
    const draf = await surat("draft");
    const { versi } = await as(admin, (ctx) => saveNaskah(ctx, draf, fields(draf, { tujuan: "Siapa saja" })));
    await as(admin, (ctx) => proposeNaskah(ctx, { id: draf.id, versi }));
    await expect(as(admin, (ctx) => parafNaskah(ctx, { id: draf.id, versi: versi + 1 }))).rejects.toMatchObject({ kind: "forbidden" });
    const menunggu = async (siapa: Actor) =>
      (await as(siapa, (ctx) => listNaskah(ctx, readFilters(new URLSearchParams("tampil=menunggu"))))).rows.map(({ id }) => id);
    expect((await menunggu(admin)).filter((id) => [draf.id, diajukan.id].includes(id))).toEqual([diajukan.id]);
    // The office can still initial the one; of the other all of it are writers.
    expect((await menunggu(kepala)).filter((id) => [draf.id, diajukan.id].includes(id))).toEqual([draf.id]);
    const siap = await surat("diparaf");
    for (const siapa of [tu, admin, guru])
      await expect(as(siapa, (ctx) => signNaskah(ctx, siap, origin))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(guru, (ctx) => loadDetail(ctx, siap.id))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(guru, (ctx) => listNaskah(ctx, readFilters(new URLSearchParams())))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(kepala, async (ctx) => writeNaskah(ctx, await template("Undangan")))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("who proved who they are long ago is asked again before signing", async () => {
    const siap = await surat("diparaf");
    const lama = { ...kepala, session: { id: "x", kind: "cookie", secondFactor: true, confirmedAt: new Date(0) } } as const;
    await expect(as(lama, (ctx) => signNaskah(ctx, siap, origin))).rejects.toMatchObject({ kind: "unconfirmed" });
  });

  test("two who write the same draft do not overwrite each other", async () => {
    const draf = await surat("draft");
    await as(admin, (ctx) => saveNaskah(ctx, draf, fields(draf)));
    await expect(as(tu, (ctx) => saveNaskah(ctx, draf, fields(draf)))).rejects.toMatchObject({ kind: "stale" });
  });
});

describe("what a letter lacks is said in sentences", () => {
  test("before it leaves its writer", async () => {
    const awal = await as(tu, async (ctx) => writeNaskah(ctx, await template("Surat Keterangan Aktif")));
    const kosong = await as(tu, (ctx) => proposeNaskah(ctx, awal)).catch(({ fields }) => fields);
    expect(kosong).toMatchObject({ "isian.Keperluan": "Keperluan wajib diisi.", siswaIds: "Pilih siswa yang dimaksud surat ini." });
    const asing = { ...fields(awal), bidang: { perihal: "x", isi: "{{siswa.gaji}}" } };
    const salah = await as(tu, (ctx) => saveNaskah(ctx, awal, asing)).catch(({ fields }) => fields);
    expect(salah).toEqual({ isi: "Bidang {{siswa.gaji}} tidak dikenal. Periksa ejaannya." });
    const undangan = await as(tu, async (ctx) => writeNaskah(ctx, await template("Undangan")));
    const bidang = { perihal: "Undangan", tujuan: "Komite", isi: "Hadirlah.", klasifikasiId: "" };
    const tanpaKode = await as(tu, (ctx) => saveNaskah(ctx, undangan, { bidang, pegawaiIds: [], siswaIds: [] }));
    expect(await as(tu, (ctx) => proposeNaskah(ctx, tanpaKode)).catch(({ fields }) => fields)).toEqual({
      klasifikasiId: "Pilih klasifikasinya: nomor surat jenis ini memuatnya.",
    });
  });

  test("a template's example is numbered as its kind of paper is", async () => {
    const { kertas } = await as(tu, async (ctx) => loadTemplate(ctx, await template("Keputusan Kepala Madrasah")));
    expect(kertas.subtitle).toMatch(/^NOMOR \d+ TAHUN 2026$/);
  });

  test("a template with a field that nobody knows is not kept", async () => {
    const { jenisId } = await surat("draft");
    const baru = { nama: "Uji", untuk: "umum", jenisId, perihal: "Uji", isi: "Halo {{siswa.gaji}}", aktif: true };
    const fields = await as(tu, (ctx) => create(ctx, templateSurat, baru, "json")).catch((error) => error.fields);
    expect(fields.isi).toMatch(/^Bidang \{\{.+\}\} tidak dikenal\. Yang mirip: \{\{/);
  });
});
