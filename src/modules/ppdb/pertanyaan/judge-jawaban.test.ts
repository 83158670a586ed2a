/** The committee reads the answers beside the form, corrects one, gives one back, and takes all of them along. */
import { describe, expect, test } from "vitest";
import { actor } from "#tests/support/database.ts";
import { register } from "#tests/support/panitia.ts";
import { answer, answers, as, desk, kepala, scope, status, tahfidz, useQuestions } from "#tests/support/questions.ts";
import { mergePendaftaran } from "../gabung/merge-pendaftaran.server.ts";
import { splitPendaftaran } from "../gabung/split-pendaftaran.server.ts";
import { readDiminta } from "../kabar/read-diminta.server.ts";
import { readAsked } from "../panitia/asked.ts";
import { listMeja } from "../panitia/list-meja.server.ts";
import { loadPendaftar } from "../panitia/load-pendaftar.server.ts";
import { exportJawaban } from "./export-jawaban.server.ts";

useQuestions();

describe("the committee", () => {
  test("writes an answer with a reason that the family reads, and gives one back", async () => {
    const { id } = await tahfidz("Anak Meja");
    const written = { aksi: "tulisJawaban", kode: "mondok", "jawab-mondok": "ya" };
    await expect(desk(id, written)).rejects.toMatchObject({ fields: { alasan: expect.any(String) } });
    await desk(id, { ...written, alasan: "Dibaca dari formulir kertas" });
    await expect(desk(id, { ...written, alasan: "Sekali lagi" })).rejects.toMatchObject({ message: expect.stringContaining("masih sama") });
    await expect(desk(id, { ...written, "jawab-mondok": "mungkin", alasan: "Salah" })).rejects.toMatchObject({
      fields: { "jawab-mondok": expect.any(String) },
    });
    expect((await status(id))?.diperbaiki).toMatchObject([{ label: "Pernah mondok?", kata: "Dibaca dari formulir kertas." }]);
    const back = { aksi: "kembalikanJawaban", kode: "mondok", alasan: "Tulis nama pondoknya" };
    await desk(id, back);
    await expect(desk(id, back)).rejects.toMatchObject({ kind: "conflict" });
    await expect(desk(id, { ...back, kode: "tingkat" })).rejects.toMatchObject({ message: expect.stringContaining("belum dijawab") });
    const asked = (await status(id))?.pertanyaan?.isian.find(({ name }) => name === "jawab-mondok");
    expect(asked).toMatchObject({ nilai: "ya", field: { hint: expect.stringContaining("Panitia: Tulis nama pondoknya.") } });
    expect(await as((ctx) => readDiminta(ctx, id))).toEqual(["Pernah mondok?: jawab sekali lagi"]);
    await answer(id, { "jawab-mondok": "tidak" });
    expect(await as((ctx) => readDiminta(ctx, id))).toEqual([]);
    expect((await status(id))?.diperbaiki).toEqual([]);
  });

  test("refuses who only reads, another path's question, an older version", async () => {
    const { id } = await register(scope(), "Anak Hak");
    const written = { aksi: "tulisJawaban", kode: "mondok", "jawab-mondok": "ya", alasan: "Dari kertas" };
    await expect(desk(id, written, kepala)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(desk(id, { ...written, kode: "jumlah-juz-yang-dihafal" })).rejects.toMatchObject({ kind: "notFound" });
    await expect(desk(id, { ...written, versi: "99" })).rejects.toMatchObject({ kind: "stale" });
  });

  test("finds those who still have to answer", async () => {
    const { id } = await register(scope(), "Anak Kurang");
    const list = () => as((ctx) => listMeja(ctx, readAsked(new URLSearchParams("jawaban=kurang&cari=Anak Kurang"))));
    expect(await list()).toMatchObject({ rows: [{ id }], counts: { jawaban: 1 } });
    await answer(id, { "jawab-mondok": "ya" });
    expect(await list()).toMatchObject({ rows: [], counts: { jawaban: 0 } });
  });

  test("takes the answers along in a workbook, under codes that stay, and says so in the trail", async () => {
    const { id, nomor } = await register(scope(), "Anak Unduh");
    await answer(id, { "jawab-mondok": "ya", "jawab-sakit": "=1+1" });
    const asked = readAsked(new URLSearchParams("cari=Anak Unduh"));
    const { columns, rows, above = [], below = [] } = await as((ctx) => exportJawaban(ctx, asked));
    // Filed, it says what it is and who answers for it.
    expect(above).toEqual(["Jawaban Pendaftar", expect.stringMatching(/^PPDB \d{4}\/\d{4}$/)]);
    expect([below[0], below.at(-1)]).toEqual(["Jumlah: 1 pendaftar.", expect.stringMatching(/^NIP/)]);
    const at = (kode: string) => columns.findIndex(({ label }) => label.endsWith(`[${kode}]`));
    expect(rows).toHaveLength(1);
    expect([rows[0]?.[0], rows[0]?.[at("mondok")], rows[0]?.[at("sakit")], rows[0]?.[at("tingkat")]]).toEqual([nomor, "Ya", "=1+1", null]);
    await expect(as((ctx) => exportJawaban(ctx, asked), actor("tataUsaha"))).rejects.toMatchObject({ kind: "forbidden" });
    const lines = await as(({ db }) => db.selectFrom("audit").select("after").where("action", "=", "export").orderBy("id").execute());
    expect(JSON.stringify(lines)).toContain("mondok");
  });

  test("merges what the one that goes on did not answer, and gives it back", async () => {
    const [pergi, tetap] = [await register(scope(), "Anak Sama"), await register(scope(), "Anak Sama")];
    await answer(pergi.id, { "jawab-mondok": "ya", "jawab-tingkat": "Nasional" });
    await answer(tetap.id, { "jawab-mondok": "tidak" });
    const seen = async (id: string) => ({ id, versi: Number((await as((ctx) => loadPendaftar(ctx, id))).row.versi) });
    const pair = { pergi: await seen(pergi.id), tetap: await seen(tetap.id) };
    await as((ctx) => mergePendaftaran(ctx, pair, { alasan: "Dua kali terkirim" }));
    expect(await answers(tetap.id)).toMatchObject({ mondok: "Tidak", tingkat: "Nasional" });
    const gone = await seen(pergi.id);
    await as((ctx) => splitPendaftaran(ctx, gone, { alasan: "Ternyata dua anak" }));
    expect([await answers(tetap.id), await answers(pergi.id)]).toMatchObject([{ tingkat: null }, { tingkat: "Nasional", mondok: "Ya" }]);
  });
});
