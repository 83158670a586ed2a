/** `npm run bench [name…]`: figures of one run on this machine, ratios beside absolute numbers. Never part of the tests. */
import { cpus, loadavg } from "node:os";
import { buildOnce } from "../support/build.ts";
import { absensi } from "./absensi.ts";
import { backup } from "./backup.ts";
import { cachedPages } from "./cached-pages.ts";
import { rebut } from "./concurrent-save.ts";
import { exchange } from "./exchange.ts";
import { type Figure, table } from "./figure.ts";
import { grow } from "./grow.ts";
import { impor } from "./impor.ts";
import { loading } from "./loading.ts";
import { serbu } from "./login-burst.ts";
import { many } from "./many-requests.ts";
import { moving } from "./moving.ts";
import { naskah } from "./naskah.ts";
import { openingMinute } from "./opening-minute.ts";
import { pegawai } from "./pegawai.ts";
import { portal } from "./portal.ts";
import { reading } from "./reading.ts";
import { registrations } from "./registrations.ts";
import { rendering } from "./rendering.ts";
import { scale } from "./scale.ts";
import { seleksi } from "./seleksi.ts";
import { siteSearch } from "./site-search.ts";
import { soak } from "./soak.ts";
import { startAndMemory } from "./start-and-memory.ts";
import { surat } from "./surat.ts";

const benches = {
  start: startAndMemory,
  cached: cachedPages,
  rendering,
  reading,
  many,
  loading,
  registrations,
  pembukaan: openingMinute,
  portal,
  surat,
  impor,
  exchange,
  pegawai,
  naskah,
  rebut,
  serbu,
  absensi,
  seleksi,
  cari: siteSearch,
  cadangan: backup,
  pindah: moving,
  grow,
  scale,
  soak,
} as const;
/** Takes half an hour: only when it is asked for. */
const long: readonly string[] = ["soak"];
const wanted = process.argv.slice(2).filter((name) => !name.startsWith("--"));

buildOnce();
const load = loadavg()[0] ?? Number.NaN;
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : long.includes(name)) continue;
  console.log(`measuring: ${name} …`);
  figures.push(...(await bench()));
}
console.log(
  `\n${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, load average ${load.toFixed(1)} before the start\n`,
);
console.log(table(figures));
