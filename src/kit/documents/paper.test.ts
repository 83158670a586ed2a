import QRCode from "qrcode";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { readAloud } from "#tests/support/read-aloud.ts";
import { renderPaper } from "./paper.server.ts";
import type { Paper } from "./paper.ts";

const letterhead = {
  names: ["KEMENTERIAN AGAMA REPUBLIK INDONESIA", "KANTOR KEMENTERIAN AGAMA KOTA PALU", "MAN 1 Kota Palu"],
  address: "Jalan Jamur Nomor 38, Balaroa, Palu Barat, Kota Palu, Sulawesi Tengah 94226",
  contact: "Telepon (0451) 421 634 · kantor@contoh.sch.id · contoh.sch.id",
};

const paper = async (): Promise<Paper> => ({
  letterhead: { ...letterhead, logos: { left: await QRCode.toBuffer("logo", { margin: 0 }) } },
  title: "Bukti Permohonan",
  subtitle: "Tahun Pelajaran 2027/2028",
  footer: "Dicetak 21 November 2026 pukul 09.42 WITA",
  blocks: [
    {
      kind: "callout",
      label: "Nomor",
      value: "PMBM-2027-00001-K",
      note: "Simpan nomor ini baik-baik.",
      picture: await QRCode.toBuffer("PMBM-2027-00001-K", { margin: 1 }),
    },
    { kind: "heading", text: "Data Pribadi" },
    {
      kind: "facts",
      rows: [
        { label: "Nama lengkap", value: "Muhammad Rizqullah Nur’aini Labatjo-Djanggola bin Haji Abdurrahman Wahid Tandipuang" },
        { label: "Tempat, tanggal lahir", value: "Palu, 13 Juni 2011" },
        { label: "Nama dengan aksen", value: "José Gonçalves Šimić Łukasz" },
        {
          label: "Surel",
          value: "nama-yang-sangat-panjang-sekali-untuk-satu-baris.dan-masih-terus-panjang-sekali@contoh-alamat-surel.sch.id",
        },
        { label: "Nomor telepon", value: "" },
      ],
    },
    { kind: "heading", text: "Yang dibawa saat daftar ulang" },
    {
      kind: "list",
      ordered: true,
      items: ["Fotokopi ijazah yang dilegalisasi", "Fotokopi kartu keluarga", "Pasfoto 3×4 empat lembar", "Keterangan sehat dari dokter"],
    },
    {
      kind: "paragraph",
      text: "Bukti ini sah tanpa tanda tangan. Keasliannya dapat diperiksa dengan memindai kode di atas atau menghubungi panitia pada jam kerja.",
    },
    {
      kind: "signature",
      place: "Palu, 21 November 2026",
      role: "Ketua Panitia,",
      name: "Dra. Hj. Nurhayati Labatjo, M.Pd.",
      note: "NIP 19680412 199403 2 003",
    },
  ],
});

const report: Paper = {
  letterhead,
  title: "Rekapitulasi",
  size: "F4",
  orientation: "landscape",
  blocks: [
    {
      kind: "table",
      columns: [
        { label: "No.", share: 0.5, align: "right" },
        { label: "Nama", share: 3 },
        { label: "Kelas" },
        { label: "Keterangan", share: 2 },
      ],
      rows: Array.from({ length: 90 }, (_, index) => [
        `${index + 1}`,
        "Siti Nur Aisyah Rahmatullah",
        `XI-${(index % 9) + 1}`,
        index % 7 ? "Hadir" : "Izin karena ada keperluan keluarga di luar kota",
      ]),
    },
  ],
};

/** The words of each page, as a reader's program finds them. */
const read = async (pdf: Uint8Array) => (await extractText(new Uint8Array(pdf))).text;

describe("renderPaper", () => {
  it("makes a PDF that tells its language and title", async () => {
    const pdf = await renderPaper(await paper());
    expect(Buffer.from(pdf).toString("latin1")).toContain("/Lang (id-ID)");
    const opened = await getDocumentProxy(new Uint8Array(pdf));
    expect((await getMeta(opened)).info.Title).toBe("Bukti Permohonan");
    const [, , width, height] = (await opened.getPage(1)).view;
    expect([width, height]).toEqual([expect.closeTo(595.28, 1), expect.closeTo(841.89, 1)]);
  });
  it("makes two at once as well as one", async () => {
    const [one, two] = await Promise.all([renderPaper(await paper()), renderPaper(await paper())]);
    expect(Math.abs(one.length - two.length)).toBeLessThan(64);
  });
  it("holds text that can be searched, accents and all", async () => {
    const text = (await read(await renderPaper(await paper()))).join(" ");
    for (const words of [
      "PMBM-2027-00001-K",
      "Nur’aini Labatjo-Djanggola",
      "José Gonçalves Šimić Łukasz",
      "Halaman 1 dari 1",
      "Dra. Hj. Nurhayati Labatjo, M.Pd.",
    ]) {
      expect(text).toContain(words);
    }
  });
  it("repeats the head of a table and counts the pages", async () => {
    const pages = await read(await renderPaper(report));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page).toMatch(/No\.\s+Nama\s+Kelas\s+Keterangan/);
      expect(page).toContain(`Halaman ${index + 1} dari ${pages.length}`);
    });
    expect(pages.join("").match(/Siti Nur Aisyah/g)).toHaveLength(90);
  });
  it("lets others have their turn while a long paper is laid out", async () => {
    let turns = 0;
    const others = setInterval(() => turns++, 1);
    const apart = await renderPaper({
      ...report,
      letterhead: { ...letterhead, logos: { left: await QRCode.toBuffer("logo", { margin: 0 }) } },
    });
    clearInterval(others);
    expect(turns).toBeGreaterThan(10);
    expect((await read(apart)).length).toBeGreaterThan(2);
  });
  it("tells what went wrong with a long paper, and goes on with the next", async () => {
    const spoiled = { ...report, letterhead: { ...letterhead, names: undefined } } as unknown as Paper;
    const [bad, good] = await Promise.allSettled([renderPaper(spoiled), renderPaper(report)]);
    expect(bad).toMatchObject({ status: "rejected", reason: { message: expect.stringMatching(/^paper\.typ: .*names/) } });
    expect(good.status).toBe("fulfilled");
  });
  it("cuts what names the paper before it meets the number of the page", async () => {
    const [page] = await read(await renderPaper({ letterhead, title: "Undangan", footer: "Undangan rapat ".repeat(12), blocks: [] }));
    expect(page).toMatch(/^(?:Undangan |rapat )+…\s+Halaman 1 dari 1$/m);
  });
  it("sends what is too long for paper to a spreadsheet", async () => {
    const rows = Array.from({ length: 15_001 }, () => ["x"]);
    const columns = [{ label: "A" }, { label: "B" }];
    await expect(renderPaper({ letterhead, title: "Panjang", blocks: [{ kind: "table", columns, rows }] })).rejects.toMatchObject({
      kind: "tooLarge",
      message: expect.stringContaining("Excel atau CSV"),
    });
  });

  it("leaves the head of a table with its first row, wherever the page ends", async () => {
    for (let lines = 24; lines < 34; lines++) {
      const facts = Array.from({ length: lines }, (_, n) => ({ label: `Isian ${n}`, value: "isi" }));
      const pdf = await renderPaper({
        ...{ letterhead, title: "Lembar" },
        blocks: [
          { kind: "facts", rows: facts },
          { kind: "table", columns: [{ label: "Penerima" }, { label: "Status" }], rows: [["Nurhayati", "Dibaca"]] },
        ],
      });
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
      expect(text.map((page) => [page.includes("Penerima"), page.includes("Nurhayati")]).filter(([head, row]) => head !== row)).toEqual([]);
    }
  });
});

it("tells what is not known by a dash, and leaves it empty where a pen fills it in", async () => {
  const drawn = async (written: object) => {
    const blocks = [{ kind: "facts" as const, rows: [{ label: "Indeks berkas", value: "" }], ...written }];
    const pdf = await renderPaper({ letterhead, title: "Lembar", blocks });
    return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;
  };
  expect(await drawn({})).toContain("–");
  expect(await drawn({ written: true })).not.toContain("–");
});

it("is read aloud in its order: what is the title, a heading, a fact, a picture, and no foot", async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await renderPaper(await paper())));
  const said = (await pdf.getPage(1).then(readAloud)).filter((role) => role !== "Div" && role !== "Span");
  expect(said.filter((role) => role === "Figure" || role.startsWith("H"))).toEqual(["Figure", "H1", "Figure", "H2", "H2"]);
  expect(said.slice(said.indexOf("L"), said.indexOf("L") + 5)).toEqual(["L", "LI", "Lbl", "LBody", "P"]);
  expect(said.slice(said.lastIndexOf("L"), said.lastIndexOf("L") + 4)).toEqual(["L", "LI", "Lbl", "LBody"]);
  expect(said.slice(-4)).toEqual(["P", "P", "P", "P"]);
});

it("reads a table of two thousand rows cell by cell, head and all", async () => {
  const rows = Array.from({ length: 2_000 }, (_, n) => [`Siti ${n}`, String(n)]);
  const columns = [{ label: "Nama" }, { label: "Hadir" }];
  const pdf = await getDocumentProxy(
    new Uint8Array(await renderPaper({ letterhead, title: "Buku", blocks: [{ kind: "table", columns, rows }] })),
  );
  const said = await pdf.getPage(1).then(readAloud);
  const count = (role: string) => said.filter((one) => one === role).length;
  expect([count("Table"), count("TH")]).toEqual([1, 2]);
  expect(count("TD")).toBe(2 * (count("TR") - 1));
  const last = (await extractText(pdf)).text.at(-1);
  expect(last).toContain("Siti 1999");
  expect(last).toMatch(/Nama\s+Hadir/);
}, 120_000);

it("says of itself that it is PDF/UA-1, and of a kept letter that it is PDF/A-3a too", async () => {
  const told = async (keptAt?: Date) => {
    const file = await renderPaper(await paper(), keptAt && { keptAt, proof: { kode: "ABCD" } });
    const pdf = await getDocumentProxy(new Uint8Array(file));
    const { metadata, info } = await pdf.getMetadata();
    const named = ["pdfuaid:part", "pdfaid:part", "pdfaid:conformance"].map((name) => metadata?.get(name) ?? null);
    const tags = await (await pdf.getPage(1)).getStructTree();
    expect(figures(tags)).toEqual(["Lambang", "Foto PMBM-2027-00001-K"]);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const attached = (await pdf.getAttachments()) as ReadonlyMap<string, unknown> | null;
    expect(attached && [...attached.keys()]).toEqual(keptAt ? ["bukti.json"] : null);
    return { named, created: (info as { CreationDate?: string }).CreationDate, file: Buffer.from(file).toString("latin1") };
  };
  const [passing, kept] = [await told(), await told(new Date("2026-11-21T01:42:00Z"))];
  expect(passing).toMatchObject({ named: ["1", null, null], created: undefined });
  expect(kept).toMatchObject({ named: ["1", "3", "A"], created: "D:20261121014200Z" });
  const [, profile] = /\/GTS_PDFA1 .*\/DestOutputProfile (\d+) 0 R/.exec(kept.file) ?? [];
  expect(kept.file).toMatch(new RegExp(`\n${profile} 0 obj\n<<[^>]*/N 3\n`));
  expect(kept.file).toContain('stream\n{"kode":"ABCD"}\nendstream');
  expect(kept.file).toMatch(/\/AFRelationship \/Data[\s\S]*\/AF \[\d+ 0 R\]/);
  expect(passing.file).not.toMatch(/\/OutputIntents|\/AF /);
});

type Tags = Awaited<ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>["getStructTree"]>>;

/** What is said in the place of each picture. */
function figures(tags: Tags | undefined): unknown[] {
  if (!tags || !("children" in tags)) return [];
  const here = tags.role === "Figure" ? [(tags as { readonly alt?: string }).alt] : [];
  return [...here, ...tags.children.flatMap((child) => figures(child as Tags))];
}

it("is the same to the byte when a kept paper is drawn again", async () => {
  const keptAt = new Date("2026-11-21T01:42:00Z");
  const kept = { keptAt, proof: { kode: "ABCD" } };
  const [one, two] = [await renderPaper(await paper(), kept), await renderPaper(await paper(), kept)];
  expect(Buffer.compare(Buffer.from(one), Buffer.from(two))).toBe(0);
});
