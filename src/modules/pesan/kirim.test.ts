/**
 * A parent with a question, a pupil who is afraid, and a program that floods. What goes wrong: a message that nobody gets, one that two
 * get, a code that opens another's answer, a form that loses what was typed.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openPesan, unknownSentence } from "./buka/open-pesan.server.ts";
import { formTime } from "./kirim/form-time.server.ts";
import { keepTyped } from "./kirim/keep-typed.server.ts";
import { receivePesan } from "./kirim/receive-pesan.server.ts";
import { nomorPesan, readNomor } from "./nomor.ts";

let jam = new Date("2026-11-27T02:00:00Z");
const house = useDatabase({ policy, clock: () => jam });
let waktu = "";
const question = {
  jenis: "pertanyaan",
  perihal: "Jam legalisir",
  isi: "Hari apa saja?",
  nama: "Ibu Ani",
  noTelepon: "081234567890",
  email: "",
};
const complaint = { jenis: "pengaduan", perihal: "Perundungan", isi: "Di kelas X.", nama: "", noTelepon: "", email: "" };
const send = (isi: Readonly<Record<string, string>>, dari = "10.0.0.1") => receivePesan(house.scope(), { situs: "", waktu, ...isi }, dari);
const open = (nomor: string, kode: string, dari = "10.0.0.1") => openPesan(house.scope(), { nomor, kode }, dari);
const stored = () => house.scope().read(({ db }) => db.selectFrom("pesanPublik").selectAll().orderBy("nomor").execute());

beforeEach(async () => {
  jam = new Date("2026-11-27T02:00:00Z");
  waktu = await house.scope().transaction(async (ctx) => {
    await ctx.db.deleteFrom("pesanPublik").where(everyRow).execute();
    await ctx.db.deleteFrom("rateLimit").where(everyRow).execute();
    await ctx.db.deleteFrom("idempotency").where(everyRow).execute();
    return formTime(ctx);
  });
  jam = new Date("2026-11-27T02:01:00Z");
});

describe("who writes", () => {
  test("gets a number and a code; a complaint needs no name, and nothing of it stands in the trail", async () => {
    const sent = await send({ ...complaint, isi: "Nama pelakunya Rahasia." });
    expect(sent).toMatchObject({ nomor: expect.stringMatching(/^HUB-2026-0000\d-[0-9A-Z]$/), jenis: "pengaduan", surel: false });
    expect(sent.kode).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(await stored()).toMatchObject([{ nomor: sent.nomor, keadaan: "masuk", nama: null, email: null }]);
    const trail = await house.scope().read(({ db }) => sql`select * from audit, pemberitahuan full join idempotency on true`.execute(db));
    const lines = await house.scope().read(({ db }) => db.selectFrom("audit").selectAll().orderBy("id").execute());
    const kept = await house.scope().read(({ db }) => db.selectFrom("idempotency").selectAll().execute());
    expect(JSON.stringify([trail.rows, lines, kept], (_, one) => (typeof one === "bigint" ? String(one) : one))).not.toMatch(
      /Rahasia|Perundungan/,
    );
    expect(lines.at(-1)).toMatchObject({ subject: "pengaduan", after: { nomor: sent.nomor } });
  });

  test("hears at each field what is missing, and a question wants to be answered", async () => {
    await expect(send({ ...complaint, perihal: " ", isi: "", email: "bukan" })).rejects.toMatchObject({
      kind: "invalid",
      fields: { perihal: expect.any(String), isi: expect.any(String), email: expect.any(String) },
    });
    await expect(send({ ...complaint, jenis: "lain" })).rejects.toMatchObject({ fields: { jenis: expect.any(String) } });
    await expect(send({ ...question, nama: "", noTelepon: "" })).rejects.toMatchObject({
      fields: { nama: "Tulis nama Anda.", noTelepon: expect.stringContaining("telepon atau e-mail") },
    });
    await expect(send({ ...complaint, isi: "x".repeat(4001) })).rejects.toMatchObject({ fields: { isi: expect.any(String) } });
    expect(await stored()).toEqual([]);
    expect((await send({ ...question, noTelepon: "", email: "ani@contoh.id" })).surel).toBe(true);
  });

  test("and presses twice has written once; two people who write the same have not", async () => {
    const [first, second] = await Promise.all([send(question), send(question)]);
    expect(second).toEqual(first);
    expect(await send(question)).toEqual(first);
    const other = await send(question, "10.0.9.1");
    expect(other.nomor).not.toBe(first?.nomor);
    expect(other.kode).not.toBe(first?.kode);
    expect(await stored()).toHaveLength(2);
  });

  test("at once with others: each has a number of its own, without gaps", async () => {
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => send({ ...question, isi: `Pesan ${n}` }, `10.0.${n}.1`)));
    const numbers = all.map(({ nomor }) => Number(nomor.split("-")[2])).sort((a, b) => a - b);
    expect(numbers.map((one) => one - (numbers[0] ?? 0))).toEqual([0, 1, 2, 3, 4, 5]);
    await expect(send({ ...question, perihal: "" })).rejects.toThrow();
    expect(Number((await send({ ...question, isi: "Lagi" }, "10.0.8.1")).nomor.split("-")[2])).toBe((numbers.at(-1) ?? 0) + 1);
  });

  test("may write anything: it is text", async () => {
    const isi = `<script>alert(1)</script> '; drop table pesan_publik; -- ${"\u202e"}terbalik`;
    const { nomor, kode } = await send({ ...complaint, isi });
    expect((await open(nomor, kode)).isi).toContain("<script>alert(1)</script> '; drop table pesan_publik; --");
  });
});

describe("a program", () => {
  test("that fills in what nobody sees is told so, as a person would be whom a browser filled it in for", async () => {
    await expect(send({ ...question, situs: "http://contoh.id" })).rejects.toMatchObject({
      kind: "invalid",
      fields: { situs: expect.any(String) },
    });
    expect(await stored()).toEqual([]);
  });

  test("that fetched no form, or fetched it a moment or two days ago, is not taken", async () => {
    const right = waktu;
    for (const wrong of ["", "1764208800", `${right}x`, right.replace(/^\d/, "2"), "2764208800.abc"]) {
      waktu = wrong;
      await expect(send(question)).rejects.toMatchObject({ kind: "invalid" });
    }
    waktu = right;
    jam = new Date("2026-11-27T02:00:02Z");
    await expect(send(question)).rejects.toThrow("Baca sekali lagi pesan Anda");
    jam = new Date("2026-11-28T02:00:01Z");
    await expect(send(question)).rejects.toThrow("Baca sekali lagi pesan Anda");
    expect(await stored()).toEqual([]);
    jam = new Date("2026-11-28T01:59:00Z");
    await send(question);
  });

  test.each([undefined, null, 7, {}, ["1"], new File(["x"], "waktu")])("a time of the form that is %s is none", async (none) => {
    const sent = { ...question, situs: "", waktu: none };
    await expect(receivePesan(house.scope(), sent, "10.0.0.9")).rejects.toMatchObject({ kind: "invalid" });
    expect(await stored()).toEqual([]);
  });

  test("hears of a refusal with what was typed beside it, and files are no words", async () => {
    const body = new FormData();
    body.set("isi", "Hari apa saja?");
    body.set("perihal", new File(["x"], "x.txt"));
    const request = new Request("http://x/hubungi", { method: "POST" });
    const kept = (work: () => Promise<never>) => keepTyped(request, async () => body, work);
    await expect(kept(() => Promise.reject(refuse.invalid("Salah.", { isi: "Terlalu pendek." })))).rejects.toMatchObject({
      ...{ kind: "invalid", message: "Salah.", fields: { isi: "Terlalu pendek." }, current: { isi: "Hari apa saja?" } },
    });
    await expect(kept(() => Promise.reject(refuse.tooMany(60, "Tunggu.")))).rejects.toMatchObject({
      ...{ kind: "tooMany", retryAfter: 60, current: { isi: "Hari apa saja?" } },
    });
    const broken = new Error("no database");
    await expect(kept(() => Promise.reject(broken))).rejects.toBe(broken);
    expect(
      await keepTyped(
        request,
        async () => body,
        async (typed) => typed,
      ),
    ).toEqual({ isi: "Hari apa saja?" });
  });

  test("cannot flood the desk from one network", async () => {
    for (let n = 0; n < 12; n++) await send({ ...complaint, isi: `Pesan ${n}` });
    await expect(send({ ...complaint, isi: "Satu lagi" })).rejects.toMatchObject({ kind: "tooMany", retryAfter: expect.any(Number) });
    await send({ ...complaint, isi: "Satu lagi" }, "10.7.0.1");
    expect(await stored()).toHaveLength(13);
  });
});

describe("the answer", () => {
  test("opens for number and code, as people copy them, and shows what is the sender's", async () => {
    const { nomor, kode } = await send(question);
    const seen = await open(` ${nomor.toLowerCase().replaceAll("-", " ")}`, kode.toLowerCase().replace(/(.{4})/g, "$1-"));
    expect(seen).toMatchObject({ nomor, perihal: "Jam legalisir", keadaan: "masuk", jawaban: null });
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(["petugasId", "id"]));
  });

  test("says the same of a wrong code and of a number that is none, and not without end", async () => {
    const [mine, other] = [await send(question), await send({ ...question, isi: "Lain" })];
    const wrong = [
      [mine.nomor, other.kode],
      [nomorPesan(2026, 99_999), mine.kode],
      ["bukan nomor", "bukan kode"],
    ] as const;
    for (const [nomor, kode] of wrong) await expect(open(nomor, kode)).rejects.toThrow(unknownSentence);
    await expect(open("", "")).rejects.toMatchObject({ kind: "invalid", fields: { nomor: expect.any(String), kode: expect.any(String) } });
    for (let n = 0; n < 9; n++) await expect(open(mine.nomor, other.kode, `10.1.${n}.1`)).rejects.toThrow(unknownSentence);
    await expect(open(mine.nomor, other.kode, "10.1.99.1")).rejects.toMatchObject({ kind: "tooMany" });
    // Another number goes on opening, and what is right costs nothing.
    for (let n = 0; n < 15; n++) await open(other.nomor, other.kode, "10.2.0.1");
  });

  test("throttles a network that guesses numbers", async () => {
    const { nomor, kode } = await send(question);
    for (let n = 0; n < 30; n++) await expect(open(nomorPesan(2020, n), kode, "10.3.0.1")).rejects.toThrow(unknownSentence);
    await expect(open(nomor, kode, "10.3.0.1")).rejects.toMatchObject({ kind: "tooMany" });
    await open(nomor, kode, "10.4.0.1");
  });
});

test("a number tells every mistyped digit", () => {
  const nomor = nomorPesan(2026, 123);
  expect(readNomor(nomor)).toBe(nomor);
  for (const at of [4, 5, 6, 7, 9, 10, 11, 12, 13])
    for (const digit of "0123456789")
      if (digit !== nomor[at]) expect(readNomor(nomor.slice(0, at) + digit + nomor.slice(at + 1))).toBeNull();
  for (const text of ["", "HUB", "PMBM-2027-00001-A", `${nomor}1`, "HUB-2026-1-1"]) expect(readNomor(text)).toBeNull();
});
