import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { takeAnswered } from "./answer.server.ts";
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
