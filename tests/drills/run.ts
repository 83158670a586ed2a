/** `npm run drill [name…]`: breaks the running product on purpose and shows what survives. Exits 1 when a promise is not kept. */
import { buildOnce } from "../support/build.ts";
import { clockJump } from "./clock-jump.ts";
import { databaseLost } from "./database-lost.ts";
import { penuh } from "./disk-full.ts";
import { exhaustedHandles } from "./exhausted-handles.ts";
import { beku } from "./frozen-machine.ts";
import { killed } from "./killed.ts";
import { killedImport } from "./killed-import.ts";
import { killedRestore } from "./killed-restore.ts";
import { killedSigning } from "./killed-signing.ts";
import { lostKeys } from "./lost-keys.ts";
import { majorVersions } from "./major-versions.ts";
import { manyBroken } from "./many-broken.ts";
import { nomor } from "./nomor.ts";
import { pathBroken } from "./path-broken.ts";
import { restartedImport } from "./restarted-import.ts";
import { restored } from "./restored.ts";
import { selectionBroken } from "./selection-broken.ts";
import { slowNetwork } from "./slow-network.ts";
import { tabDeaths } from "./tab-deaths.ts";
import { tornBackup } from "./torn-backup.ts";
import { uploadBroken } from "./upload-broken.ts";
import { withoutS3 } from "./without-s3.ts";
import { withoutSmtp } from "./without-smtp.ts";

const drills = {
  killed,
  nomor,
  "tanda-tangan": killedSigning,
  "database-lost": databaseLost,
  penuh,
  "tanpa-s3": withoutS3,
  "tanpa-surel": withoutSmtp,
  "gagang-habis": exhaustedHandles,
  "jam-melompat": clockJump,
  "jaringan-lambat": slowNetwork,
  "impor-terputus": restartedImport,
  "impor-dibunuh": killedImport,
  "seleksi-terputus": selectionBroken,
  "jalur-terputus": pathBroken,
  "unggah-terputus": uploadBroken,
  "massal-terputus": manyBroken,
  beku,
  "kunci-hilang": lostKeys,
  pulih: restored,
  "pulih-terputus": killedRestore,
  "cadangan-sobek": tornBackup,
  "tab-mati": tabDeaths,
  mayor: majorVersions,
} as const;
const wanted = process.argv.slice(2).filter((name) => !name.startsWith("--"));

buildOnce();
let kept = true;
for (const [name, drill] of Object.entries(drills)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  for (const promise of await drill()) {
    kept &&= promise.kept;
    console.log(`${promise.kept ? "kept  " : "BROKEN"}  ${promise.what}: ${promise.figure}`);
  }
}
process.exit(kept ? 0 : 1);
