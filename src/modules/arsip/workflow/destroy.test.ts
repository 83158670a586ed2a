/**
 * The archive: the clerk works off the year in January, the head signs what is to be destroyed, a colleague lets the files go. What must not
 * happen: a letter that somebody still needs is gone, or one person alone made it so.
 */
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { remove, update } from "#kit/register/store.server.ts";
import { cancelNaskah, signedPdf } from "#modules/naskah/index.server.ts";
import { loadDetail } from "#modules/naskah/load/detail.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { useArsip } from "#tests/support/arsip.ts";
import { person, useBerkas } from "#tests/support/naskah.ts";

const arsip = useArsip();
const { house, as, surat: writtenLetter, codes, incoming, outgoing, year, numbers, assess } = arsip;
const { prepare, shown, mark, letGo, cancel, hold, release, signRecord, row, withFile } = arsip;
const place = useBerkas();
const { tu, kepala, admin, guru } = person;

describe("a destruction", () => {
  test("is prepared by the office alone, and takes each letter once", async () => {
    const { id, nomor } = await incoming();
    await expect(prepare(kepala, `masuk.${id}`)).rejects.toMatchObject({ kind: "forbidden" });
    const made = await prepare(tu, `masuk.${id}`);
    const { naskah, surat, keadaan } = await shown(made, kepala);
    expect(keadaan).toBe("konsep");
    expect(surat).toMatchObject([{ nomor, kode: "KP.01.1", inaktifSampai: "2023-03-10", sumber: "Keputusan contoh 1/2010" }]);
    const { tabel } = await as(tu, ({ db }) =>
      db
        .selectFrom("naskahSurat")
        .select("tabel")
        .where("id", "=", naskah?.id ?? "")
        .executeTakeFirstOrThrow(),
    );
    expect(tabel?.[0]?.baris).toEqual([["1", expect.any(String), `${nomor}\n10 Mar 2020`, "Masuk: Kanwil", "KP.01.1, sampai 10 Mar 2023"]]);
    await expect(prepare(tu, `masuk.${id}`)).rejects.toMatchObject({ kind: "conflict" });
    expect((await year(tu, "tertahan")).rows.find((one) => one.nomor === nomor)).toMatchObject({ sebab: null, pemusnahanId: made });
    await expect(shown(made, guru)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("marks nothing before the head has signed", async () => {
    const { id } = await incoming();
    const made = await prepare(tu, `masuk.${id}`);
    await expect(mark(made)).rejects.toMatchObject({ kind: "conflict" });
    await expect(letGo(made, admin)).rejects.toMatchObject({ kind: "conflict" });
    expect(await row("suratMasuk", id)).toMatchObject({ dimusnahkanPada: null });
  });

  test("marks the letters once it is signed, and lets their files go with another person alone", async () => {
    const [came, went] = [await incoming(), await outgoing()];
    await withFile("suratMasuk", came.id);
    const made = await prepare(tu, `masuk.${came.id}`, `keluar.${went.id}`);
    await signRecord(made);
    await expect(mark(made, kepala)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(mark(made, tu, "2026-11-22")).rejects.toMatchObject({ fields: { dilaksanakan: expect.stringContaining("sesudah") } });
    await expect(mark(made, tu, "2999-01-01")).rejects.toMatchObject({ fields: { dilaksanakan: expect.any(String) } });
    expect(await mark(made)).toBe(2);
    const marked = await row("suratMasuk", came.id);
    expect(marked).toMatchObject({ nomorSurat: came.nomor, dimusnahkanPada: expect.any(Date), berkasId: expect.any(String) });
    expect(await numbers("musnah")).not.toContain(came.nomor);
    expect(await numbers("tertahan")).not.toContain(came.nomor);
    await expect(mark(made)).rejects.toMatchObject({ kind: "conflict" });
    await expect(cancel(made)).rejects.toMatchObject({ kind: "conflict" });
    await expect(letGo(made, tu)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(letGo(made, guru)).rejects.toMatchObject({ kind: "forbidden" });
    expect((await row("suratMasuk", came.id)).berkasId).not.toBeNull();
    expect((await shown(made, tu)).boleh.hapusBerkas).toBe(false);
    expect((await shown(made, kepala)).boleh.hapusBerkas).toBe(true);
    expect(await letGo(made, kepala)).toBe(2);
    expect(await row("suratMasuk", came.id)).toMatchObject({ nomorSurat: came.nomor, perihal: expect.any(String), berkasId: null });
    expect((await shown(made)).keadaan).toBe("tuntas");
    await expect(letGo(made, kepala)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("asks the second person for a fresh proof", async () => {
    const { id } = await incoming();
    const made = await prepare(tu, `masuk.${id}`);
    await signRecord(made);
    await mark(made);
    const stale = {
      ...kepala,
      session: { ...kepala.session, id: "s", kind: "cookie", secondFactor: true, confirmedAt: new Date(0) },
    } as Actor;
    await expect(letGo(made, stale)).rejects.toMatchObject({ kind: "unconfirmed" });
    await letGo(made, kepala);
  });

  test("stops as a whole when one of its letters is asked about again, held back, or kept longer since", async () => {
    const [one, other] = [await incoming(), await outgoing()];
    const made = await prepare(tu, `masuk.${one.id}`, `keluar.${other.id}`);
    await signRecord(made);
    await hold("keluar", other.id);
    await expect(mark(made)).rejects.toThrow(`${other.nomor} tidak boleh dimusnahkan: ditahan`);
    await release("keluar", other.id);
    await as(tu, ({ db }) =>
      db
        .updateTable("suratMasuk")
        .set({ klasifikasiId: codes["KP.08.2"] ?? "" })
        .where("id", "=", one.id)
        .execute(),
    );
    await expect(mark(made)).rejects.toThrow(`${one.nomor} menurut jadwal retensi sekarang belum boleh dimusnahkan`);
    await as(tu, (ctx) => remove(ctx, suratMasuk, one));
    await expect(mark(made)).rejects.toThrow("sudah dihapus dari daftar");
    expect(await row("suratKeluar", other.id)).toMatchObject({ dimusnahkanPada: null });
  });

  test("does not go on with a record that was voided; called off, its letters may be proposed again", async () => {
    const { id, nomor } = await outgoing();
    const made = await prepare(tu, `keluar.${id}`);
    const naskahId = await signRecord(made);
    await as(tu, (ctx) => cancelNaskah(ctx, naskahId, "Salah ketik"));
    await expect(mark(made)).rejects.toMatchObject({ kind: "conflict" });
    await expect(cancel(made, "Keliru disiapkan", kepala)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(cancel(made, "x")).rejects.toMatchObject({ fields: { alasan: expect.any(String) } });
    await cancel(made);
    expect(await numbers("musnah")).toContain(nomor);
    expect((await shown(made)).keadaan).toBe("batal");
  });

  test("called off takes its draft to the bin, voids what was signed, and waits for what is on its way", async () => {
    const [a, b, c] = [await outgoing(), await outgoing(), await outgoing()];
    const draft = await prepare(tu, `keluar.${a.id}`);
    await cancel(draft);
    expect((await shown(draft)).naskah).toBeNull();
    const signed = await prepare(tu, `keluar.${b.id}`);
    const naskahId = await signRecord(signed);
    await cancel(signed);
    const { status } = await as(tu, ({ db }) =>
      db
        .selectFrom("suratKeluar")
        .innerJoin("naskahSurat", "naskahSurat.suratKeluarId", "suratKeluar.id")
        .select("suratKeluar.status")
        .where("naskahSurat.id", "=", naskahId)
        .executeTakeFirstOrThrow(),
    );
    expect(status).toBe("batal");
    const underway = await prepare(tu, `keluar.${c.id}`);
    await as(tu, async ({ db }) => {
      const { naskah } = await shown(underway);
      await db
        .updateTable("naskahSurat")
        .set({ status: "diajukan" })
        .where("id", "=", naskah?.id ?? "")
        .execute();
    });
    await expect(cancel(underway)).rejects.toThrow("Mintalah dikembalikan dahulu");
  });

  test("keeps the line of a destroyed letter as it is, by whichever door, and its own record for ever", async () => {
    const { id } = await incoming();
    const made = await prepare(tu, `masuk.${id}`);
    const naskahId = await signRecord(made);
    await mark(made);
    const stored = await row("suratMasuk", id);
    const { versi } = stored;
    const kept = Object.fromEntries(Object.entries(stored).filter(([name]) => name in suratMasuk.fields));
    const changed = as(tu, (ctx) => update(ctx, suratMasuk, { id, versi, sent: { ...kept, perihal: "Lain" }, source: "json" }));
    await expect(changed).rejects.toMatchObject({ fields: { nomorSurat: expect.stringContaining("sudah dimusnahkan") } });
    await expect(as(tu, (ctx) => remove(ctx, suratMasuk, { id, versi }))).rejects.toMatchObject({ kind: "invalid" });
    await expect(hold("masuk", id)).rejects.toMatchObject({ kind: "conflict" });
    const file = await as(tu, ({ db }) =>
      db
        .insertInto("berkas")
        .values({ createdBy: tu.id, kunci: `lain/${id}`, nama: "x.pdf", jenis: "application/pdf", ukuran: "1", sidik: "0".repeat(64) })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    const filed = as(tu, ({ db }) => db.updateTable("suratMasuk").set({ berkasId: file.id }).where("id", "=", id).execute());
    await expect(filed).rejects.toThrow("keeps its line");
    const { suratKeluarId } = await as(tu, ({ db }) =>
      db.selectFrom("naskahSurat").select("suratKeluarId").where("id", "=", naskahId).executeTakeFirstOrThrow(),
    );
    expect(await assess("keluar", suratKeluarId ?? "")).toMatchObject({ sebab: "berita-acara" });
  });

  test("of a letter that was signed here takes words and sealed paper, and leaves number, subject and proof", async () => {
    const { id } = await writtenLetter("ditandatangani");
    const { suratKeluarId, bukti } = await as(tu, ({ db }) =>
      db.selectFrom("naskahSurat").select(["suratKeluarId", "bukti"]).where("id", "=", id).executeTakeFirstOrThrow(),
    );
    const sent = suratKeluarId ?? "";
    await signedPdf(house.scope(tu), place.files, id);
    const made = await prepare(tu, `masuk.${(await incoming()).id}`);
    await signRecord(made);
    await mark(made);
    // Nobody waits for years in a test: the signed letter of today is put among those of the record.
    const emptied = as(tu, ({ db, now }) =>
      db.updateTable("naskahSurat").set({ kertas: null, dimusnahkanPada: now }).where("id", "=", id).execute(),
    );
    await expect(emptied).rejects.toThrow("final");
    await as(tu, async ({ db, now }) => {
      const listed = { pemusnahanId: made, urut: 2, suratMasukId: null, suratKeluarId: sent, kode: "KP", sumber: "contoh" };
      await db
        .insertInto("suratPemusnahan")
        .values({ ...listed, inaktifSampai: "2026-01-01" })
        .execute();
      await db.updateTable("suratKeluar").set({ dimusnahkanPada: now }).where("id", "=", sent).execute();
    });
    await letGo(made, kepala);
    const naskah = await as(tu, ({ db }) => db.selectFrom("naskahSurat").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
    expect(naskah).toMatchObject({ isi: "", isian: {}, tabel: null, kertas: null, pegawaiIds: [], berkasId: null, sidik: null, bukti });
    expect(naskah).toMatchObject({ status: "ditandatangani", nomor: expect.any(String), perihal: "Undangan rapat" });
    expect(await row("suratKeluar", sent)).toMatchObject({ berkasId: null, perihal: "Undangan rapat" });
    await expect(signedPdf(house.scope(tu), place.files, id)).rejects.toThrow("sudah dimusnahkan");
    expect(await as(tu, (ctx) => loadDetail(ctx, id))).toMatchObject({ dimusnahkan: true });
    await expect(as(tu, ({ db }) => db.updateTable("naskahSurat").set({ isi: "Lagi" }).where("id", "=", id).execute())).rejects.toThrow(
      "final",
    );
  });
});
