/**
 * The committee writes a question once a year, on its computer; three hundred families answer it on their telephones. What goes wrong: a number
 * has other bounds than were written, yes and no cannot be let go, or a family is not told that it may leave the question out.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "#kit/register/check.ts";
import { askedField, fieldOf, keptOf, linesOf, mostOptions, type Pertanyaan, takenBack, typedOf, wordsOf } from "./bentuk.ts";
import { pertanyaanPpdb } from "./pertanyaan-ppdb.ts";

const one = (changed: Partial<Pertanyaan> = {}): Pertanyaan => ({
  ...{ id: "id", kode: "juz", pertanyaan: "Jumlah juz", bentuk: "pendek", petunjuk: null, wajib: false, pilihan: null },
  ...{ palingKecil: null, palingBesar: null, huruf: null, golongan: "pribadi" },
  ...changed,
});
const judged = (changed: Partial<Pertanyaan>, typed: string) => {
  const { values, errors } = check({ jawab: fieldOf(one(changed)) }, { jawab: typed });
  return errors.jawab ?? values.jawab;
};

describe("the field of a question", () => {
  test("bears its words, its class, whether it must be answered, and its hint only where there is one", () => {
    expect(fieldOf(one({ wajib: true, petunjuk: "Hitung yang lancar", golongan: "rahasia" }))).toMatchObject({
      ...{ kind: "text", label: "Jumlah juz", required: true, hint: "Hitung yang lancar", privacy: "rahasia", max: 100 },
    });
    expect(fieldOf(one())).not.toHaveProperty("hint");
  });

  test.each<[Partial<Pertanyaan>, object]>([
    [
      { bentuk: "pendek", huruf: 7 },
      { kind: "text", max: 7 },
    ],
    [{ bentuk: "panjang" }, { max: 1000 }],
    [{ bentuk: "panjang", huruf: 1500 }, { max: 1500 }],
    [{ bentuk: "tanggal" }, { kind: "date", from: "1900-01-01" }],
    [{ bentuk: "angka" }, { kind: "number", step: 1, min: -999_999_999, max: 999_999_999 }],
    [
      { bentuk: "angka", palingKecil: 0, palingBesar: 0 },
      { step: 1, min: 0, max: 0 },
    ],
    [
      { bentuk: "angka", palingKecil: 1, palingBesar: 9.5 },
      { step: 0.01, min: 1, max: 9.5 },
    ],
    [
      { bentuk: "angka", palingKecil: 0.5 },
      { step: 0.01, min: 0.5, max: 999_999_999 },
    ],
    // As the database hands them out.
    [
      { bentuk: "angka", palingBesar: "30.00" as unknown as number },
      { step: 1, max: 30 },
    ],
  ])("%j is %j", (changed, field) => expect(fieldOf(one(changed))).toMatchObject(field));

  test("a choice offers its lines, and yes or no both", () => {
    expect(fieldOf(one({ bentuk: "pilihan", pilihan: " Kota \n\nProvinsi\n  " }))).toMatchObject({
      kind: "choice",
      options: [
        { value: "Kota", label: "Kota" },
        { value: "Provinsi", label: "Provinsi" },
      ],
    });
    expect(fieldOf(one({ bentuk: "ya-tidak" }))).toMatchObject({ look: "radio", options: [{ value: "ya" }, { value: "tidak" }] });
    expect(judged({ bentuk: "ya-tidak" }, "mungkin")).toEqual(expect.any(String));
    expect(linesOf(null)).toEqual([]);
  });

  test("yes or no alone can be taken back", () => {
    const radio = takenBack(fieldOf(one({ bentuk: "ya-tidak" })));
    expect(radio).toMatchObject({ initial: "", options: [{ value: "ya" }, { value: "tidak" }, { value: "", label: "Belum dijawab" }] });
    for (const plain of [fieldOf(one({ bentuk: "pilihan", pilihan: "A\nB" })), fieldOf(one())]) expect(takenBack(plain)).toBe(plain);
  });
});

describe("as a family reads it", () => {
  test.each<[Partial<Pertanyaan>, string | null, string | undefined]>([
    [{ wajib: true }, null, undefined],
    [{}, null, "Boleh dikosongkan."],
    [{ wajib: true, petunjuk: "Hitung yang lancar" }, null, "Hitung yang lancar."],
    [{ petunjuk: "Hitung." }, "Tidak terbaca", "Panitia: Tidak terbaca. Hitung. Boleh dikosongkan."],
    [{ wajib: true }, "", undefined],
  ])("%j given back with %j says %j", (changed, kembali, hint) => expect(askedField(one(changed), kembali).hint).toBe(hint));

  test("a list begins with nothing chosen, and round buttons need no such line", () => {
    expect(askedField(one({ bentuk: "pilihan", pilihan: "A\nB" }))).toMatchObject({ placeholder: "Pilih…" });
    for (const bentuk of ["ya-tidak", "pendek"] as const) expect(askedField(one({ bentuk }))).not.toHaveProperty("placeholder");
  });
});

describe("an answer", () => {
  test("that was kept is read back as it was typed, in words of the page", () => {
    expect([keptOf(5.5), typedOf(one({ bentuk: "angka" }), "5.5"), typedOf(one({ bentuk: "angka" }), null)]).toEqual(["5.5", 5.5, null]);
    expect(typedOf(one(), "5.5")).toBe("5.5");
    expect(wordsOf(one({ bentuk: "angka", palingKecil: 0.5 }), "5.5")).toBe("5,50");
    expect([wordsOf(one({ bentuk: "ya-tidak" }), "ya"), wordsOf(one({ bentuk: "tanggal" }), "2012-03-09")]).toEqual(["Ya", "9 Maret 2012"]);
  });

  test("is a number between its bounds, both included, and no other", () => {
    const bounds = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.nat(100), fc.integer({ min: -700, max: 700 }));
    fc.assert(
      fc.property(bounds, ([palingKecil, more, typed]) => {
        const palingBesar = palingKecil + more;
        const fits = typed >= palingKecil && typed <= palingBesar;
        expect(judged({ bentuk: "angka", palingKecil, palingBesar }, String(typed)) === typed).toBe(fits);
      }),
    );
  });
});

describe("a question that cannot be asked", () => {
  const faults = (isi: object) => pertanyaanPpdb.judge?.({ ...isi } as Parameters<NonNullable<typeof pertanyaanPpdb.judge>>[0]);
  const lines = (count: number) => Array.from({ length: count }, (_, place) => `Pilihan ${place}`).join("\n");

  test.each<[string | null, string | undefined]>([
    [null, undefined],
    ["Kota\nProvinsi", undefined],
    ["Kota", "Tulis paling sedikit dua pilihan, satu tiap baris."],
    [lines(mostOptions), undefined],
    [lines(mostOptions + 1), "Paling banyak 30 pilihan."],
    [`Kota\n${"x".repeat(100)}`, undefined],
    [`Kota\n${"x".repeat(101)}`, "Satu pilihan paling panjang 100 huruf."],
    ["Kota\nProvinsi\nkota ", "Ada pilihan yang ditulis dua kali."],
  ])("with the choices %j says %j", (pilihan, sentence) => expect(faults({ pilihan })).toEqual(sentence ? { pilihan: sentence } : {}));

  test.each<[unknown, unknown, boolean]>([
    [1, 1, false],
    [2, 1, true],
    [-1, 0, false],
    [null, -1, false],
    [1, null, false],
    ["2", 1, false],
  ])("with the bounds %j and %j is turned: %s", (palingKecil, palingBesar, turned) =>
    expect(Object.keys(faults({ pilihan: null, palingKecil, palingBesar }) ?? {})).toEqual(turned ? ["palingBesar"] : []),
  );
});
