import { stat } from "node:fs/promises";
import { recoveryRecipient } from "#kit/backup/recovery-key.server.ts";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import { keyFolder, keyNames, readKey } from "#kit/database/installation/keys.server.ts";
import type { Config } from "../config.ts";
import type { KeyFacts } from "./facts.ts";
import { reasonOf } from "./reason.ts";

type Fault = KeyFacts["faults"][number];

export async function findKeys({ dataDirectory }: Pick<Config, "dataDirectory">): Promise<KeyFacts> {
  const folder = keyFolder(dataDirectory);
  const faults = [await openTo(folder), ...(await Promise.all(keyNames.map((name) => faultOf(folder, name))))];
  const hasRecoveryKey = await recoveryRecipient(folder).then(
    (key) => key !== null,
    () => false,
  );
  return { folder, faults: faults.filter((fault) => fault !== null), hasRecoveryKey };
}

async function openTo(folder: string): Promise<Fault | null> {
  const found = await stat(folder).catch(() => null);
  const isOpen = process.platform !== "win32" && ((found?.mode ?? 0) & 0o077) !== 0;
  return isOpen ? { sentence: `Folder kunci ${folder} terbuka bagi akun lain.`, cure: `Jalankan: chmod 700 ${folder}` } : null;
}

/** Tried as the product reads it at its start, which says the cure as well. */
async function faultOf(folder: string, name: (typeof keyNames)[number]): Promise<Fault | null> {
  const cure = "Jalankan perintah ini sebagai akun aplikasi; bila memang hilang, pulihkan folder kunci dari cadangan.";
  try {
    return (await readKey(folder, name)) ? null : { sentence: `Kunci "${name}" tidak ditemukan di ${folder}.`, cure };
  } catch (error) {
    if (!(error instanceof StartRefusal)) return { sentence: `Kunci "${name}" tidak terbaca (${reasonOf(error)}).`, cure };
    const [sentence = "", rest = cure] = error.message.split(/(?<=\.) (?=[A-Z])/);
    return { sentence, cure: rest };
  }
}
