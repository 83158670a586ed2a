import { afterEach, describe, expect, test, vi } from "vitest";
import { type Answer, answerFrom, answerWords, rowFrom, stateWords, withoutNetwork } from "./answer.ts";
import { askCode, askState } from "./ask.ts";

const summary = {
  kode: "A",
  jenis: "Surat",
  nomor: null,
  tanggal: "2026-11-21",
  perihal: "Uji",
  penandatangan: "Ahmad",
  ringkasan: null,
};

/** What the madrasah answers; a word: the connection breaks. */
function menjawab(body: unknown, status = 200) {
  const fetch = vi.fn(async (_address: string, _options: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const putus = () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

afterEach(() => vi.unstubAllGlobals());

describe("whether a paper still counts", () => {
  test("is what the madrasah says, and unknown where it says nothing", async () => {
    const fetch = menjawab({ ...summary, dicabut: null });
    expect(await askState("A B/C")).toBe("berlaku");
    expect(fetch).toHaveBeenCalledWith("/api/verifikasi/A%20B%2FC", { signal: expect.any(AbortSignal) });
    menjawab({ dicabut: "1 Mei 2026" });
    expect(await askState("A")).toEqual({ dicabut: "1 Mei 2026" });
    menjawab({ dicabut: null }, 503);
    expect(await askState("A")).toBe("luring");
    putus();
    expect(await askState("A")).toBe("luring");
  });

  test("is said in words", () => {
    const kata = (["memeriksa", "luring", "berlaku"] as const).map(stateWords);
    expect(kata).toEqual([
      expect.stringMatching(/^Menanyakan/),
      expect.stringMatching(/^Belum dapat/),
      expect.stringMatching(/masih berlaku\.$/),
    ]);
  });
});

describe("a typed code", () => {
  test("is answered with what was issued under it", async () => {
    menjawab({ ...summary, dicabut: null });
    expect(await askCode("A")).toEqual({ jawaban: { macam: "sah", dari: "kode", ringkasan: summary, keadaan: "berlaku" }, salah: null });
    menjawab({ ...summary, dicabut: "1 Mei 2026" });
    expect(await askCode("A")).toEqual({
      ...{ jawaban: { macam: "sah", dari: "kode", ringkasan: summary, keadaan: { dicabut: "1 Mei 2026" } }, salah: null },
    });
  });

  test("is told apart from one that was never given, one mistyped, and a madrasah that cannot be asked", async () => {
    menjawab({ error: "Tidak ada" }, 404);
    expect(await askCode("A")).toEqual({ jawaban: { macam: "tidak-ada", kode: "A" }, salah: null });
    menjawab({ error: "Kode belum benar." }, 422);
    expect(await askCode("A")).toEqual({ jawaban: null, salah: "Kode belum benar." });
    menjawab({}, 500);
    expect(await askCode("A")).toEqual({ jawaban: null, salah: expect.stringContaining("Coba lagi") });
    putus();
    expect(await askCode("A")).toEqual({ jawaban: withoutNetwork, salah: null });
  });
});

describe("the verdict", () => {
  const nada = (jawaban: Answer) => answerWords(jawaban).nada;

  test("is good only for what is real and counts still", () => {
    for (const dari of ["kode", "pindai", "berkas"] as const) {
      const sah = answerFrom({ sah: true, ringkasan: summary }, dari);
      expect(sah).toEqual({ macam: "sah", dari, ringkasan: summary, keadaan: "memeriksa" });
      expect(nada(sah)).toBe("baik");
      expect(answerWords({ ...sah, keadaan: { dicabut: "1 Mei 2026" } } as Answer)).toMatchObject({
        ...{ judul: "Surat ini sudah dicabut", arti: expect.stringContaining("1 Mei 2026"), nada: "buruk" },
      });
      for (const sebab of ["bukan", "kunci-dicabut", "berubah"] as const)
        expect(nada(answerFrom({ sah: false, sebab }, dari))).toBe(sebab === "bukan" && dari === "berkas" ? "awas" : "buruk");
      expect(nada(answerFrom({ sah: false, sebab: "kunci-asing" }, dari))).toBe("awas");
    }
    expect(answerFrom({ sah: false, sebab: "isi-berubah", ringkasan: summary }, "berkas")).toEqual({
      ...{ macam: "tidak-sah", dari: "berkas", sebab: "isi-berubah", ringkasan: summary },
    });
    expect(answerFrom({ sah: false, sebab: "bukan" }, "pindai")).toMatchObject({ ringkasan: null });
    expect([nada(withoutNetwork), nada({ macam: "tidak-ada", kode: "A" })]).toEqual(["awas", "buruk"]);
    expect(answerWords(withoutNetwork).arti).toMatch(/jaringan/);
  });

  test("is about the line that a camera read, with our address before it or without", () => {
    expect(rowFrom("https://madrasah.example/verifikasi#M1.a.b")).toBe("M1.a.b");
    expect(rowFrom("M1.a.b")).toBe("M1.a.b");
  });
});
