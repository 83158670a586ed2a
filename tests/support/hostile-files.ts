import { deflateRawSync } from "node:zlib";
import type { Door } from "./doors.ts";
import type { Body } from "./hostile-bodies.ts";
import { drawn } from "./pictures.ts";
import { emisTemplate } from "./template-workbook.ts";

interface Delivery {
  readonly door: Door;
  readonly body: Body;
}

const letters: Door = { method: "POST", path: "/administration/surat-masuk/impor.data", upload: 5_000_000 };
const imports: Door = { method: "POST", path: "/api/impor/surat-masuk", upload: 5_000_000 };
const templates: Door = { method: "POST", path: "/administration/surat-masuk/isi-templat.data", upload: 5_000_000 };
const attachments = (kind: string): Door => ({ method: "POST", path: `/api/berkas?nama=a.${kind}&jenis=${kind}`, upload: 40_000_000 });
const pictures: Door = { method: "POST", path: "/api/gambar?alt=Uji&nama=a.png", upload: 40_000_000 };

/** Files that keep a reader busy, each at a door that takes its kind. */
export async function hostileFiles(): Promise<Delivery[]> {
  const streams = Buffer.from(`%PDF-1.7\n${"stream\n".repeat(58_000)}`);
  const rows = Buffer.from(`Nomor surat;Asal surat;Tanggal terima;Perihal\n${"1\n".repeat(2_400_000)}`);
  const picture = await drawn(8000, 5000).png().toBuffer();
  const [ampersands, huge] = [workbook(`<c r="${"&".repeat(100_000)}"/>`), workbook(" ".repeat(200_000_000))];
  return [
    { door: attachments("pdf"), body: bare("a PDF of 400 KB of stream", "application/pdf", streams) },
    { door: letters, body: sheet("a list of 2.4 million rows", "daftar.csv", rows) },
    { door: letters, body: sheet("a workbook of ampersands", "daftar.xlsx", ampersands) },
    { door: letters, body: sheet("a workbook that unpacks to 200 MB", "daftar.xlsx", huge) },
    { door: imports, body: sheet("a program's list of 2.4 million rows", "daftar.csv", rows) },
    { door: imports, body: sheet("a program's workbook that unpacks to 200 MB", "daftar.xlsx", huge) },
    { door: imports, body: manyRows() },
    { door: templates, body: sheet("a template of ampersands", "templat.xlsx", ampersands, "unggah") },
    { door: templates, body: sheet("a template that unpacks to 200 MB", "templat.xlsx", huge, "unggah") },
    { door: templates, body: sheet("a template of 20,000 cells that are in each other's way", "templat.xlsx", merged(), "unggah") },
    { door: attachments("docx"), body: bare("a document that unpacks to 200 MB", "application/zip", huge) },
    { door: pictures, body: bare("a picture of 40 megapixels", "image/png", picture) },
  ];
}

const bare = (name: string, type: string, bytes: Buffer): Body => ({ name, headers: { "content-type": type }, bytes });

/** As much as a program may send as JSON, every row of it wrong in its own way. */
function manyRows(): Body {
  const baris = Array.from({ length: 3_000 }, (_, n) => ({ perihal: `<${n}>`, asal: "\u0000", tanggalTerima: `${n}-02-30` }));
  return {
    name: "3,000 wrong rows as JSON",
    headers: { "content-type": "application/json" },
    bytes: Buffer.from(JSON.stringify({ baris })),
  };
}

/** A whole template: what it asks of a reader is in the sheet. */
const merged = (): Buffer =>
  emisTemplate({
    sheet: `<sheetData><row r="2">${'<c r="A2" t="inlineStr"><is><t>Perihal</t></is></c>'.repeat(20_000)}</row></sheetData><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(20_000)}</mergeCells>`,
  });

function sheet(name: string, file: string, bytes: Buffer, aksi = "periksa"): Body {
  const head = (field: string, more = "") => `--b\r\nContent-Disposition: form-data; name="${field}"${more}\r\n\r\n`;
  const before = `${head("aksi")}${aksi}\r\n${head("berkas", `; filename="${file}"`)}`;
  return {
    name,
    headers: { "content-type": "multipart/form-data; boundary=b" },
    bytes: Buffer.concat([Buffer.from(before), bytes, Buffer.from("\r\n--b--\r\n")]),
  };
}

/** A zip of one file with this inside a sheet. */
function workbook(inside: string): Buffer {
  const name = Buffer.from("xl/worksheets/sheet1.xml");
  const text = Buffer.from(`<worksheet><sheetData>${inside}</sheetData></worksheet>`);
  const packed = deflateRawSync(text);
  const sizes = Buffer.alloc(26);
  sizes.writeUInt16LE(20, 0);
  sizes.writeUInt16LE(8, 4);
  sizes.writeUInt32LE(packed.length, 14);
  sizes.writeUInt32LE(text.length, 18);
  sizes.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), sizes, name, packed]);
  const central = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), sizes, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from("PK\x05\x06", "latin1"), end]);
}
