import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { sha256 } from "@noble/hashes/sha2.js";
import { describe, expect, test } from "vitest";
import { checkBerkas, checkSigned, type PublicKey, sealMark, toHex } from "./check.ts";
import { describePerihal, readSigned, type Summary, summaryContent, toBase64, writeSigned } from "./summary.ts";

/** Somebody with real papers in hand and an editor: what they make of them is believed only where nothing was changed. */
interface Key extends PublicKey {
  readonly rahasia: KeyObject;
}

function key(nomor: number, dicabut = false): Key {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return { nomor, dicabut, umum: Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url"), rahasia: privateKey };
}

const [lama, kini, dicabut] = [key(1), key(2), key(3, true)];
const keys = [lama, kini, dicabut];

const summary = (kode: string, lain: Partial<Summary> = {}): Summary => ({
  ...{ kode, jenis: "Surat keterangan", nomor: "12/2026", tanggal: "2026-11-21", perihal: "Keterangan aktif" },
  ...{ penandatangan: "Drs. H. Ahmad", ringkasan: null, ...lain },
});

function baris(isi: Uint8Array, { rahasia }: Key): string {
  return writeSigned(isi, sign(null, isi, rahasia));
}

const rowBy = (key: Key, satu: Summary) => baris(summaryContent(key.nomor, satu), key);
const sealBy = (key: Key, kode: string, pdf: string) => rowBy(key, summary(kode, { ringkasan: toHex(sha256(Buffer.from(pdf))) }));

const compose = (pdf: string, line: string, seal: string, akhir = "\n") => Buffer.from(`${pdf}${sealMark}${line} ${seal}${akhir}`);

function surat(kode: string, pdf: string, { garis = lama, segel = kini } = {}) {
  return { kode, pdf, line: rowBy(garis, summary(kode)), seal: sealBy(segel, kode, pdf) };
}

const valid = (kode: string) => ({ sah: true, ringkasan: summary(kode) });

describe("a file put together", () => {
  // The last two are the same letter by letter, so nothing but the code tells whose seal it is.
  const semua = [surat("A", "%PDF satu"), surat("B", "%PDF dua"), surat("C", "%PDF sama"), surat("D", "%PDF sama")];

  test("of the bytes of one paper, the line of another and the seal of a third", () => {
    for (const bytes of semua)
      for (const line of semua)
        for (const seal of semua) {
          const hasil = checkBerkas(compose(bytes.pdf, line.line, seal.seal), keys);
          if (line !== seal) expect(hasil).toEqual({ sah: false, sebab: "bukan" });
          else if (bytes.pdf === seal.pdf) expect(hasil).toEqual(valid(line.kode));
          else expect(hasil).toEqual({ sah: false, sebab: "isi-berubah", ringkasan: summary(line.kode) });
        }
  });

  test("with the line where the seal belongs, or without one of the two", () => {
    const { pdf, line, seal } = surat("A", "%PDF satu");
    expect(checkBerkas(compose(pdf, line, line), keys)).toMatchObject({ sah: false, sebab: "isi-berubah" });
    expect(checkBerkas(compose(pdf, seal, seal), keys)).toMatchObject({ sah: true });
    for (const [satu, dua] of [
      ["", seal],
      [line, ""],
      ["", ""],
    ] as const)
      expect(checkBerkas(compose(pdf, satu, dua), keys)).toEqual({ sah: false, sebab: "bukan" });
  });
});

describe("one byte changed", () => {
  const { pdf, line, seal } = surat("A", "%PDF-1.7 isi surat %%EOF");
  const utuh = compose(pdf, line, seal);

  test("anywhere in the file is seen, but for the line break that ends it", () => {
    expect(checkBerkas(utuh, keys)).toEqual(valid("A"));
    // Checking takes long: every byte of the paper, and every fifth of what stands behind it.
    for (let at = 0; at < utuh.length - 1; at += at < pdf.length ? 1 : 5) {
      const berubah = Buffer.from(utuh);
      berubah[at] = (berubah[at] ?? 0) ^ (1 << (at % 7));
      expect(checkBerkas(berubah, keys).sah, `byte ${at}`).toBe(false);
    }
    for (const at of [0, pdf.length - 1, pdf.length, pdf.length + 30, utuh.length - 2])
      expect(checkBerkas(Buffer.concat([utuh.subarray(0, at), utuh.subarray(at + 1)]), keys).sah, `without byte ${at}`).toBe(false);
  });

  test("behind the seal is seen too: a reader of PDF shows what stands last", () => {
    expect(checkBerkas(compose(pdf, line, seal, ""), keys)).toEqual(valid("A"));
    for (const akhir of [" ", "\n\n", " \n", "\r\n", "x", " 1 0 obj<</Length 9>>endobj\n%%EOF\n", `\n${line}`, ` ${seal}\n`])
      expect(checkBerkas(compose(pdf, line, seal, akhir), keys), JSON.stringify(akhir)).toEqual({ sah: false, sebab: "bukan" });
    const duaKali = Buffer.concat([utuh, Buffer.from(`${sealMark}${line} ${seal}\n`)]);
    expect(checkBerkas(duaKali, keys)).toMatchObject({ sah: false, sebab: "isi-berubah" });
  });

  test("a file shorter than the mark of a seal is none of ours", () => {
    for (const pendek of ["", "x", sealMark.slice(1), sealMark])
      expect(checkBerkas(Buffer.from(pendek), keys)).toEqual({ sah: false, sebab: "bukan" });
    expect(checkBerkas(compose("", line, sealBy(kini, "A", "")), keys)).toEqual(valid("A"));
  });

  test("the seal stands in the last 8192 bytes", () => {
    const sepanjang = (key: Key, kurang: number, hash: string | null) => {
      const isi = (perihal: string) => summaryContent(key.nomor, summary("A", { perihal, ringkasan: hash }));
      return baris(isi("x".repeat(3000 - kurang - isi("").length)), key);
    };
    const hash = toHex(sha256(Buffer.from("%PDF")));
    const dengan = (bytes: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .flatMap((kurang) => ["\n", ""].map((akhir) => compose("%PDF", sepanjang(lama, 0, null), sepanjang(kini, kurang, hash), akhir)))
        .find((file) => file.length - 4 === bytes) ?? Buffer.alloc(0);
    expect(checkBerkas(dengan(8192), keys)).toMatchObject({ sah: true });
    expect(dengan(8193).length).toBe(8197);
    expect(checkBerkas(dengan(8193), keys)).toEqual({ sah: false, sebab: "bukan" });
  });
});

describe("whose key", () => {
  test("a line and a seal may stand on two keys, and fall with either", () => {
    const hasil = (garis: Key, segel: Key, known: readonly PublicKey[] = keys) => {
      const { pdf, line, seal } = surat("A", "%PDF", { garis, segel });
      const found = checkBerkas(compose(pdf, line, seal), known);
      return found.sah ? "sah" : found.sebab;
    };
    expect(hasil(lama, kini)).toBe("sah");
    expect(hasil(dicabut, kini)).toBe("kunci-dicabut");
    expect(hasil(lama, dicabut)).toBe("kunci-dicabut");
    expect(hasil(lama, key(9))).toBe("kunci-asing");
    expect(hasil(key(9), kini)).toBe("kunci-asing");
    expect(hasil(lama, kini, [])).toBe("kunci-asing");
    // The number of a known key, signed with another.
    expect(hasil(lama, { ...key(2) })).toBe("isi-berubah");
    expect(hasil({ ...key(1) }, kini)).toBe("berubah");
  });

  test("a public key that is no point on the curve signs nothing", () => {
    const { line } = surat("A", "%PDF");
    expect(checkSigned(line, [{ nomor: 1, umum: new Uint8Array(32).fill(255), dicabut: false }])).toEqual({
      ...{ sah: false, sebab: "berubah" },
    });
    expect(checkSigned(line, [{ nomor: 1, umum: new Uint8Array(3), dicabut: false }])).toEqual({ sah: false, sebab: "berubah" });
  });

  test("changed words under a withdrawn key are changed words first", () => {
    const line = baris(summaryContent(3, summary("A")), lama);
    expect(checkSigned(line, keys)).toEqual({ sah: false, sebab: "berubah" });
  });
});

describe("a line", () => {
  const bertanda = (row: unknown) => baris(Buffer.from(typeof row === "string" ? row : JSON.stringify(row)), lama);
  const row = [1, "A", "jenis", null, "2026-11-21", "perihal", "nama", null];

  test("is read only as it is written, though it is signed", () => {
    expect(readSigned(bertanda(row))).toMatchObject({ kunci: 1, ringkasan: { kode: "A", nomor: null, ringkasan: null } });
    const lain = row.map((_, at) => row.map((one, place) => (place === at ? { a: 1 } : one)));
    const angka = [1, 2, 3, 4, 5, 6, 7].map((at) => row.map((one, place) => (place === at ? 7 : one)));
    const kosong = [0, 1, 2, 4, 5, 6].map((at) => row.map((one, place) => (place === at ? null : one)));
    for (const salah of [...lain, ...angka, ...kosong, row.slice(1), [...row, null], "null", "{}", '{"length":8}', "x", "", '"12345678"'])
      expect(readSigned(bertanda(salah)), JSON.stringify(salah)).toBeNull();
    expect(readSigned(baris(Buffer.from([0xff, 0xfe]), lama))).toBeNull();
    expect(readSigned(bertanda(row.with(0, "1")))).toBeNull();
  });

  test("has one spelling", () => {
    const utuh = bertanda(row);
    const [mark = "", body = "", seal = ""] = utuh.split(".");
    expect(readSigned(`  ${utuh}\n`)).not.toBeNull();
    for (const salah of [
      ...[`M2.${body}.${seal}`, `${body}.${seal}`, `${mark}.${body}`, `${mark}..${seal}`, `${mark}.${body}.`, `${utuh}.`],
      ...[`${mark}.${body}=.${seal}`, `${mark}.${body}.${seal}A`, `${mark}.${body}.${seal.slice(1)}`, `${mark}.${body}.${seal}=`],
      ...[`${mark}.${body} .${seal}`, `${mark}.${body}.${"A".repeat(1_000_000)}`, `${mark}.${body}!.${seal}`],
    ])
      expect(readSigned(salah), salah.slice(0, 200)).toBeNull();
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ-_")
      if (letter !== seal.at(-1))
        expect(readSigned(`${mark}.${body}.${seal.slice(0, -1)}${letter}`)?.tandaTangan).not.toEqual(readSigned(utuh)?.tandaTangan);
  });

  test("is at most 4000 letters long", () => {
    const sepanjang = (bytes: number) => {
      const isi = JSON.stringify(row.with(5, "x".repeat(bytes - JSON.stringify(row.with(5, "")).length)));
      return { huruf: toBase64(Buffer.from(isi)).length, read: readSigned(bertanda(isi)) };
    };
    expect(sepanjang(3000)).toMatchObject({ huruf: 4000, read: { kunci: 1 } });
    expect(sepanjang(3001)).toEqual({ huruf: 4002, read: null });
  });

  test("bytes of every kind come back from their letters", () => {
    const bytes = new Uint8Array(64).map((_, at) => (at * 37 + 251) % 256);
    expect(toBase64(Buffer.from([251, 239, 190, 255]))).toBe("----_w");
    const line = writeSigned(summaryContent(1, summary("A")), bytes);
    expect(readSigned(line)?.tandaTangan).toEqual(bytes);
    expect(line).toMatch(/^M1\.[\w-]+\.[\w-]{86}$/);
  });

  test("tells everybody 200 letters of a subject", () => {
    expect(describePerihal("x".repeat(201))).toHaveLength(200);
    expect(describePerihal(null)).toBe("(tertulis di suratnya)");
    expect(toHex(new Uint8Array([0, 10, 255]))).toBe("000aff");
  });
});
