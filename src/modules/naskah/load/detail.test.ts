import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { revokeBukti } from "#modules/verifikasi/index.server.ts";
import { revokeKey } from "#modules/verifikasi/signing-key.server.ts";
import { current, fields, origin, person, useNaskah } from "#tests/support/naskah.ts";
import { saveNaskah } from "../workflow/save.server.ts";
import { cancelNaskah, signNaskah } from "../workflow/signature.server.ts";
import { parafNaskah, proposeNaskah, returnNaskah } from "../workflow/step.server.ts";
import { loadDetail } from "./detail.server.ts";
import { loadEditor } from "./editor.server.ts";
import { ketikanPreview } from "./preview.server.ts";
import { loadTemplate } from "./template.server.ts";

/** One letter: what it says before and after it was signed, its way, and why it counts no more. */
const { as, surat, template } = useNaskah();
const { tu, kepala, admin, guru } = person;
const sistem: Actor = { id: null, name: "sistem: uji", roles: ["sistem"] };
const detail = (id: string, siapa = tu) => as(siapa, (ctx) => loadDetail(ctx, id));
let siswaId = "";

beforeAll(() =>
  as(sistem, async ({ db }) => {
    const siswa = { nama: "Nadia Rahma", jenisKelamin: "perempuan", status: "aktif" };
    const row = db
      .insertInto("siswa")
      .values(siswa as never)
      .returning("id");
    siswaId = (await row.executeTakeFirstOrThrow()).id;
  }),
);

async function about(sampai: "draft" | "ditandatangani") {
  const draf = await surat("draft");
  const { klasifikasiId } = (await detail(draf.id)).naskah;
  const isi = { ...fields(klasifikasiId, { perihal: "Izin {{siswa.nama}}", isi: "Izin {{siswa.nama}}." }), siswaIds: [siswaId] };
  const { id, versi } = await as(tu, (ctx) => saveNaskah(ctx, draf, isi));
  if (sampai === "draft") return { id, versi };
  await as(tu, (ctx) => proposeNaskah(ctx, { id, versi }));
  await as(admin, (ctx) => parafNaskah(ctx, { id, versi: versi + 1 }));
  await as(kepala, (ctx) => signNaskah(ctx, { id, versi: versi + 2 }, origin));
  return { id, versi: versi + 3 };
}

describe("a letter", () => {
  test("says before it is signed what is known now, and afterwards what was signed, whatever its people are called since", async () => {
    const [draf, bertanda, lain] = [await about("draft"), await about("ditandatangani"), await about("ditandatangani")];
    const nama = (baru: string) => as(sistem, ({ db }) => db.updateTable("siswa").set({ nama: baru }).where("id", "=", siswaId).execute());
    await nama("Nama Baru");
    expect(await detail(draf.id)).toMatchObject({ perihal: "Izin Nama Baru", tanda: null, batal: null, cabut: null, belum: [] });
    const isi = await detail(bertanda.id);
    expect(isi).toMatchObject({ perihal: "Izin Nadia Rahma", belum: [], naskah: { status: "ditandatangani", nomor: expect.any(String) } });
    expect(JSON.stringify(isi.kertas.blocks)).toContain("Izin Nadia Rahma.");
    expect(isi.tanda).toEqual({
      qr: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      kode: expect.stringMatching(/^[0-9A-Z]+(-[0-9A-Z]+)+$/),
      alamat: "contoh.sch.id/verifikasi",
    });
    expect(isi.tanda?.kode.replaceAll("-", "")).toBe(isi.naskah.bukti);
    expect((await detail(lain.id)).tanda?.kode).not.toBe(isi.tanda?.kode);
    expect(Buffer.from(isi.tanda?.qr.split(",")[1] ?? "", "base64").toString()).toMatch(/^<svg/);
    await nama("Nadia Rahma");
  });

  test("tells its way from the beginning, with the reason where it came back, and nothing of others", async () => {
    const satu = await surat("diajukan");
    await surat("diparaf");
    await as(admin, (ctx) => returnNaskah(ctx, satu, "Perbaiki harinya"));
    const { jejak, naskah, belum } = await detail(satu.id);
    expect(jejak.map(({ tindakan, oleh, alasan }) => [tindakan, oleh, alasan])).toEqual([
      ["create", tu.name, null],
      ["update", tu.name, null],
      ["submit", tu.name, null],
      ["return", admin.name, "Perbaiki harinya"],
    ]);
    for (const { id, pada } of jejak) expect([typeof id, pada]).toEqual(["string", expect.any(Date)]);
    expect(new Set(jejak.map(({ id }) => id)).size).toBe(4);
    expect([naskah.alasanKembali, belum]).toEqual(["Perbaiki harinya", []]);
  });

  test("names who did each step by position and person, and who signed as the paper does", async () => {
    const held = sql`select id, 'bendahara', '2026-01-01' from pegawai where nama = ${admin.name}`;
    await as(sistem, ({ db }) => sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai) ${held}`.execute(db));
    const { jejak } = await detail((await surat("ditandatangani")).id);
    expect(jejak.filter(({ tindakan }) => tindakan !== "update").map(({ tindakan, sebagai }) => [tindakan, sebagai])).toEqual([
      ["create", ""],
      ["submit", ""],
      ["initial", "Bendahara"],
      ["sign", "Kepala Madrasah"],
    ]);
    await as(sistem, ({ db }) => db.deleteFrom("pemangkuJabatan").where(everyRow).execute());
  });

  test("says to whoever wrote it that somebody else initials it", async () => {
    const satu = await surat("diajukan");
    const bagi = async (siapa: Actor) => {
      const { boleh, ditulisSendiri } = await detail(satu.id, siapa);
      return [boleh.paraf, ditulisSendiri];
    };
    expect([await bagi(tu), await bagi(admin)]).toEqual([
      [false, true],
      [true, false],
    ]);
    const draf = await surat("draft");
    expect((await detail(draf.id)).ditulisSendiri).toBe(false);
    expect((await detail(draf.id, { ...kepala, roles: ["atasNama"] })).boleh).toEqual({
      ...{ sunting: false, ajukan: false, hapus: false, paraf: false, tandatangan: false, kembalikan: false, batalkan: false },
    });
  });

  test("says when it was voided, by whom and why; else when its proof was withdrawn, or the key of all", async () => {
    const [batal, cabut, tetap] = [await surat("ditandatangani"), await surat("ditandatangani"), await surat("ditandatangani")];
    await as(tu, (ctx) => cancelNaskah(ctx, batal.id, "Salah tujuan"));
    await as(tu, async (ctx) => revokeBukti(ctx, { kode: (await loadDetail(ctx, cabut.id)).naskah.bukti ?? "", alasan: "Nama keliru" }));
    expect(await detail(batal.id)).toMatchObject({ batal: { pada: current, oleh: tu.name, alasan: "Salah tujuan" }, cabut: null });
    expect((await detail(batal.id)).boleh.batalkan).toBe(false);
    expect(await detail(cabut.id)).toMatchObject({ batal: null, cabut: { pada: current, oleh: tu.name, alasan: "Nama keliru" } });
    expect(await detail(tetap.id)).toMatchObject({ batal: null, cabut: null, boleh: { batalkan: true } });
    await as(admin, (ctx) => revokeKey(ctx, { nomor: 1, alasan: "Kunci dicuri" }));
    expect((await detail(tetap.id)).cabut).toEqual({ pada: current, oleh: null, alasan: "Kunci dicuri" });
    expect((await detail(cabut.id)).cabut?.alasan).toBe("Nama keliru");
  });
});

describe("the editor", () => {
  test("has the letter, its people, its classifications and its paper, for those who write", async () => {
    const { id } = await about("draft");
    await as(sistem, ({ db }) => db.updateTable("naskahSurat").set({ untuk: "siswa" }).where("id", "=", id).execute());
    const isi = await as(tu, (ctx) => loadEditor(ctx, id));
    expect(isi.naskah.id).toBe(id);
    expect(isi.orang.map(({ label }) => label)).toEqual(["Nadia Rahma"]);
    expect(isi.pilihan.klasifikasiId?.length).toBeGreaterThan(3);
    expect(isi.awal).toMatchObject({ perihal: "Izin Nadia Rahma", belum: [] });
    await expect(as(kepala, (ctx) => loadEditor(ctx, id))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(guru, (ctx) => loadEditor(ctx, id))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("shows what is typed with the people who were chosen, up to its limits", async () => {
    const { id } = await surat("draft");
    const form = new FormData();
    const isi = { perihal: "{{siswa.nama}}", isi: `${"x".repeat(20_000)}lewat`, tujuan: "Komite", lampiran: "2 lembar", tembusan: "Arsip" };
    for (const [nama, kata] of Object.entries({ ...isi, siswaIds: `${siswaId},x` })) form.set(nama, kata);
    const { perihal, kertas, belum } = await as(tu, (ctx) => ketikanPreview(ctx, id, form));
    expect([perihal, belum]).toEqual(["Nadia Rahma", []]);
    const tertulis = JSON.stringify(kertas.blocks);
    for (const kata of ["Yth.\\nKomite", "2 lembar", "Arsip", `${"x".repeat(20_000)}"`]) expect(tertulis).toContain(kata);
    form.set("isi", "{{pegawai.nama}} {{nomor}}");
    form.set("pegawaiIds", "");
    expect((await as(tu, (ctx) => ketikanPreview(ctx, id, form))).belum).toEqual(["Nama pegawai"]);
  });
});

test("a template says which fields it has, and is filled in with examples; only who writes letters may begin one", async () => {
  const { nama, kertas, dipakai, boleh } = await as(tu, (ctx) => loadTemplate(ctx, template.id));
  expect([nama, boleh]).toEqual(["Undangan", { tulis: true }]);
  expect(dipakai.length).toBeGreaterThan(0);
  expect(JSON.stringify(kertas.blocks)).toContain("Yth.\\nKepala Kantor Kementerian Agama\\nKota Palu");
  expect(JSON.stringify(kertas.blocks)).not.toContain("{{");
  expect((await as(kepala, (ctx) => loadTemplate(ctx, template.id))).boleh).toEqual({ tulis: false });
  const { id } = await as(tu, ({ db }) =>
    db.selectFrom("templateSurat").select("id").where("nama", "=", "Surat Keterangan Aktif").executeTakeFirstOrThrow(),
  );
  const aktif = await as(tu, (ctx) => loadTemplate(ctx, id));
  expect(aktif.kertas).toMatchObject({ title: "SURAT KETERANGAN", subtitle: expect.stringMatching(/^Nomor: .*005.*2026$/) });
  expect(JSON.stringify(aktif.kertas.blocks)).toMatch(/\(keperluan\)/);
  expect(JSON.stringify(aktif.kertas.blocks)).not.toContain("Yth.");
  await expect(as(guru, (ctx) => loadTemplate(ctx, id))).rejects.toMatchObject({ kind: "notFound" });
});
