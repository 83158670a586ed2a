import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubIndexedDb } from "#tests/support/indexed-db.ts";
import { type Antrean, ambilAntrean, antreanMilik, antrekan, type BarisAntrean, namaPerangkat, simpanAntrean } from "./antrean.ts";
import { ambilBekal, bekalTersimpan, pemilikTersimpan } from "./bekal-perangkat.ts";
import { banyakDraf, drafMilik, kunciDraf } from "./draf.ts";
import { ambil, buang, lupakanBekal, simpan } from "./gudang.ts";
import { kirimAntrean } from "./sinkron.ts";

const kini = Date.parse("2026-08-24T07:30:00+08:00");
const surat = new File(["surat"], "surat.pdf", { type: "application/pdf" });
const baris = (siswaId: string, lain: Partial<BarisAntrean> = {}): BarisAntrean => ({
  ...{ siswaId, status: "izin", jam: null, keterangan: null, buktiId: null, dasar: null },
  ...lain,
});
const antre = (kunci: string, lain: Partial<Antrean> = {}): Antrean => ({
  ...{ kunci, akunId: "wali", kelasId: "kelas", tanggal: "2026-08-24", jadwalId: null, sebutan: "XI.F-3", perangkat: "ponsel" },
  ...{ dicatatPada: `2026-08-24T00:1${kunci}:00Z`, baris: [baris("ani"), baris("budi")] },
  ...lain,
});
const hasil = (ditolak: readonly string[] = []) => ({
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
  (isi: unknown = hasil()) =>
  () =>
    Response.json(isi);
const status =
  (kode: number, isi: unknown = {}) =>
  () =>
    Response.json(isi, { status: kode });
const terkirim = () => sent.filter(({ alamat }) => alamat === "/api/absensi-siswa").map(({ isi }) => JSON.parse(String(isi.body)));
const isi = async () => (await antreanMilik("wali")).map(({ kunci }) => kunci);
const titip = async (...semua: readonly Antrean[]) => {
  for (const satu of semua) await simpanAntrean(satu);
};

beforeEach(() => {
  stubIndexedDb();
  vi.useFakeTimers({ now: kini, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what waits on a device", () => {
  test("is sent by its person alone, oldest first, and gone when the school has it", async () => {
    await titip(antre("2"), antre("1", { gagal: { kali: 1, lagiPada: new Date(kini).toISOString() } }));
    await titip(antre("3", { akunId: "lain" }), antre("4", { sebab: "Hari libur." }));
    jawab(ok());
    expect(await kirimAntrean("wali")).toEqual({ sambungan: "selesai", hasil: [hasil(), hasil()] });
    const { sebutan: _, ...satu } = antre("1");
    expect(terkirim()).toEqual([
      { ...satu, dikirimPada: new Date(kini).toISOString() },
      { ...satu, kunci: "2", dicatatPada: antre("2").dicatatPada, dikirimPada: new Date(kini).toISOString() },
    ]);
    expect(sent[0]?.isi).toMatchObject({
      method: "POST",
      headers: { "Content-Type": "application/json" },
      signal: expect.any(AbortSignal),
    });
    expect([await isi(), (await antreanMilik("lain")).length]).toEqual([["4"], 1]);
  });

  test.each([
    ["nobody is signed in", status(401), { sambungan: "masuk", tries: 1, kali: undefined }],
    ["it is too much", status(429), { sambungan: "terputus", tries: 1, kali: undefined }],
    ["nobody answers", () => new TypeError("network"), { sambungan: "terputus", tries: 1, kali: undefined }],
    ["it takes too long", () => new DOMException("", "TimeoutError"), { sambungan: "terputus", tries: 1, kali: 1 }],
    ["it was broken off", () => new DOMException("", "AbortError"), { sambungan: "terputus", tries: 1, kali: undefined }],
    ["the server fails", status(500), { sambungan: "selesai", tries: 2, kali: 1 }],
  ])("stays when %s", async (_, jawaban, { sambungan, tries, kali }) => {
    await titip(antre("1"), antre("2"));
    jawab(jawaban);
    expect(await kirimAntrean("wali")).toEqual({ sambungan, hasil: [] });
    expect([sent.length, (await ambilAntrean("1"))?.gagal?.kali, await isi()]).toEqual([tries, kali, ["1", "2"]]);
  });

  test("rests after a failure, unless a person asks", async () => {
    await titip(antre("1", { gagal: { kali: 2, lagiPada: new Date(kini + 1000).toISOString() } }));
    jawab(status(503));
    expect([await kirimAntrean("wali"), sent.length]).toEqual([{ sambungan: "selesai", hasil: [] }, 0]);
    await kirimAntrean("wali", true);
    expect([sent.length, (await ambilAntrean("1"))?.gagal?.kali]).toEqual([1, 3]);
    await titip(antre("1", { sebab: "Hari libur." }));
    await kirimAntrean("wali", true);
    expect(sent).toHaveLength(1);
  });

  test("waits for a person when it was refused, whole or in part", async () => {
    await titip(antre("1"), antre("2"), antre("3"));
    jawab(status(422, { error: "Hari libur." }), status(400), ok(hasil(["budi"])));
    const { hasil: semua } = await kirimAntrean("wali");
    const umum = "Kiriman ini tidak diterima. Periksa lagi, lalu kirim sekali lagi.";
    const nihil = { tercatat: 0, berbeda: [], ditolak: [] };
    expect(semua).toEqual([{ ...nihil, kalimat: "Hari libur." }, { ...nihil, kalimat: umum }, hasil(["budi"])]);
    expect((await antreanMilik("wali")).map(({ sebab, baris }) => [sebab, baris.length])).toEqual([
      ["Hari libur.", 2],
      [umum, 2],
      ["Tercatat.", 1],
    ]);
    expect((await ambilAntrean("3"))?.ditolak).toEqual(hasil(["budi"]).ditolak);
  });
});

describe("a proof", () => {
  const berbukti = (lain: Partial<BarisAntrean> = {}) => antre("1", { baris: [baris("ani", { berkas: surat, ...lain }), baris("budi")] });
  const baru = new Date(kini - 3_600_000).toISOString();

  test("goes first, and its id with the class; sent lately it does not go again", async () => {
    await titip(berbukti());
    jawab(ok({ id: "bukti-1" }), status(500));
    await kirimAntrean("wali");
    expect([sent[0]?.alamat, sent[0]?.isi.body]).toEqual(["/api/berkas?nama=surat.pdf&jenis=pdf%2Cjpg%2Cpng&akun=wali", surat]);
    expect(terkirim()[0].baris).toEqual([baris("ani", { buktiId: "bukti-1" }), baris("budi")]);
    jawab(ok(hasil(["ani"])));
    await kirimAntrean("wali", true);
    expect([sent.length, terkirim()[0].baris[0].buktiId]).toEqual([1, "bukti-1"]);
    const [sisa] = (await ambilAntrean("1"))?.baris ?? [];
    expect([sisa?.berkas, sisa?.diunggahPada]).toEqual([surat, undefined]);
  });

  test.each([status(503), status(401), () => new TypeError("network")])("that cannot be sent keeps its class waiting", async (jawaban) => {
    await titip(berbukti());
    jawab(jawaban, ok());
    await kirimAntrean("wali");
    expect([terkirim(), await isi()]).toEqual([[], ["1"]]);
  });

  test("that is refused waits apart, and the others are recorded", async () => {
    await titip(berbukti());
    jawab(status(415, { error: "Bukan PDF." }), ok());
    expect((await kirimAntrean("wali")).hasil).toEqual([hasil()]);
    expect(terkirim()[0].baris).toEqual([baris("budi")]);
    const sebab = "Surat bukti tidak dapat dikirim. Bukan PDF.";
    const [sisa, ...lain] = await antreanMilik("wali");
    expect([sisa, lain]).toMatchObject([{ sebab, baris: [{ siswaId: "ani", berkas: surat }] }, []]);
    expect(sisa?.kunci).not.toBe("1");
    await titip(antre("5", { baris: [baris("ani", { berkas: surat })] }));
    expect((await kirimAntrean("wali")).hasil).toEqual([hasil()]);
    jawab(status(415, { error: "Bukan PDF." }));
    await titip(antre("6", { baris: [baris("ani", { berkas: surat })] }));
    expect((await kirimAntrean("wali")).hasil).toEqual([{ tercatat: 0, berbeda: [], ditolak: [], kalimat: sebab }]);
    expect(await ambilAntrean("6")).toMatchObject({ sebab, baris: [{ siswaId: "ani" }] });
  });

  test("that was taken long ago and is refused now leaves the answer to the class", async () => {
    const lama = new Date(kini - 25 * 3_600_000).toISOString();
    await titip(berbukti({ buktiId: "lama", diunggahPada: lama }));
    jawab(status(415), ok());
    await kirimAntrean("wali");
    expect([terkirim()[0].baris[0].buktiId, await isi()]).toEqual(["lama", []]);
    await titip(berbukti({ buktiId: "baru", diunggahPada: baru }));
    jawab(ok());
    await kirimAntrean("wali");
    expect(sent).toHaveLength(1);
  });
});

describe("what a device keeps", () => {
  const bekal = (lalu = 0) => ({ akunId: "wali", diambilPada: new Date(kini - lalu).toISOString() });
  const empatBelasHari = 14 * 86_400_000;

  test("the roster for fourteen days", async () => {
    expect(await bekalTersimpan()).toBeUndefined();
    await simpan("bekal", "kini", bekal(empatBelasHari - 1));
    expect(await bekalTersimpan()).toMatchObject({ akunId: "wali" });
    await simpan("bekal", "kini", bekal(empatBelasHari));
    expect([await bekalTersimpan(), await ambil("bekal", "kini")]).toEqual([undefined, undefined]);
  });

  test.each([
    [ok(bekal()), { apa: "baru", bekal: bekal() }, true],
    [status(401), { apa: "masuk" }, true],
    [status(403), { apa: "tertutup" }, false],
    [status(404), { apa: "tertutup" }, false],
    [status(500), { apa: "gagal" }, true],
    [() => new TypeError("network"), { apa: "terputus" }, true],
  ])("the roster as it is fetched anew (%#)", async (jawaban, diharap, tetap) => {
    await simpan("bekal", "kini", bekal());
    jawab(jawaban);
    expect(await ambilBekal()).toEqual(diharap);
    expect([sent[0]?.alamat, (await bekalTersimpan()) !== undefined]).toEqual(["/api/absensi-siswa/bekal", tetap]);
    expect(await pemilikTersimpan()).toBe(diharap.apa === "baru" ? "wali" : undefined);
    await lupakanBekal();
    expect([await bekalTersimpan(), await pemilikTersimpan()]).toEqual([undefined, undefined]);
  });

  test("its own name, and how many pupils each draft of a person marks", async () => {
    const nama = await namaPerangkat();
    expect([nama.length, await namaPerangkat()]).toEqual([36, nama]);
    const kunci = (siapa: string, kelasId: string) => kunciDraf(siapa, { kelasId, tanggal: "2026-08-24", jadwalId: null });
    const draf = (...siswa: string[]) => ({ pada: "", tanda: Object.fromEntries(siswa.map((satu) => [satu, baris(satu)])) });
    await simpan("draf", kunci("wali", "satu"), draf("ani", "budi"));
    await simpan("draf", kunci("wali", "dua"), draf());
    await simpan("draf", kunci("wali-lain", "satu"), draf("ani"));
    expect([await banyakDraf("wali"), [...(await drafMilik("wali"))]]).toEqual([2, [[kunci("wali", "satu"), 2]]]);
    await antrekan(antre("1"), { kunci: kunci("wali", "satu"), sisa: () => undefined });
    expect([await isi(), await banyakDraf("wali")]).toEqual([["1"], 1]);
    await buang("antrean", "1");
    expect(await isi()).toEqual([]);
  });
});
