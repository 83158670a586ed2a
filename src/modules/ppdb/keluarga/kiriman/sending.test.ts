/**
 * A family's phone sends two pages over a network that breaks; the madrasah keeps what has arrived. What goes wrong: a page is sent from its
 * beginning again, a piece is left out, it sends on for ever, or the family reads that all is there while something is missing.
 */
import { afterEach, expect, test, vi } from "vitest";
import { pieceBytes, piecesPath } from "../../berkas/pieces.ts";
import { dropPage, Interrupted, sendPages } from "./send.ts";

const nomor = "PMBM-2027-00001";
const page = (unggahan: string, size: number) => ({ unggahan, isi: new Blob([new Uint8Array(size).map((_, at) => at % 251)]) });
const pages = [page("satu", 2 * pieceBytes + 10), page("dua", 7)];
const sizes = pages.map(({ isi }) => isi.size);
const sending = { nomor, dokumen: "KK", pages };

/** The madrasah: what it has of each page, and what it was sent in what order. */
function madrasah(answers: (asked: Asked) => object | Response | undefined = () => undefined, kept: Record<string, number> = {}) {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (to: string, { method, body, signal }: { method: string; body: FormData; signal: AbortSignal }) => {
    const isi = body.get("isi");
    const one: Asked = {
      ...{ to, method, aksi: String(body.get("aksi")), nomor: String(body.get("nomor")), dokumen: body.get("dokumen") },
      ...{ unggahan: body.getAll("unggahan").map(String), mulai: body.get("mulai"), isi: isi instanceof Blob ? isi : null },
      ends: !signal.aborted,
    };
    asked.push(one);
    if (asked.length > 100) throw new TypeError("this phone sends for ever");
    const told = answers(one);
    if (told instanceof Response) return told;
    return Response.json(told ?? usual(one, kept));
  });
  return asked;
}

interface Asked {
  readonly to: string;
  readonly method: string;
  readonly aksi: string;
  readonly nomor: string;
  readonly dokumen: unknown;
  readonly unggahan: readonly string[];
  readonly mulai: unknown;
  readonly isi: Blob | null;
  readonly ends: boolean;
}

function usual({ aksi, unggahan: [one = ""], isi }: Asked, kept: Record<string, number>): object {
  if (aksi === "potongan") {
    kept[one] = (kept[one] ?? 0) + (isi?.size ?? 0);
    return { sampai: kept[one] };
  }
  return { selesai: pages.every(({ unggahan, isi: whole }) => kept[unggahan] === whole.size) };
}

const told: [number, number][] = [];
const send = (some: Partial<typeof sending> = {}) => sendPages({ ...sending, ...some }, (arrived, of) => void told.push([arrived, of]));
const pieces = (asked: readonly Asked[]) =>
  asked.filter(({ aksi }) => aksi === "potongan").map(({ unggahan, mulai, isi }) => `${unggahan} ${mulai} ${isi?.size}`);

afterEach(() => {
  vi.unstubAllGlobals();
  told.length = 0;
});

test("each page goes piece by piece, asked first how much of it is there, and at last that all is there", async () => {
  const asked = madrasah();
  expect(await send()).toBeUndefined();
  expect(pieces(asked)).toEqual([
    ...["satu 0 0", `satu 0 ${pieceBytes}`, `satu ${pieceBytes} ${pieceBytes}`, `satu ${2 * pieceBytes} 10`],
    ...["dua 0 0", "dua 0 7"],
  ]);
  const sent = await Promise.all(asked.filter(({ unggahan }) => unggahan[0] === "satu").map(({ isi }) => isi?.bytes()));
  expect(Buffer.concat(sent.flatMap((one) => one ?? []))).toEqual(Buffer.from((await pages[0]?.isi.bytes()) ?? []));
  const whole = { aksi: "selesai", nomor, dokumen: "KK", unggahan: [`satu:${sizes[0]}`, "dua:7"], isi: null };
  expect([asked[0], asked.at(-1), asked.filter(({ aksi }) => aksi === "selesai").length]).toMatchObject([whole, whole, 2]);
  expect(asked.every(({ to, method, nomor: of, ends }) => to === piecesPath && method === "POST" && of === nomor && ends)).toBe(true);
});

test("how much has arrived is told of all pages together, and never goes back", async () => {
  madrasah();
  await send();
  const of = 2 * pieceBytes + 17;
  expect(told).toEqual([0, pieceBytes, 2 * pieceBytes, of - 7, of - 7, of].map((arrived) => [arrived, of]));
});

test("it goes on where it stopped, and sends nothing of a page that is there", async () => {
  const asked = madrasah(undefined, { satu: 2 * pieceBytes + 10, dua: 3 });
  expect(await send()).toBeUndefined();
  expect(pieces(asked)).toEqual(["satu 0 0", "dua 0 0", "dua 3 4"]);
});

test("an empty page is no endless sending", async () => {
  const asked = madrasah();
  await send({ pages: [page("kosong", 0)] }).catch(() => undefined);
  expect(pieces(asked)).toEqual(["kosong 0 0"]);
});

test("what is refused on the way ends it there, and is said with whether the page is closed", async () => {
  const asked = madrasah(({ mulai }) => (mulai === String(pieceBytes) ? { error: "Terlalu banyak." } : undefined));
  expect(await send()).toEqual({ error: "Terlalu banyak.", tutup: false });
  expect(pieces(asked)).toHaveLength(3);
  madrasah(({ mulai }) => (mulai === String(pieceBytes) ? { error: "Ditutup.", tutup: true } : undefined));
  expect(await send()).toEqual({ error: "Ditutup.", tutup: true });
  madrasah(({ aksi, mulai }) => (aksi === "potongan" || mulai !== null || told.length === 0 ? undefined : { error: "Buram." }));
  expect(await send()).toEqual({ error: "Buram.", tutup: false });
  // Only a sentence is one.
  madrasah(() => ({ error: 5, selesai: true }));
  expect(await send()).toBeUndefined();
});

test.each([
  ["no number", { sampai: "7" }],
  ["more than there is", { sampai: 2 * pieceBytes + 11 }],
  ["no further than before", { sampai: 0 }],
  ["nothing", {}],
])("an answer that says %s is an interruption, and not asked again", async (_, said) => {
  const asked = madrasah(({ isi }) => (isi && isi.size > 0 ? said : undefined));
  await expect(send()).rejects.toThrow(Interrupted);
  expect(pieces(asked)).toHaveLength(2);
});

test("a madrasah that has all pieces and not the paper is asked again later", async () => {
  madrasah(({ aksi }) => (aksi === "selesai" ? { selesai: false } : undefined));
  await expect(send()).rejects.toThrow("Sambungan terputus.");
  madrasah(({ aksi }) => (aksi === "selesai" ? { selesai: "ya" } : undefined));
  await expect(send()).rejects.toThrow(Interrupted);
});

test.each([
  ["null", () => Response.json(null)],
  ["a word", () => Response.json("ya")],
  ["a page to sign in", () => new Response("<html>")],
])("an answer that is %s has kept nothing, and nothing more is sent", async (_, answer) => {
  const asked = madrasah(() => answer());
  await expect(send()).rejects.toThrow("Sambungan terputus.");
  expect(asked).toHaveLength(1);
});

test("an answer below five hundred is read, the rest is the madrasah's trouble", async () => {
  for (const [status, sentence] of [
    [500, "Server madrasah sedang terganggu."],
    [429, "Server madrasah sedang terganggu."],
  ] as const) {
    madrasah(() => Response.json({ error: "x" }, { status }));
    await expect(send()).rejects.toThrow(sentence);
  }
  for (const status of [422, 499]) {
    madrasah(() => Response.json({ error: "Salah." }, { status }));
    expect(await send()).toEqual({ error: "Salah.", tutup: false });
  }
});

test("a page that is taken away is named to the madrasah, and without a network it stays at that", async () => {
  const asked = madrasah(() => ({ dibuang: true }));
  await dropPage(nomor, page("satu", 3));
  expect(asked).toMatchObject([{ aksi: "buang", nomor, unggahan: ["satu"], isi: null }]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  expect(await dropPage(nomor, page("satu", 3))).toBeUndefined();
});
