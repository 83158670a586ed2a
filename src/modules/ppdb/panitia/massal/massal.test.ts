/**
 * Before the marks are typed in, the head of the committee shares 130 registrations out among fifteen teachers and lets those through whose
 * papers are all in order. What goes wrong: one is passed whose paper was given back a minute ago, one is changed that a colleague has just
 * moved, two hundred families hear the same thing twice.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { readAsked } from "../asked.ts";
import { changeKeadaan } from "../change-keadaan.server.ts";
import { applyMassal } from "./apply.server.ts";
import { actOnMeja } from "./meja-action.server.ts";
import { type Pratinjau, previewMassal } from "./preview.server.ts";
import { mostAtOnce } from "./tindakan.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const kk = "Kartu keluarga";

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await scope(nurlaela).transaction(async ({ db }) => {
    const { id: periodeId } = await db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const wave = db.insertInto("gelombangPpdb").values({ nama: "Gelombang 1", periodeId }).returning("id");
    const { id: gelombangId } = await wave.executeTakeFirstOrThrow();
    await db.insertInto("jalurPpdb").values({ jenis: "reguler", gelombangId, dokumen: kk }).execute();
  });
});

let born = 0;
const come = async (name: string) => {
  born += 1;
  const { id } = await register(scope(), name, { tanggalLahir: `2012-04-${String(born).padStart(2, "0")}` });
  return id;
};
const send = (pendaftaranId: string, keadaan: "diterima" | "menunggu") =>
  scope(nurlaela).transaction(async ({ db, now }) => {
    const file = { kunci: crypto.randomUUID(), nama: "a.jpg", jenis: "image/jpeg", ukuran: 10, sidik: "0".repeat(64) };
    const { id: berkasId } = await db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow();
    await db.insertInto("berkasPendaftaran").values({ pendaftaranId, dokumen: kk, berkasId, halaman: 1, dikirim: now, keadaan }).execute();
  });
const verify = (id: string) => scope(nurlaela).transaction((ctx) => changeKeadaan(ctx, { id, versi: 1 }, { ke: "terverifikasi" }));
const preview = (ids: readonly string[], tindakan: string, verifikatorId = "", who = nurlaela) =>
  scope(who).read((ctx) => previewMassal(ctx, { ids }, { tindakan, verifikatorId }));
const apply = ({ tindakan, berubah }: Pratinjau, sent: object = {}, who = nurlaela) =>
  applyMassal(scope(who), { tindakan, baris: berubah, sent: { ...sent } });
const read = (id: string) =>
  scope(nurlaela).read(({ db }) =>
    db.selectFrom("pendaftaran").select(["keadaan", "verifikatorId"]).where("id", "=", id).executeTakeFirstOrThrow(),
  );
const namesOf = (rows: readonly { readonly nama: string }[]) => rows.map(({ nama }) => nama);

describe("many at once", () => {
  test("are shared out, and the verifier hears it once", async () => {
    const ids = [await come("Bagi Satu"), await come("Bagi Dua")];
    const seen = await preview(ids, "tugaskan", rusdin.id ?? "");
    expect([namesOf(seen.berubah), seen.tetap, seen.hasil]).toEqual([["Bagi Satu", "Bagi Dua"], [], "Dapat diubah lagi kapan saja."]);
    expect(await apply(seen, { verifikator: rusdin.id })).toEqual({ berhasil: 2, ditinggal: [], belum: [] });
    const told = await scope(nurlaela).read(({ db }) =>
      db
        .selectFrom("pemberitahuan")
        .select("kind")
        .where("akunId", "=", rusdin.id ?? "")
        .where("kind", "=", "pendaftaran-ditugaskan")
        .execute(),
    );
    expect(told).toEqual([{ kind: "pendaftaran-ditugaskan" }]);
    expect((await preview(ids, "tugaskan", rusdin.id ?? "")).tetap.map(({ sebab }) => sebab)).toEqual([
      "Sudah ditugaskan kepadanya.",
      "Sudah ditugaskan kepadanya.",
    ]);
    await apply(await preview(ids, "lepaskan"));
    expect((await read(ids[0] ?? "")).verifikatorId).toBeNull();
  });

  test("pass whose papers are all accepted; the others are named with why", async () => {
    const [ready, waiting, sent, none] = [await come("Lengkap"), await come("Menunggu"), await come("Terkirim"), await come("Kosong")];
    for (const id of [ready, waiting, none]) await verify(id);
    await send(ready, "diterima");
    await send(waiting, "menunggu");
    const seen = await preview([ready, waiting, sent, none], "luluskan");
    expect(namesOf(seen.berubah)).toEqual(["Lengkap"]);
    expect(seen.tetap.map(({ nama, sebab }) => [nama, sebab])).toEqual([
      ["Menunggu", `Berkas belum diterima: ${kk}.`],
      ["Terkirim", "Keadaannya terkirim."],
      ["Kosong", `Berkas belum diterima: ${kk}.`],
    ]);
    expect(await apply(seen)).toEqual({ berhasil: 1, ditinggal: [], belum: [] });
    expect((await read(ready)).keadaan).toBe("lulus administrasi");
  });

  test("whoever changed since is left alone and named, also where only a paper was judged", async () => {
    const [moved, judged, fine] = [await come("Dipindah"), await come("Dinilai"), await come("Tetap Baik")];
    for (const id of [moved, judged, fine]) await verify(id);
    for (const id of [moved, judged, fine]) await send(id, "diterima");
    const seen = await preview([moved, judged, fine], "luluskan");
    await scope(rusdin).transaction((ctx) => changeKeadaan(ctx, { id: moved, versi: 2 }, { ke: "perlu perbaikan", alasan: "Foto buram" }));
    await scope(rusdin).transaction(({ db }) =>
      db.updateTable("berkasPendaftaran").set({ keadaan: "dikembalikan", sebab: "buram" }).where("pendaftaranId", "=", judged).execute(),
    );
    const done = await apply(seen);
    expect(done).toEqual({
      berhasil: 1,
      ditinggal: [
        { id: moved, sebab: "Keadaannya perlu perbaikan." },
        { id: judged, sebab: `Berkas belum diterima: ${kk}.` },
      ],
      belum: [],
    });
    expect([(await read(moved)).keadaan, (await read(judged)).keadaan, (await read(fine)).keadaan]).toEqual([
      "perlu perbaikan",
      "terverifikasi",
      "lulus administrasi",
    ]);
  });

  test("are given back with one reason, which each family reads", async () => {
    const ids = [await come("Kembali Satu"), await come("Kembali Dua")];
    const seen = await preview(ids, "kembalikan");
    await expect(apply(seen, { sebab: "lain" })).rejects.toMatchObject({ kind: "invalid", fields: { catatan: expect.any(String) } });
    await expect(apply(seen, {})).rejects.toMatchObject({ kind: "invalid", fields: { sebab: expect.any(String) } });
    expect((await read(ids[0] ?? "")).keadaan).toBe("terkirim");
    await apply(seen, { sebab: "belum-lengkap", catatan: "Kirim rapor semester lima." });
    const steps = await scope(nurlaela).read(({ db }) =>
      db
        .selectFrom("langkahPendaftaran")
        .select(["ke", "alasan"])
        .where("pendaftaranId", "in", ids)
        .where("ke", "=", "perlu perbaikan")
        .execute(),
    );
    expect(steps.map(({ alasan }) => alasan)).toEqual(Array(2).fill("Belum lengkap. Kirim rapor semester lima."));
    expect((await preview(ids, "verifikasi")).tetap.map(({ sebab }) => sebab)).toEqual(Array(2).fill("Keadaannya perlu perbaikan."));
  });
});

describe("all that the list shows", () => {
  test("are those of the filter", async () => {
    const id = await come("Saring Sendiri");
    const seen = await scope(nurlaela).read((ctx) =>
      previewMassal(ctx, { asked: readAsked(new URLSearchParams("cari=saring")) }, { tindakan: "verifikasi", verifikatorId: "" }),
    );
    expect([seen.berubah.map((one) => one.id), seen.sisa]).toEqual([[id], 0]);
  });

  test("are done in portions, and no more is taken at once", async () => {
    const baris = Array.from({ length: mostAtOnce + 1 }, () => ({ id: crypto.randomUUID(), versi: 1 }));
    await expect(applyMassal(scope(nurlaela), { tindakan: "verifikasi", baris, sent: {} })).rejects.toMatchObject({ kind: "malformed" });
  });
});

describe("nobody", () => {
  test.each([
    ["kepala", "verifikasi"],
    ["tataUsaha", "luluskan"],
    ["guru", "tugaskan"],
  ])("who may not, as %s, sees or does %s", async (role, tindakan) => {
    const id = await come(`Bukan ${role}`);
    await expect(preview([id], tindakan, "", actor(role))).rejects.toMatchObject({ kind: "forbidden" });
    const baris = [{ id, versi: 1 }];
    await expect(applyMassal(scope(actor(role)), { tindakan, baris, sent: {} })).rejects.toMatchObject({ kind: "forbidden" });
    expect((await read(id)).keadaan).toBe("terkirim");
  });

  test("refuses many at once, or does what has no name", async () => {
    const id = await come("Tolak Massal");
    await expect(preview([id], "tidak diterima")).rejects.toMatchObject({ kind: "malformed" });
    const form = new FormData();
    form.set("aksi", "hapus");
    await expect(actOnMeja(scope(nurlaela), form, readAsked(new URLSearchParams()))).rejects.toMatchObject({ kind: "malformed" });
    await expect(preview([], "verifikasi")).rejects.toMatchObject({ kind: "invalid" });
  });

  test("is assigned who is not of the committee", async () => {
    const seen = await preview([await come("Tugas Asing")], "tugaskan", "x");
    await expect(apply(seen, { verifikator: crypto.randomUUID() })).rejects.toMatchObject({ fields: { verifikator: expect.any(String) } });
  });
});

describe("the form of the list", () => {
  const press = (isi: Readonly<Record<string, string | File>>, query = "") => {
    const form = new FormData();
    for (const [name, value] of Object.entries(isi)) form.set(name, value);
    return actOnMeja(scope(nurlaela), form, readAsked(new URLSearchParams(query)));
  };

  test("shows first and then does, to those that were ticked or to all of the list", async () => {
    const [one, other] = [await come("Formulir Satu"), await come("Formulir Dua")];
    const ticked = (await press({
      aksi: "pratinjau",
      tindakan: "tugaskan",
      verifikator: rusdin.id ?? "",
      baris: `${one},${one},x`,
    })) as Pratinjau;
    expect(ticked.berubah.map(({ id }) => id)).toEqual([one]);
    const all = (await press({ aksi: "pratinjau", tindakan: "verifikasi", semua: "ya", baris: one }, "cari=formulir")) as Pratinjau;
    expect(all.berubah.map(({ id }) => id)).toEqual([one, other]);
    const baris = all.berubah.map(({ id, versi }) => `${id} ${versi}`).join();
    expect(await press({ aksi: "jalankan", tindakan: "verifikasi", baris })).toEqual({ berhasil: 2, ditinggal: [], belum: [] });
    expect([(await read(one)).keadaan, (await read(other)).keadaan]).toEqual(["terverifikasi", "terverifikasi"]);
  });

  test.each([
    ["bukan-uuid 1"],
    [`${crypto.randomUUID()} x`],
    [`${crypto.randomUUID()} 1.5`],
    [`${crypto.randomUUID()} 1,`.repeat(2).concat("y 1")],
  ])("takes no rows that it cannot read: %s", async (baris) => {
    await expect(press({ aksi: "jalankan", tindakan: "verifikasi", baris })).rejects.toMatchObject({ kind: "malformed" });
  });

  test("takes no file for a word, and nothing for nobody", async () => {
    await expect(press({ aksi: new File(["jalankan"], "a"), tindakan: "verifikasi", baris: "" })).rejects.toMatchObject({
      kind: "malformed",
    });
    await expect(press({ aksi: "jalankan", tindakan: "verifikasi", baris: "" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(press({ aksi: "pratinjau", tindakan: "verifikasi", semua: "ya" }, "cari=tidakadasiapapun")).rejects.toMatchObject({
      kind: "invalid",
    });
  });
});
