import { createHash, randomBytes } from "node:crypto";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeData, runProduct, startProduct } from "../support/product.ts";
import { startBucket } from "../support/s3.ts";
import { query } from "../support/stored.ts";
import { startSystemPostgres } from "../support/system-postgres.ts";
import type { Figure } from "./figure.ts";
import { beside } from "./times.ts";

const rows = 100_000;
const files = 1_000;
const fileBytes = 300_000;
const aimSeconds = 120;

/** A school moves its database to a server and its files to a bucket, with everything read over again there. */
export async function moving(): Promise<Figure[]> {
  const server = await startSystemPostgres();
  if (!server) throw new Error("needs a PostgreSQL of the machine");
  const product = await startProduct();
  const { dataDir } = product;
  await query(
    dataDir,
    `insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal)
     select 'B-' || n || '/2026', 'Kantor Kementerian Agama ke-' || n % 500, date '2020-01-01' + n % 2000, 'Undangan rapat koordinasi ke-' || n
     from generate_series(1, ${rows}) n`,
  );
  await product.stop();
  const folder = join(dataDir, "berkas", "publik");
  keepPictures(folder);
  const copying = performance.now();
  cpSync(folder, join(dataDir, "salinan"), { recursive: true });
  const copied = (performance.now() - copying) / 1000;
  rmSync(join(dataDir, "salinan"), { recursive: true });
  const bucket = await startBucket("foto");
  const s3 = {
    ...{ S3_ENDPOINT: bucket.endpoint, S3_BUCKET: "foto", S3_REGION: "auto" },
    ...{ S3_ACCESS_KEY_ID: "kunci", S3_SECRET_ACCESS_KEY: "rahasia" },
  };
  const database = await timed(() => runProduct({ dataDir, flags: ["--move", server.url] }));
  const store = await timed(() => runProduct({ dataDir, env: s3, flags: ["--move-files", "s3"] }));
  await bucket.close();
  await server.stop();
  removeData(product);
  const all = database + store;
  return [
    {
      what: `${rows.toLocaleString("en")} letters moved to a PostgreSQL ${server.version} and ${files.toLocaleString("en")} pictures of ${fileBytes / 1000} KB to a bucket, each row and file verified`,
      measured: `${all.toFixed(1)} s (${database.toFixed(1)} + ${store.toFixed(1)}); the pictures ${beside(store, copied, "copying them on this disk")}`,
      ...{ aim: `≤ ${aimSeconds} s`, met: all <= aimSeconds },
    },
  ];
}

/** Named as the product names them: by their content. */
function keepPictures(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (let nth = 0; nth < files; nth++) {
    const content = randomBytes(fileBytes);
    const name = `${createHash("sha256").update(content).digest("hex").slice(0, 32)}-${randomBytes(6).toString("hex")}.jpg`;
    writeFileSync(join(folder, name), content);
  }
}

/** Seconds. @throws Error with what the command said */
async function timed(command: () => ReturnType<typeof runProduct>): Promise<number> {
  const begun = performance.now();
  const { code, output } = await command();
  if (code !== 0) throw new Error(output);
  return (performance.now() - begun) / 1000;
}
