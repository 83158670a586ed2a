import { randomUUID } from "node:crypto";
import { system } from "#kit/access/access.ts";
import { acceptTrail } from "#kit/audit/anchor.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { confirmFromMachine, resetFactorFromMachine } from "#modules/akun/index.server.ts";
import { afterRestore, reasonWords } from "#modules/jejak/index.server.ts";
import { backup, drill, recoveryKey, restore } from "./backup-commands.ts";
import { asSentence, demandNoMore } from "./command-words.ts";
import { originOf, readConfig } from "./config.ts";
import { confirmsLoss, explainAccept, explainFiles, explainKeys } from "./confirm-loss.ts";
import { doctor } from "./doctor/doctor-command.ts";
import { move } from "./move-command.ts";
import { moveAllFiles } from "./move-files-command.ts";
import { type GivenUp, openResources, type Resources } from "./resources.ts";
import { rollback } from "./rollback-command.ts";

/** What a command says, and the exit code that it ends with. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly code: number;
}

/** What `node src/main.ts --<name> …` does instead of serving. */
export type Command = (told: readonly string[]) => Promise<Outcome>;

const known: Readonly<Record<string, Command>> = {
  demo: () => withResources("data contoh", fillDemo),
  "audit-verify": () => withResources("pemeriksa jejak audit", verify),
  "audit-accept": ([word]) => (confirmsLoss(word) ? withResources("operator di mesin", accept) : explained(explainAccept)),
  "keys-adopt": ([word]) => (confirmsLoss(word) ? withResources("operator di mesin", keysAdopted, { keys: true }) : explained(explainKeys)),
  "files-adopt": ([word]) =>
    confirmsLoss(word) ? withResources("operator di mesin", filesAdopted, { files: true }) : explained(explainFiles),
  "role-confirm": ([nip = ""]) => withResources("operator di mesin", (resources, scope) => confirmRoles(resources, scope, nip)),
  backup,
  "backup-key": recoveryKey,
  doctor,
  move,
  "move-files": moveAllFiles,
  restore,
  "restore-drill": drill,
  rollback,
  "second-factor-reset": ([nip = ""]) => withResources("operator di mesin", (_, scope) => resetSecondFactor(scope, nip)),
};

/** Words that a command is given; `restore` reads its own. */
const mostWords: Readonly<Record<string, number>> = {
  ...{ "audit-accept": 1, "files-adopt": 1, "keys-adopt": 1, move: 1, "move-files": 1, restore: Number.POSITIVE_INFINITY },
  ...{ "role-confirm": 1, rollback: 1, "second-factor-reset": 1 },
};

/** Nothing is done with words that a command does not know, and what the person at the machine can mend is one sentence. */
export const commands: Readonly<Record<string, Command>> = Object.fromEntries(
  Object.entries(known).map(([name, command]) => [
    name,
    async (told: readonly string[]) => {
      demandNoMore(told.slice(mostWords[name] ?? 0));
      try {
        return await command(told);
      } catch (error) {
        throw asSentence(error);
      }
    },
  ]),
);

type Work = (resources: Resources, scope: ReturnType<Resources["database"]["scope"]>) => Promise<Outcome>;

async function withResources(name: string, work: Work, givenUp: GivenUp = {}): Promise<Outcome> {
  const resources = await openResources({ ...readConfig(), logLevel: "warn" }, givenUp);
  try {
    return await work(resources, resources.database.scope(system(name), randomUUID()));
  } finally {
    await resources.stop();
  }
}

async function fillDemo({ config, files }: Resources, scope: Parameters<Work>[1]): Promise<Outcome> {
  const { fillDemoData } = await import("./demo.ts");
  const accounts = await fillDemoData(scope, files, originOf(config));
  const lines = accounts.map(({ peran, nip, nama, password }) => `${peran.padEnd(14)} ${nip}  ${password}  ${nama}`);
  return { lines: ["Data contoh sudah diisikan. Password ini hanya ditampilkan sekali:", ...lines], code: 0 };
}

async function resetSecondFactor(scope: Parameters<Work>[1], nip: string): Promise<Outcome> {
  await scope.transaction((ctx) => resetFactorFromMachine(ctx, nip));
  return { lines: [`Verifikasi dua langkah akun ${nip} dilepas, dan semua sesinya berakhir. Ia memasangnya lagi saat masuk.`], code: 0 };
}

const explained = async (lines: readonly string[]): Promise<Outcome> => ({ lines, code: 1 });

const keysAdopted = async (): Promise<Outcome> => ({
  lines: ["Kunci yang hilang sudah diganti dan tercatat di jejak audit. Simpan cadangan folder kunci sekarang."],
  code: 0,
});

async function filesAdopted(_: Resources, scope: Parameters<Work>[1]): Promise<Outcome> {
  await scope.transaction((ctx) => record(ctx, { action: "files-adopt", subject: "instalasi", subjectId: "berkas" }));
  return { lines: ["Tempat berkas ini sekarang milik instalasi ini, dan itu tercatat di jejak audit."], code: 0 };
}

async function confirmRoles({ config }: Resources, scope: Parameters<Work>[1], nip: string): Promise<Outcome> {
  const { jumlah, tautan } = await scope.transaction((ctx) => confirmFromMachine(ctx, nip.replace(/\s/g, "")));
  if (jumlah === 0)
    return { lines: ["Tidak ada usulan yang menunggu untuk NIP itu. Contoh: npm run role:confirm 198511042010012001"], code: 1 };
  const lines = [`${jumlah} usulan tentang akun ${nip} berlaku.`];
  if (!tautan) return { lines, code: 0 };
  const serahkan = `Serahkan tautan ini langsung kepada pemilik akun. Dengan itu ia membuat password baru, sekali, sampai ${formatMoment(tautan.sampai)}:`;
  return { lines: [...lines, serahkan, originOf(config) + tautan.jalur], code: 0 };
}

async function verify(_: Resources, scope: Parameters<Work>[1]): Promise<Outcome> {
  const verdict = await scope.transaction(verifyAudit);
  const { lines, unverifiable, brokenAt, intact, fault, against } = verdict;
  const before = unverifiable ? [`${unverifiable} baris sebelum kunci diganti tidak dapat diperiksa lagi.`] : [];
  if (intact) return { lines: [`Jejak audit utuh: ${lines} baris.`, ...before], code: 0 };
  const sentence = reasonWords({ sebab: fault, rusakDi: brokenAt, jangkar: against });
  const wayOut = fault === "line" ? [] : [afterRestore];
  return { lines: [`Jejak audit TIDAK utuh. ${sentence} ${lines} baris cocok.`, ...before, ...wayOut], code: 1 };
}

/** After a restore: the trail counts as it is, and says so itself. */
async function accept(_: Resources, scope: Parameters<Work>[1]): Promise<Outcome> {
  const { fault, lines } = await scope.transaction(acceptTrail);
  const found = fault === null ? "Jejak audit sudah utuh sebelumnya" : "Jejak audit diterima seperti adanya";
  return { lines: [`${found}: ${lines} baris. Penerimaan ini tercatat di jejak audit.`], code: 0 };
}
