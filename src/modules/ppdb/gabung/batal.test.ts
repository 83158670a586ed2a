/**
 * A merging that is taken back after everything went on: another paper was sent, a mark given, a third registration merged. What goes wrong:
 * one child's paper, mark or value ends with another.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { remove } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { mergingsOf } from "#tests/support/gabungan.ts";
import { nurlaela, openCommittee, rusdin } from "#tests/support/panitia.ts";
import { assignVerifikator } from "../panitia/verifikator.server.ts";
import { pendaftaran } from "../pendaftaran.ts";
import { loadGabung } from "./load-gabung.server.ts";
import { splitPendaftaran } from "./split-pendaftaran.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { as, why, read, seen, several, merge, split, paper, papers, mark, marks } = mergingsOf(scope);

beforeAll(() => openCommittee(scope(nurlaela)));

describe("taken back", () => {
  test("of three the latest first, and each paper, value and mark ends where it came from", async () => {
    const [stays, a, b] = await several("Anak Bertiga", 3);
    await as(({ db }) => db.updateTable("pendaftaran").set({ namaAyah: "Ayah A" }).where("id", "=", a).execute());
    await as(({ db }) => db.updateTable("pendaftaran").set({ namaAyah: "Ayah B" }).where("id", "=", b).execute());
    const first = await read(stays);
    const [ofA, ofB] = [await paper(a, "KK"), await paper(b, "KK", "diterima")];
    await mark(a, 6000);
    await mark(b, 9000);
    await merge(a, stays, { ...why, "isi-namaAyah": "pergi" });
    await merge(b, stays, { ...why, "isi-namaAyah": "pergi" });
    expect([await papers(stays), await marks(stays), (await read(stays)).namaAyah]).toEqual([[`KK ${ofB}`], [6000], "Ayah B"]);
    const { nomor } = await read(b);
    await expect(split(a)).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining(`Sesudah itu ${nomor} juga digabung`),
    });
    await split(b);
    await split(a);
    expect([await papers(a), await papers(b), await papers(stays)]).toEqual([[`KK ${ofA}`], [`KK ${ofB}`], []]);
    expect([await marks(a), await marks(b), await marks(stays)]).toEqual([[6000], [9000], []]);
    expect((await read(stays)).namaAyah).toBe(first.namaAyah);
  });

  test("after the family has sent another file, the closed one does not keep what was given in exchange", async () => {
    const [stays, goes] = await several("Anak Tukar", 2);
    await paper(goes, "KK");
    await paper(stays, "KK", "dikembalikan");
    const [own, akta] = [await paper(goes, "Akta"), await paper(stays, "Akta", "diterima")];
    const [bystander] = await several("Anak Lain", 1);
    const others = await paper(bystander, "KK");
    await merge(goes, stays);
    const sent = await paper(stays, "KK");
    expect(await split(goes)).toEqual(["KK"]);
    expect([await papers(stays), await papers(goes)]).toEqual([[`Akta ${akta}`, `KK ${sent}`], [`Akta ${own}`]]);
    expect(await papers(bystander)).toEqual([`KK ${others}`]);
  });

  test("a part that was marked since stays where it was marked, and is named; one that was not goes back", async () => {
    const [stays, goes] = await several("Anak Nilai Baru", 2);
    await mark(goes, 8000);
    await merge(goes, stays);
    await mark(stays, 8500, nurlaela);
    expect(await split(goes)).toEqual(["nilai baca tulis Al-Qur'an"]);
    expect([await marks(stays), await marks(goes)]).toEqual([[8000, 8500], []]);
  });

  test("marks of others, and those of which the one that goes on has its own, stay where they are", async () => {
    const [stays, goes, bystander] = await several("Anak Nilai Sebelah", 3);
    for (const id of [stays, goes, bystander]) await mark(id, 7000);
    const test_ = { komponen: "tes" as const, penguji: "1" as const, nilai: 5000, penilai: "P", oleh: rusdin.id, pada: new Date() };
    for (const pendaftaranId of [goes, bystander])
      await as(({ db }) =>
        db
          .insertInto("nilaiPpdb")
          .values({ ...test_, pendaftaranId })
          .execute(),
      );
    const told = (await as(async (ctx) => loadGabung(ctx, goes, (await read(stays)).nomor))).pasangan?.arah[stays]?.akibat.join(" ");
    expect(told).toContain(`Nilai yang pindah ke ${(await read(stays)).nomor}: Tes`);
    expect(told).toMatch(/Nilai yang tetap tersimpan di PMBM-[\w-]+: Baca tulis/);
    await merge(goes, stays);
    expect([await marks(stays), await marks(goes), await marks(bystander)]).toEqual([[5000, 7000], [7000], [5000, 7000]]);
    await split(goes);
    expect([await marks(stays), await marks(goes), await marks(bystander)]).toEqual([[7000], [5000, 7000], [5000, 7000]]);
  });

  test("a mark that was corrected since stays as well", async () => {
    const [stays, goes] = await several("Anak Nilai Koreksi", 2);
    await mark(goes, 8000);
    await merge(goes, stays);
    await as(({ db }) => db.updateTable("nilaiPpdb").set({ nilai: 8100, versi: 2 }).where("pendaftaranId", "=", stays).execute());
    expect(await split(goes)).toHaveLength(1);
    expect([await marks(stays), await marks(goes)]).toEqual([[8100], []]);
  });

  test("the verifier who came along goes, one who was chosen since stays", async () => {
    for (const chosen of [null, nurlaela.id]) {
      const [stays, goes] = await several(`Anak Verifikator ${chosen === null}`, 2);
      const at = await seen(goes);
      await as((ctx) => assignVerifikator(ctx, at, rusdin.id ?? ""));
      await merge(goes, stays);
      expect((await read(stays)).verifikatorId).toBe(rusdin.id);
      const now = await seen(stays);
      if (chosen) await as((ctx) => assignVerifikator(ctx, now, chosen));
      await split(goes);
      expect([(await read(stays)).verifikatorId, (await read(goes)).verifikatorId]).toEqual([chosen, rusdin.id]);
    }
  });

  test("is pressed twice: the second hears that it is taken back", async () => {
    const [stays, goes] = await several("Anak Batal Dua", 2);
    await merge(goes, stays);
    const at = await seen(goes);
    const press = () => as((ctx) => splitPendaftaran(ctx, at, { alasan: "Ternyata anak lain" }));
    const both = await Promise.allSettled([press(), press()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(press()).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("sudah dibatalkan") });
  });

  test("before the one that goes on is thrown away: else the child is in neither", async () => {
    const [stays, goes] = await several("Anak Dibuang", 2);
    await merge(goes, stays);
    const at = await seen(stays);
    await expect(as((ctx) => remove(ctx, pendaftaran, at))).rejects.toMatchObject({
      fields: { namaLengkap: expect.stringContaining("Batalkan dahulu penggabungannya") },
    });
    await split(goes);
    const then = await seen(stays);
    await as((ctx) => remove(ctx, pendaftaran, then));
  });
});
