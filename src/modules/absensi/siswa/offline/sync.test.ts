import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubIndexedDb } from "#tests/support/indexed-db.ts";
import { draftCount, draftKey, ownDraft } from "./draft.ts";
import { savedBundle, savedPemilik, takeBundle } from "./perangkat-bundle.ts";
import { enqueue, ownQueue, perangkatName, type Queue, type QueueRow, saveQueue, takeQueue } from "./queue.ts";
import { discard, forgetBundle, save, take } from "./store.ts";
import { sendQueue } from "./sync.ts";

const current = Date.parse("2026-08-24T07:30:00+08:00");
const surat = new File(["surat"], "surat.pdf", { type: "application/pdf" });
const row = (siswaId: string, lain: Partial<QueueRow> = {}): QueueRow => ({
  ...{ siswaId, status: "izin", jam: null, keterangan: null, buktiId: null, dasar: null },
  ...lain,
});
const antre = (kunci: string, lain: Partial<Queue> = {}): Queue => ({
  ...{ kunci, akunId: "wali", kelasId: "kelas", tanggal: "2026-08-24", jadwalId: null, sebutan: "XI.F-3", perangkat: "ponsel" },
  ...{ dicatatPada: `2026-08-24T00:1${kunci}:00Z`, baris: [row("ani"), row("budi")] },
  ...lain,
});
const result = (ditolak: readonly string[] = []) => ({
  ...{ tercatat: 2 - ditolak.length, berbeda: [], kalimat: "Tercatat." },
  ditolak: ditolak.map((siswaId) => ({ siswaId, nama: siswaId, sebab: "bukan anggota" })),
});

type Dijawab = Response | Error;
let sent: { alamat: string; isi: RequestInit }[];
/** Answers one after the other, the last one again and again. */
const jawab = (...semua: readonly (() => Dijawab)[]) => {
  sent = [];
  vi.stubGlobal("fetch", async (alamat: string, isi: RequestInit) => {
    const jawaban = (semua[Math.min(sent.length, semua.length - 1)] ?? (() => new Error("nothing")))();
    sent.push({ alamat, isi });
    if (jawaban instanceof Response) return jawaban;
    throw jawaban;
  });
};
const ok =
  (isi: unknown = result()) =>
  () =>
    Response.json(isi);
const status =
  (kode: number, isi: unknown = {}) =>
  () =>
    Response.json(isi, { status: kode });
const terkirim = () => sent.filter(({ alamat }) => alamat === "/api/absensi-siswa").map(({ isi }) => JSON.parse(String(isi.body)));
const content = async () => (await ownQueue("wali")).map(({ kunci }) => kunci);
const storePending = async (...semua: readonly Queue[]) => {
  for (const satu of semua) await saveQueue(satu);
};

beforeEach(() => {
  stubIndexedDb();
  vi.useFakeTimers({ now: current, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what waits on a device", () => {
  test("is sent by its person alone, oldest first, and gone when the school has it", async () => {
    await storePending(antre("2"), antre("1", { gagal: { kali: 1, lagiPada: new Date(current).toISOString() } }));
    await storePending(antre("3", { akunId: "lain" }), antre("4", { sebab: "Hari libur." }));
    jawab(ok());
    expect(await sendQueue("wali")).toEqual({ sambungan: "selesai", hasil: [result(), result()] });
    const { sebutan: _, ...satu } = antre("1");
    expect(terkirim()).toEqual([
      { ...satu, dikirimPada: new Date(current).toISOString() },
      { ...satu, kunci: "2", dicatatPada: antre("2").dicatatPada, dikirimPada: new Date(current).toISOString() },
    ]);
    expect(sent[0]?.isi).toMatchObject({
      method: "POST",
      headers: { "Content-Type": "application/json" },
      signal: expect.any(AbortSignal),
    });
    expect([await content(), (await ownQueue("lain")).length]).toEqual([["4"], 1]);
  });

  test.each([
    ["nobody is signed in", status(401), { sambungan: "masuk", tries: 1, kali: undefined }],
    ["somebody else answers, as where a network asks for a sign-in", ok({}), { sambungan: "terputus", tries: 1, kali: undefined }],
    ["half of an answer comes", ok({ ...result(), ditolak: undefined }), { sambungan: "terputus", tries: 1, kali: undefined }],
    ["nothing is in the answer", ok(null), { sambungan: "terputus", tries: 1, kali: undefined }],
    ["it is too much", status(429), { sambungan: "terputus", tries: 1, kali: undefined }],
    ["nobody answers", () => new TypeError("network"), { sambungan: "terputus", tries: 1, kali: undefined }],
    ["it takes too long", () => new DOMException("", "TimeoutError"), { sambungan: "terputus", tries: 1, kali: 1 }],
    ["it was broken off", () => new DOMException("", "AbortError"), { sambungan: "terputus", tries: 1, kali: undefined }],
    ["the server fails", status(500), { sambungan: "selesai", tries: 2, kali: 1 }],
  ])("stays when %s", async (_, jawaban, { sambungan, tries, kali }) => {
    await storePending(antre("1"), antre("2"));
    jawab(jawaban);
    expect(await sendQueue("wali")).toEqual({ sambungan, hasil: [] });
    expect([sent.length, (await takeQueue("1"))?.gagal?.kali, await content()]).toEqual([tries, kali, ["1", "2"]]);
  });

  test("rests after a failure, unless a person asks", async () => {
    await storePending(antre("1", { gagal: { kali: 2, lagiPada: new Date(current + 1000).toISOString() } }));
    jawab(status(503));
    expect([await sendQueue("wali"), sent.length]).toEqual([{ sambungan: "selesai", hasil: [] }, 0]);
    await sendQueue("wali", true);
    expect([sent.length, (await takeQueue("1"))?.gagal?.kali]).toEqual([1, 3]);
    await storePending(antre("1", { sebab: "Hari libur." }));
    await sendQueue("wali", true);
    expect(sent).toHaveLength(1);
  });

  test("waits for a person when it was refused, whole or in part", async () => {
    await storePending(antre("1"), antre("2"), antre("3"));
    jawab(status(422, { error: "Hari libur." }), status(400), ok(result(["budi"])));
    const { hasil: semua } = await sendQueue("wali");
    const umum = "Kiriman ini tidak diterima. Periksa lagi, lalu kirim sekali lagi.";
    const nihil = { tercatat: 0, berbeda: [], ditolak: [] };
    expect(semua).toEqual([{ ...nihil, kalimat: "Hari libur." }, { ...nihil, kalimat: umum }, result(["budi"])]);
    expect((await ownQueue("wali")).map(({ sebab, baris }) => [sebab, baris.length])).toEqual([
      ["Hari libur.", 2],
      [umum, 2],
      ["Tercatat.", 1],
    ]);
    expect((await takeQueue("3"))?.ditolak).toEqual(result(["budi"]).ditolak);
  });
});

describe("a proof", () => {
  const berbukti = (lain: Partial<QueueRow> = {}) => antre("1", { baris: [row("ani", { berkas: surat, ...lain }), row("budi")] });
  const baru = new Date(current - 3_600_000).toISOString();

  test("goes first, and its id with the class; sent lately it does not go again", async () => {
    await storePending(berbukti());
    jawab(ok({ id: "bukti-1" }), status(500));
    await sendQueue("wali");
    expect([sent[0]?.alamat, sent[0]?.isi.body]).toEqual(["/api/berkas?nama=surat.pdf&jenis=pdf%2Cjpg%2Cpng&akun=wali", surat]);
    expect(terkirim()[0].baris).toEqual([row("ani", { buktiId: "bukti-1" }), row("budi")]);
    jawab(ok(result(["ani"])));
    await sendQueue("wali", true);
    expect([sent.length, terkirim()[0].baris[0].buktiId]).toEqual([1, "bukti-1"]);
    const [sisa] = (await takeQueue("1"))?.baris ?? [];
    expect([sisa?.berkas, sisa?.diunggahPada]).toEqual([surat, undefined]);
  });

  test.each([status(503), status(401), ok({}), () => new TypeError("network")])(
    "that cannot be sent keeps its class waiting",
    async (jawaban) => {
      await storePending(berbukti());
      jawab(jawaban, ok());
      await sendQueue("wali");
      expect([terkirim(), await content()]).toEqual([[], ["1"]]);
    },
  );

  test("that is refused waits apart, and the others are recorded", async () => {
    await storePending(berbukti());
    jawab(status(415, { error: "Bukan PDF." }), ok());
    expect((await sendQueue("wali")).hasil).toEqual([result()]);
    expect(terkirim()[0].baris).toEqual([row("budi")]);
    const sebab = "Surat bukti tidak dapat dikirim. Bukan PDF.";
    const [sisa, ...lain] = await ownQueue("wali");
    expect([sisa, lain]).toMatchObject([{ sebab, baris: [{ siswaId: "ani", berkas: surat }] }, []]);
    expect(sisa?.kunci).not.toBe("1");
    jawab(ok({ id: "bukti-5" }), ok());
    await storePending(antre("5", { baris: [row("ani", { berkas: surat })] }));
    expect((await sendQueue("wali")).hasil).toEqual([result()]);
    jawab(status(415, { error: "Bukan PDF." }));
    await storePending(antre("6", { baris: [row("ani", { berkas: surat })] }));
    expect((await sendQueue("wali")).hasil).toEqual([{ tercatat: 0, berbeda: [], ditolak: [], kalimat: sebab }]);
    expect(await takeQueue("6")).toMatchObject({ sebab, baris: [{ siswaId: "ani" }] });
  });

  test("that was taken long ago and is refused now leaves the answer to the class", async () => {
    const lama = new Date(current - 25 * 3_600_000).toISOString();
    await storePending(berbukti({ buktiId: "lama", diunggahPada: lama }));
    jawab(status(415), ok());
    await sendQueue("wali");
    expect([terkirim()[0].baris[0].buktiId, await content()]).toEqual(["lama", []]);
    await storePending(berbukti({ buktiId: "baru", diunggahPada: baru }));
    jawab(ok());
    await sendQueue("wali");
    expect(sent).toHaveLength(1);
  });
});

describe("what a device keeps", () => {
  const bekal = (lalu = 0) => ({ akunId: "wali", diambilPada: new Date(current - lalu).toISOString() });
  const empatBelasHari = 14 * 86_400_000;

  test("the roster for fourteen days", async () => {
    expect(await savedBundle()).toBeUndefined();
    await save("bekal", "kini", bekal(empatBelasHari - 1));
    expect(await savedBundle()).toMatchObject({ akunId: "wali" });
    await save("bekal", "kini", bekal(empatBelasHari));
    expect([await savedBundle(), await take("bekal", "kini")]).toEqual([undefined, undefined]);
  });

  test.each([
    [ok(bekal()), { apa: "baru", bekal: bekal() }, true],
    [status(401), { apa: "masuk" }, true],
    [status(403), { apa: "tertutup" }, false],
    [status(404), { apa: "tertutup" }, false],
    [status(500), { apa: "gagal" }, true],
    [() => new TypeError("network"), { apa: "terputus" }, true],
  ])("the roster as it is fetched anew (%#)", async (jawaban, diharap, tetap) => {
    const before = { ...bekal(3_600_000), akunId: "guru" };
    await save("bekal", "kini", before);
    jawab(jawaban);
    expect(await takeBundle()).toEqual(diharap);
    const stands = diharap.apa === "baru" ? bekal() : before;
    expect([sent[0]?.alamat, await savedBundle()]).toEqual(["/api/absensi-siswa/bekal", tetap ? stands : undefined]);
    expect(await savedPemilik()).toBe(diharap.apa === "baru" ? "wali" : undefined);
    await forgetBundle();
    expect([await savedBundle(), await savedPemilik()]).toEqual([undefined, undefined]);
  });

  test("its own name, and how many pupils each draft of a person marks", async () => {
    const nama = await perangkatName();
    expect([nama.length, await perangkatName()]).toEqual([36, nama]);
    const kunci = (siapa: string, kelasId: string) => draftKey(siapa, { kelasId, tanggal: "2026-08-24", jadwalId: null });
    const draf = (...siswa: string[]) => ({ pada: "", tanda: Object.fromEntries(siswa.map((satu) => [satu, row(satu)])) });
    await save("draf", kunci("wali", "satu"), draf("ani", "budi"));
    await save("draf", kunci("wali", "dua"), draf());
    await save("draf", kunci("wali-lain", "satu"), draf("ani"));
    expect([await draftCount("wali"), [...(await ownDraft("wali"))]]).toEqual([2, [[kunci("wali", "satu"), 2]]]);
    await enqueue(antre("1"), { kunci: kunci("wali", "satu"), sisa: () => undefined });
    expect([await content(), await draftCount("wali")]).toEqual([["1"], 1]);
    await discard("antrean", "1");
    expect(await content()).toEqual([]);
  });
});
