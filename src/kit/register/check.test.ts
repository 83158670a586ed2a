import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check, checkField, isValid, type Source } from "./check.ts";
import { choice, date, email, type Field, longText, phone, text, time, url, yesNo } from "./fields.ts";

const sentence = (field: Field, raw: unknown, source?: Source) => {
  const result = checkField(field, raw, source);
  return typeof result === "object" && result !== null ? result.sentence : undefined;
};

describe("text", () => {
  const field = text({ label: "Judul", max: 5 });

  test("is trimmed and brought to one Unicode form", () => {
    expect(checkField(field, "  e\u0301 ")).toBe("é");
  });

  test("that is a question is answered, not filled in", () => {
    expect(sentence(text({ label: "Untuk apa?", max: 5, required: true }), "")).toBe("Untuk apa? Belum dijawab.");
  });

  test("counts characters, not code units", () => {
    expect(checkField(field, "😀😀😀😀😀")).toBe("😀😀😀😀😀");
    expect(sentence(field, "abcdef")).toBe("Judul paling panjang 5 huruf.");
    expect(sentence(longText({ label: "Isi", max: 40_000 }), "a".repeat(40_001))).toBe("Isi paling panjang 40.000 huruf.");
  });

  test.each(["a\nb", "a\u0000b", "a\u2028b", "\ud800"])("refuses what cannot be shown: %j", (raw) => {
    expect(sentence(field, raw)).toBe("Judul memuat karakter yang tidak dapat disimpan.");
  });

  test.each(["\u200b", "\ufeff", "\u00ad", "\u2060", "\u180e", "\u{e0041}", "\u202a", "\u202e", "\u2066", "\u2069"])(
    "loses what nobody sees: %j",
    (sign) => {
      expect(checkField(field, `a${sign}b${sign}`)).toBe("ab");
      expect(sentence({ ...field, required: true }, ` ${sign} `)).toBe("Judul wajib diisi.");
      expect(checkField(longText({ label: "Isi", max: 2 }), `a${sign}b`)).toBe("ab");
    },
  );

  test("keeps what joins Arabic letters, or parts them", () => {
    expect(checkField(field, "\u0644\u200c\u0627\u200d")).toBe("\u0644\u200c\u0627\u200d");
  });

  test("must be text in JSON", () => {
    for (const raw of [5, true, {}, []]) expect(sentence(field, raw, "json")).toBe("Judul harus berupa teks.");
  });

  test("empty is null, or refused when required", () => {
    for (const raw of ["", "   ", undefined, null]) {
      expect(checkField(field, raw)).toBeNull();
      expect(sentence({ ...field, required: true }, raw)).toBe("Judul wajib diisi.");
    }
  });

  test("of a number with a figure too many it says how many there must be", () => {
    const nisn = text({ label: "NISN", max: 10, pattern: /^\d{10}$/, patternSentence: "NISN terdiri dari 10 angka." });
    expect(sentence(nisn, "00123456789")).toBe("NISN terdiri dari 10 angka.");
    expect(sentence(nisn, "1".repeat(5000))).toBe("NISN paling panjang 10 huruf.");
  });

  test("keeps to its pattern", () => {
    const code = text({ label: "Kode", max: 9, pattern: /^[A-Z]+$/, patternSentence: "Kode hanya huruf besar." });
    expect(checkField(code, "ABC")).toBe("ABC");
    expect(sentence(code, "abc")).toBe("Kode hanya huruf besar.");
  });
});

test("long text keeps its lines, whatever system typed them", () => {
  const field = longText({ label: "Isi", max: 100 });
  expect(checkField(field, "satu\r\ndua\ttiga\n")).toBe("satu\ndua\ttiga");
  expect(sentence(field, "a\u0007")).toBe("Isi memuat karakter yang tidak dapat disimpan.");
});

describe("date", () => {
  const field = date({ label: "Tanggal lahir", notAfterToday: true, from: "1900-01-01" });

  test.each(["2012-02-29", "2011-12-31"])("takes %s", (raw) => expect(checkField(field, raw)).toBe(raw));

  test.each(["31/12/2011", "31-12-2011", "31 Des 2011", "31122011"])("reads %s in a form as people here write it, nowhere else", (raw) => {
    expect(checkField(field, raw)).toBe("2011-12-31");
    for (const source of ["json", "sheet"] as const)
      expect(sentence(field, raw, source)).toBe("Tanggal lahir bukan tanggal yang ada di kalender.");
  });

  test.each(["2011-02-29", "2011-13-01", "2011-00-10", "12/31/2011", "entah"])("refuses %s", (raw) => {
    expect(sentence(field, raw)).toBe("Tanggal lahir bukan tanggal yang ada di kalender.");
  });

  test("knows the future and the far past", () => {
    expect(sentence(field, "2999-01-01")).toBe("Tanggal lahir tidak boleh di masa depan.");
    expect(sentence(field, "1899-12-31")).toBe("Tanggal lahir terlalu lama, periksa tahunnya.");
  });
});

describe("phone", () => {
  const field = phone({ label: "Nomor telepon" });

  test.each([
    ["0812 3456 7890", "081234567890"],
    ["+62 812-3456-7890", "081234567890"],
    ["62812.3456.7890", "081234567890"],
    ["+62 (0)812 3456 7890", "081234567890"],
    ["(0451) 421 234", "0451421234"],
  ])("reads %s", (raw, value) => expect(checkField(field, raw)).toBe(value));

  test.each(["0812 34", "12345678901", "+1 202 555 0100", "08123456789012345", "telepon", "0800000000"])("refuses %s", (raw) => {
    expect(sentence(field, raw)).toMatch(/^Nomor telepon harus nomor Indonesia/);
  });

  test("reading twice changes nothing", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^08[1-9]\d{7,10}$/), (raw) => {
        expect(checkField(field, raw)).toBe(raw);
      }),
    );
  });
});

test("choice takes value or label and lists what it knows", () => {
  const field = choice({
    label: "Jurusan",
    options: [
      { value: "ipa", label: "IPA" },
      { value: "ips", label: "IPS" },
    ],
  });
  expect(checkField(field, "ipa")).toBe("ipa");
  expect(checkField(field, "Ips")).toBe("ips");
  expect(sentence(field, "teknik")).toBe("Jurusan harus salah satu dari: IPA, IPS.");
});

test("yes or no", () => {
  const field = yesNo({ label: "Setuju", mustBeYes: "Persetujuan Diperlukan" });
  for (const raw of ["on", "ya", true]) expect(checkField(field, raw)).toBe(true);
  for (const raw of ["", undefined, false, "tidak"]) expect(sentence(field, raw)).toBe("Persetujuan Diperlukan");
  expect(sentence(field, "on", "json")).toBe("Setuju harus ya atau tidak.");
  expect(sentence(field, "mungkin")).toBe("Setuju harus ya atau tidak.");
});

test("e-mail, address and time", () => {
  expect(checkField(email({ label: "E-mail" }), "a.b@contoh.sch.id")).toBe("a.b@contoh.sch.id");
  for (const raw of ["a@b", "a b@c.id", "@c.id", "a@c..", "a@b@c.id"])
    expect(sentence(email({ label: "E-mail" }), raw)).toMatch(/^E-mail belum benar/);
  expect(checkField(url({ label: "Tautan" }), "https://contoh.id/a")).toBe("https://contoh.id/a");
  for (const raw of ["javascript:alert(1)", "contoh.id", "ftp://a"]) expect(sentence(url({ label: "Tautan" }), raw)).toMatch(/https/);
  for (const raw of ["07.30", "7.30", "07:30", "7,30", "0730", "730", "07:30:00"])
    expect(checkField(time({ label: "Jam" }), raw)).toBe("07:30");
  for (const raw of ["24.00", "07.60", "7", "07.3", "pagi", "07.30 AM"])
    expect(sentence(time({ label: "Jam" }), raw)).toMatch(/^Jam harus/);
});

describe("a whole sending", () => {
  const fields = { judul: text({ label: "Judul", max: 20, required: true }), aktif: yesNo({ label: "Aktif" }) };

  test("unknown fields are refused by name, prototype keys too", () => {
    const sent = JSON.parse('{"judul":"a","lain":1,"__proto__":{"x":1},"constructor":2}') as Record<string, unknown>;
    const { errors, values } = check(fields, sent, "json");
    expect(Object.keys(errors).sort()).toEqual(["__proto__", "constructor", "lain"]);
    expect(errors.lain).toBe('Isian "lain" tidak dikenal.');
    expect(values).toEqual({ judul: "a", aktif: false });
  });

  test("is valid when nothing in it is wrong", () => {
    expect([isValid(check(fields, { judul: "a" })), isValid(check(fields, {}))]).toEqual([true, false]);
  });

  test("nothing is inherited from the prototype", () => {
    expect(check(fields, Object.create({ judul: "warisan" })).errors).toEqual({ judul: "Judul wajib diisi." });
  });

  test("no input makes it throw", () => {
    const sent = fc.dictionary(fc.string(), fc.anything());
    expect(() => fc.assert(fc.property(sent, (one) => void check(fields, one, "json")))).not.toThrow();
  });
});

describe("a field that is asked for only beside some answers", () => {
  const fields = {
    state: choice({
      label: "Keadaan",
      options: [
        { value: "ada", label: "Ada" },
        { value: "tiada", label: "Tiada" },
      ],
    }),
    silent: yesNo({ label: "Tanpa nomor" }),
    number: phone({
      label: "Nomor",
      required: true,
      onlyIf: { says: { state: ["", "ada"], silent: [""] }, sentence: "Nomor tidak diisi." },
    }),
  };
  const number = "081234567890";

  test.each([{ number }, { state: "ada", number }, { state: "Ada", silent: "", number }])("is read beside %j", (sent) => {
    expect(check(fields, sent)).toMatchObject({ values: { number }, errors: {} });
    expect(check(fields, { ...sent, number: "" }).errors).toEqual({ number: "Nomor wajib diisi." });
  });

  test.each([{ state: "tiada" }, { silent: "on" }, { state: "ada", silent: "ya" }])(
    "stays empty beside %j, and what is sent all the same is refused",
    (sent) => {
      expect(check(fields, sent)).toMatchObject({ values: { number: null }, errors: {} });
      for (const typed of [number, "bukan nomor"])
        expect(check(fields, { ...sent, number: typed }).errors).toEqual({ number: "Nomor tidak diisi." });
    },
  );

  test("is asked for where the other field is not to be seen, or was typed wrongly", () => {
    const { state: _, ...seen } = fields;
    expect(check(seen, { number }).errors).toEqual({});
    expect(Object.keys(check(fields, { state: "entah", number }).errors)).toEqual(["state"]);
  });
});
