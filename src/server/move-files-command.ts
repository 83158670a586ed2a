import { join } from "node:path";
import { connected, type DatabaseLocation } from "#kit/database/connection/location.server.ts";
import { demandStill } from "#kit/database/copy/move-database.server.ts";
import { startEngine } from "#kit/database/engine/engine.server.ts";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import { knownIn } from "#kit/database/installation/identity.server.ts";
import { markedPrefix } from "#kit/files/claim-store.server.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { type MovedFiles, moveFiles } from "#kit/files/move-files.server.ts";
import { openStoreRoot, type StoreRoot } from "#kit/files/store-root.server.ts";
import { readConfig } from "./config.ts";
import { openLog } from "./edge/log.ts";

interface Outcome {
  readonly lines: readonly string[];
  readonly code: number;
}

const usage = [
  "Pindahkan semua berkas, selagi aplikasi berhenti:",
  "npm run move:files -- s3     dari DATA_DIR ke bucket yang disebut pengaturan S3_…",
  "npm run move:files -- disk   dari bucket itu kembali ke DATA_DIR",
];

/** `npm run move:files -- s3|disk` */
export async function moveAllFiles([to]: readonly string[]): Promise<Outcome> {
  if (to !== "s3" && to !== "disk") return { lines: usage, code: 1 };
  const config = readConfig();
  const { s3, databaseUrl, dataDirectory } = config;
  if (!s3) throw new StartRefusal("Isi dahulu kelima pengaturan S3_…: ke sana, atau dari sana, berkas dipindahkan.");
  // Holds the folder, so that the product cannot start meanwhile.
  const engine = databaseUrl ? null : await startEngine({ dataDir: dataDirectory, log: openLog("warn") });
  try {
    const place = engine?.place ?? { connectionString: databaseUrl ?? "" };
    const directory = join(dataDirectory, "berkas");
    const [disk, bucket] = [{ directory }, { directory, s3 }];
    const [from, target] = to === "s3" ? [disk, bucket] : [bucket, disk];
    const roots = { from: await openStoreRoot(from), to: await openStoreRoot(target) };
    const installation = await recogniseFiles(place, roots);
    const moved = await moveFiles({ from, to: target, installation, others: "refused" });
    return { lines: report(moved, roots, to), code: moved.rotten.length > 0 ? 1 : 0 };
  } finally {
    await engine?.stop();
  }
}

interface Roots {
  readonly from: StoreRoot;
  readonly to: StoreRoot;
}

/** @returns whose files they are; @throws StartRefusal when the product keeps them elsewhere, or still serves */
async function recogniseFiles(place: DatabaseLocation, { from, to }: Roots): Promise<string> {
  const { known, kept } = await connected(place, async (owner) => {
    const known = await knownIn(owner);
    if (!known) throw new StartRefusal("Basis data masih kosong, jadi belum ada berkas yang dipindahkan.");
    if ("connectionString" in place) await demandStill(owner);
    const { rows } = await owner.query<{ tempat: string }>("select tempat from penyimpanan");
    return { known, kept: rows[0]?.tempat };
  });
  if (kept === to.place) throw new StartRefusal(`Berkas instalasi ini sudah disimpan di ${to.title}. Tidak ada yang dipindahkan.`);
  if (kept !== undefined && kept !== from.place)
    throw new StartRefusal(
      `Berkas instalasi ini terakhir disimpan di tempat lain (${kept}), bukan di ${from.title}. Periksa S3_ENDPOINT dan S3_BUCKET.`,
    );
  if ((await markedPrefix(from, known.id)) === undefined)
    throw new StartRefusal(`Berkas di ${from.title} tidak bertanda instalasi ini, jadi tidak dipindahkan.`);
  return known.id;
}

function report({ files, size, copied, rotten }: MovedFiles, { from, to }: Roots, wanted: "s3" | "disk"): string[] {
  const count = (number: number) => number.toLocaleString("id-ID");
  const next =
    wanted === "s3"
      ? "Pakai kelima pengaturan S3_… ini juga untuk aplikasi, lalu jalankan npm start."
      : "Kosongkan kelima pengaturan S3_…, lalu jalankan npm start.";
  return [
    `${count(files)} berkas (${formatSize(size)}) ada di ${to.title} dan cocok semua: ${count(copied)} disalin, ${count(files - copied)} sudah ada.`,
    ...(rotten.length > 0
      ? [
          `${count(rotten.length)} berkas sudah rusak di tempat asal sebelum dipindahkan; ambil dari cadangan: ${rotten.slice(0, 5).join(", ")}`,
        ]
      : []),
    next,
    `Berkas yang lama di ${from.title} tidak diubah. Jangan dipakai lagi; hapus bila yang baru sudah terbukti.`,
  ];
}
