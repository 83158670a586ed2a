import { brotliCompressSync } from "node:zlib";
import { writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import { removeData } from "../support/product.ts";
import { query } from "../support/stored.ts";
import { batchOf } from "../support/uploaded-list.ts";
import { dasbor } from "./dasbor.ts";
import type { Figure } from "./figure.ts";
import { type Door, figure, openDoor, several } from "./request-entry.ts";
import { beside, timed } from "./times.ts";

const rows = 20_000;
const imported = 2_000;
const list = "/administration/surat-masuk";
const unkind = ["undangan", "ke-19999", "a", "qz", "%", "'; drop table surat_masuk; --", "😀", "x".repeat(200)];

/** What a person of the office waits for: a long list, a search, the dashboard, an import; and what the browser must load. */
export async function portal(): Promise<Figure[]> {
  const door = await openDoor();
  const { product } = door;
  await query(
    product.dataDir,
    `insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal)
     select 'B-' || n || '/2026', 'Kantor ' || n % 400, date '2026-01-01' - n % 3000, 'Undangan rapat ke-' || n from generate_series(1, ${rows}) n`,
  );
  await query(product.dataDir, "vacuum analyze surat_masuk");
  const figures = [await lists(door), await searches(door), ...(await dasbor(door)), await scripts(door), await importing(door)];
  await product.stop();
  removeData(product);
  return figures;
}

async function lists(door: Door): Promise<Figure> {
  const measured = await several(door, 50, [`${list}.data`]);
  return figure(`first page of a list of ${rows.toLocaleString("en")} rows`, measured, 60);
}

async function searches(door: Door): Promise<Figure> {
  const paths = unkind.map((words) => `${list}.data?cari=${encodeURIComponent(words)}`);
  return figure(`search in it, ${unkind.length} unkind ones`, await several(door, 6, paths), 60);
}

async function scripts({ product, headers }: Door): Promise<Figure> {
  const { text } = await timed(`${product.url}${list}`, { headers });
  const named = [...text.matchAll(/(?:<script[^>]* src|<link rel="modulepreload"[^>]* href)="([^"]+\.js)"/g)].map(([, path]) => path);
  let bytes = 0;
  for (const path of new Set(named)) bytes += brotliCompressSync(await (await fetch(product.url + path)).bytes()).length;
  const kilobytes = bytes / 1024;
  return {
    what: "scripts of a portal page after brotli",
    measured: `${kilobytes.toFixed(0)} KB in ${new Set(named).size} files`,
    aim: "≤ 120 KB in 12",
    met: kilobytes > 1 && kilobytes <= 120 && new Set(named).size <= 12,
  };
}

async function importing({ product, headers }: Door): Promise<Figure> {
  const columns = ["Nomor surat", "Asal surat", "Tanggal terima", "Perihal"].map((label) => ({ label }));
  const cells = Array.from({ length: imported }, (_, n) => [`I-${n}/2026`, `Kantor ${n}`, "2026-01-05", `Impor ke-${n}`]);
  await writeXlsx(columns, cells);
  const writing = performance.now();
  const sheet = await writeXlsx(columns, cells);
  const begun = performance.now();
  const upload = new FormData();
  upload.set("aksi", "periksa");
  upload.set("berkas", new File([new Uint8Array(sheet)], "daftar.xlsx"));
  const plan = await timed(`${product.url}${list}/impor.data`, { method: "POST", headers, body: upload });
  const id = await batchOf(product.dataDir, plan.text);
  await timed(`${product.url}${list}/impor.data`, { method: "POST", headers, body: new URLSearchParams({ aksi: "impor", impor: id }) });
  for (;;) {
    const [batch] = await query<{ done: boolean }>(
      product.dataDir,
      `select done_at is not null as done from import_batch where id = '${id}'`,
    );
    if (batch?.done) break;
    if (performance.now() - begun > 60_000) throw new Error("the import did not end within a minute");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const taken = performance.now() - begun;
  const what = `import of ${imported.toLocaleString("en")} rows from XLSX: dry run and import together`;
  return {
    what,
    measured: `${(taken / 1000).toFixed(2)} s = ${beside(taken, begun - writing, "writing that workbook")}`,
    aim: "≤ 5 s",
    met: taken <= 5000,
  };
}
