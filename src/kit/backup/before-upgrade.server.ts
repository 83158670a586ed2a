import type { Client } from "pg";
import { connected } from "../database/connection/location.server.ts";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { knownIn } from "../database/installation/identity.server.ts";
import { makeArchive } from "./make-archive.server.ts";
import type { BackupPlan } from "./plan.server.ts";

/** What is known before the database is opened; the rest stands in it. */
export type EarlyPlan = Omit<BackupPlan, "installation" | "files"> & { readonly files: Omit<BackupPlan["files"], "prefix"> };

/** Makes an archive of a database in use, as its owner, before its tables are changed. @returns its name; @throws StartRefusal when none could be made */
export async function backupBeforeUpgrade(plan: EarlyPlan): Promise<string> {
  try {
    const { installation, prefix } = await connected(plan.place, identify);
    const { label } = await makeArchive({ ...plan, installation, files: { ...plan.files, prefix } });
    return label.name;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(
      `Cadangan sebelum pembaruan gagal dibuat, jadi basis data belum diubah. Sebabnya: ${reason} Perbaiki, lalu jalankan lagi; sampai saat itu versi yang lama masih dapat dijalankan. UPGRADE_BACKUP=off memperbarui tanpa cadangan.`,
      error,
    );
  }
}

async function identify(owner: Client): Promise<{ readonly installation: string; readonly prefix: string }> {
  const installation = (await knownIn(owner))?.id ?? "";
  const { rows: tables } = await owner.query<{ found: boolean }>("select to_regclass('penyimpanan') is not null as found");
  if (!tables[0]?.found) return { installation, prefix: "" };
  const { rows } = await owner.query<{ awalan: string }>("select awalan from penyimpanan");
  return { installation, prefix: rows[0]?.awalan ?? "" };
}
