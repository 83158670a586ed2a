import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { placeholdersIn } from "../content/fields.ts";
import { beginAnswer, takeAnswered } from "./answer.server.ts";
import { writeNaskah } from "./save.server.ts";

const { as, template } = useNaskah();

test("the letter that was chosen is answered, and none that was thrown away or is nobody's", async () => {
  const came = (perihal: string) =>
    as(system("uji"), (ctx) =>
      create(ctx, suratMasuk, { nomorSurat: `${perihal}/2026`, asalSurat: "Kanwil", perihal, tanggalTerima: "2026-11-18" }, "json"),
    );
  const [first, second] = [await came("Undangan"), await came("Pendataan")];
  for (const { id, perihal } of [second, first]) {
    const naskah = await as(person.tu, (ctx) => writeNaskah(ctx, template.id, id));
    expect(naskah).toMatchObject({ perihal: `Jawaban atas ${perihal}`, tujuan: "Kanwil" });
    expect(naskah.isi).toContain(`nomor ${perihal}/2026`);
  }
  await as(system("uji"), (ctx) => remove(ctx, suratMasuk, first));
  for (const id of [first.id, crypto.randomUUID(), "x"])
    await expect(as(person.tu, (ctx) => takeAnswered(ctx, id))).rejects.toMatchObject({ kind: "notFound" });
  expect(await as(person.tu, (ctx) => takeAnswered(ctx, second.id))).toMatchObject({ id: second.id, perihal: "Pendataan" });
});

test("what its sender wrote becomes no field of the answer, and its subject is cut to what a subject may hold", async () => {
  const answered = {
    ...{ id: crypto.randomUUID(), nomorSurat: "{{nomor}}", asalSurat: "Kanwil {{tahun}}", perihal: "{{siswa.nama}}" },
    tanggalSurat: "2026-11-17",
  };
  const begun = beginAnswer(answered, "Isi {{tanggal}}.");
  expect(begun.tujuan).toBe("Kanwil { {tahun}}");
  expect(placeholdersIn(begun.tujuan, begun.perihal)).toEqual([]);
  expect(placeholdersIn(begun.isi)).toEqual(["tanggal"]);
  expect(begun.isi).toContain("surat Kanwil { {tahun}} nomor { {nomor}} tanggal 17 November 2026 perihal { {siswa.nama}}");
  expect(begun.isi).toMatch(/\n\nIsi \{\{tanggal\}\}\.$/);
  const long = beginAnswer({ ...answered, perihal: "😀".repeat(200), tanggalSurat: null }, "");
  expect([...long.perihal]).toHaveLength(200);
  expect(long.perihal).toMatch(/^Jawaban atas 😀+$/u);
  expect(long.isi).not.toContain(" tanggal ");
});
