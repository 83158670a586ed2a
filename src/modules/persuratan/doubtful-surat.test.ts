/** A letter was written down twice, and one of the two was thrown away. What goes wrong: the clerk is warned of a letter that nobody finds. */
import { beforeAll, expect, test } from "vitest";
import { remove } from "#kit/register/store.server.ts";
import { person, useDisposisi } from "#tests/support/disposisi.ts";
import { doubtfulSurat } from "./doubtful-surat.server.ts";
import { suratMasuk } from "./surat-masuk.ts";

const { as, surat } = useDisposisi();
const letter = { nomorSurat: "7/KW", asalSurat: "Kanwil", tanggalTerima: "2026-11-20", tanggalSurat: "2026-11-18", perihal: "Rapat" };
const doubts = async (...rows: object[]) =>
  (
    await as(person.tu, (ctx) =>
      doubtfulSurat(
        ctx,
        rows.map((row) => ({ ...letter, ...row })),
      ),
    )
  ).map(({ nomorSurat }) => nomorSurat?.match(/“(.*)”/)?.[1]);

beforeAll(async () => {
  const gone = await surat({ ...letter, nomorSurat: "6/KW", perihal: "Dibuang" });
  await as(person.tu, (ctx) => remove(ctx, suratMasuk, gone));
  await surat(letter);
});

test("a letter of the bin is not told of, one that stands is, each row for itself", async () => {
  expect(await doubts({ nomorSurat: "6/KW" })).toEqual([undefined]);
  expect(await doubts({ nomorSurat: "8/KW" }, {}, { nomorSurat: "" })).toEqual([undefined, "Rapat", undefined]);
});

test("one of the two days is enough, and none of both is not", async () => {
  expect(await doubts({ tanggalSurat: null })).toEqual(["Rapat"]);
  expect(await doubts({ tanggalTerima: "2026-11-21" })).toEqual(["Rapat"]);
  expect(await doubts({ tanggalTerima: "2026-11-21", tanggalSurat: null })).toEqual([undefined]);
});
