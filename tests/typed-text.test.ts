/**
 * What somebody types reaches a verb without the signs that nobody sees, whichever verb it is: the two doors through which words
 * come take them out, and there is no third. A verb that read a body by itself would be named here.
 */
import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readForm } from "#kit/form.server.ts";
import { readJsonObject } from "#kit/json.server.ts";

const signs = ["\u00ad", "\u180e", "\u200b", "\u202a", "\u202e", "\u2060", "\u2066", "\u2069", "\ufeff", "\u{e0041}"];
const anySign = new RegExp(`[${signs.join("")}]`, "gu");
/** Words with signs between their letters, and what is seen of them. */
const typed = fc.array(fc.oneof(fc.constantFrom(...signs), fc.constantFrom("a", "Ä", "ع", "\u200d", "\n", " ", "%", "&", "=", '"')), {
  maxLength: 30,
});
const seen = (text: string) => text.replace(anySign, "");

const post = (body: BodyInit, type?: string) =>
  new Request("https://sekolah.example/", { method: "POST", body, ...(type ? { headers: { "content-type": type } } : {}) });
const pairs = fc.array(
  fc.tuple(
    fc.constantFrom("nama", "alasan", "isi.bagian"),
    typed.map((all) => all.join("")),
  ),
  { maxLength: 8 },
);

describe("what nobody sees is taken out", () => {
  test("of a form of words, value by value and in order", () =>
    fc.assert(
      fc.asyncProperty(pairs, async (sent) => {
        const form = await readForm(post(new URLSearchParams(sent)));
        expect([...form]).toEqual(sent.map(([name, value]) => [name, seen(value)]));
      }),
    ));

  test("of a form with files, whose bytes stay", async () => {
    const form = new FormData();
    form.append("nama", `Si${signs.join("")}ti`);
    form.append("berkas", new File([`a${signs.join("")}b`], "a.txt", { type: "text/plain" }));
    const read = await readForm(post(form));
    expect(read.get("nama")).toBe("Siti");
    const berkas = read.get("berkas");
    expect(berkas).toBeInstanceOf(File);
    expect(await (berkas as File).text()).toBe(`a${signs.join("")}b`);
  });

  test("of JSON, however deep it lies", () =>
    fc.assert(
      fc.asyncProperty(pairs, async (sent) => {
        const value = { nama: sent[0]?.[1] ?? "", isi: [{ alasan: sent.map(([, text]) => text), angka: 7, ya: true, kosong: null }] };
        const read = await readJsonObject(post(JSON.stringify(value), "application/json"));
        expect(read).toEqual(JSON.parse(JSON.stringify(value), (_, inner) => (typeof inner === "string" ? seen(inner) : inner)));
      }),
    ));

  test("and of nothing that is kept letter by letter", async () => {
    const sent = new URLSearchParams([
      ["password", "ra\u200bhasia"],
      ["nip", "1985\u200b"],
    ]);
    expect([...(await readForm(post(sent), ["password"]))]).toEqual([
      ["password", "ra\u200bhasia"],
      ["nip", "1985"],
    ]);
  });
});

const sources = globSync("src/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path));
const found = (pattern: RegExp) =>
  sources.flatMap((path) => [...readFileSync(path, "utf8").matchAll(pattern)].map(([text]) => `${path}: ${text}`)).sort();

describe("there is no other way in", () => {
  test("a body is read at the doors, as bytes where it is a file, and nowhere else", () => {
    const reading =
      /parseFormData\(|\brequest\.body\b|\breadJson\(request\b|(?<!\b(?:answer|jawaban|asked|tag|clone\(\)))\.(?:formData|json|text|blob|bytes|arrayBuffer)\(\)/g;
    expect([...new Set(found(reading))]).toEqual([
      "src/kit/attachments/rest.server.ts: .arrayBuffer()",
      "src/kit/form.server.ts: .formData()",
      "src/kit/form.server.ts: parseFormData(",
      "src/kit/json.server.ts: .json()",
      "src/kit/json.server.ts: readJson(request",
      "src/kit/lists/change-maps.server.ts: .text()",
      "src/kit/lists/read-upload.server.ts: .arrayBuffer()",
      "src/kit/media/rest.server.ts: .arrayBuffer()",
      "src/kit/media/rest.server.ts: request.body",
      // NIP, password and code: compared, never kept.
      "src/modules/akun/login/login-guru.server.ts: readJson(request",
      // Files out of a form.
      "src/modules/akun/own-akun/foto.server.ts: .arrayBuffer()",
      "src/modules/kepegawaian/form/save/read-submission.server.ts: .arrayBuffer()",
      "src/modules/ppdb/berkas/read-paper.server.ts: .arrayBuffer()",
      // What the browser kept itself.
      "src/modules/ppdb/keluarga/copy-here.tsx: .text()",
      "src/modules/ppdb/screens/potongan-berkas.ts: .arrayBuffer()",
      "src/modules/ppdb/seleksi/screens/uji.tsx: .text()",
      "src/modules/verifikasi/parts/use-check.ts: .arrayBuffer()",
      "src/server/edge/body.ts: request.body",
      "src/server/imports/read-sent-list.ts: .arrayBuffer()",
    ]);
  });

  test("what comes in an address with a file is cleaned by the verb that keeps it", () => {
    const naming = /searchParams\.get\("(?:nama|alt)"\)/g;
    expect(found(naming)).toEqual([
      'src/kit/attachments/rest.server.ts: searchParams.get("nama")',
      'src/kit/media/rest.server.ts: searchParams.get("alt")',
      'src/kit/media/rest.server.ts: searchParams.get("nama")',
    ]);
  });

  test("only passwords are kept letter by letter, and each of them is", () => {
    expect(found(/await readForm\([^()]*\[[^\]]*\]/g)).toEqual([
      'src/modules/akun/first-administrator/receive-fields.server.ts: await readForm(request, ["password"]',
      'src/modules/akun/screens/confirmation.tsx: await readForm(request, ["password"]',
      'src/modules/akun/screens/login.tsx: await readForm(request, ["password"]',
      'src/modules/akun/screens/own-akun.tsx: await readForm(request, ["lama", "baru"]',
      'src/modules/akun/screens/undangan.tsx: await readForm(request, ["password"]',
    ]);
    const names = found(/<(?:New)?PasswordFields\b[^>]*?\bname="\w+"/g).map((line) => /name="(\w+)"$/.exec(line)?.[1]);
    expect([...new Set(names)].sort()).toEqual(["baru", "lama", "password"]);
  });
});
