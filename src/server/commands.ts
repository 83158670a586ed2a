import { randomUUID } from "node:crypto";
import { system } from "#kit/access/access.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { resetFaktorDariMesin } from "#modules/akun/index.server.ts";
import { originOf, readConfig } from "./config.ts";
import { openResources, type Resources } from "./resources.ts";

/** What a command says, and the exit code that it ends with. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly code: number;
}

/** What `node src/main.ts --<name> …` does instead of serving. */
export type Command = (told: readonly string[]) => Promise<Outcome>;

export const commands: Readonly<Record<string, Command>> = {
  demo: () => withResources("data contoh", fillDemo),
  "audit-verify": () => withResources("pemeriksa jejak audit", verify),
  "second-factor-reset": ([nip = ""]) => withResources("operator di mesin", (_, scope) => resetSecondFactor(scope, nip)),
};

type Work = (resources: Resources, scope: ReturnType<Resources["database"]["scope"]>) => Promise<Outcome>;

async function withResources(name: string, work: Work): Promise<Outcome> {
  const resources = await openResources({ ...readConfig(), logLevel: "warn" });
  try {
    return await work(resources, resources.database.scope(system(name), randomUUID()));
  } catch (error) {
    if (error instanceof Refusal) return { lines: [error.message], code: 1 };
    throw error;
  } finally {
    await resources.stop();
  }
}

async function fillDemo({ config, files }: Resources, scope: Parameters<Work>[1]): Promise<Outcome> {
  const { isiDataContoh } = await import("./demo.ts");
  const accounts = await isiDataContoh(scope, files, originOf(config));
  const lines = accounts.map(({ peran, nip, nama, password }) => `${peran.padEnd(14)} ${nip}  ${password}  ${nama}`);
  return { lines: ["Data contoh sudah diisikan. Password ini hanya ditampilkan sekali:", ...lines], code: 0 };
}

async function resetSecondFactor(scope: Parameters<Work>[1], nip: string): Promise<Outcome> {
  await scope.transaction((ctx) => resetFaktorDariMesin(ctx, nip));
  return { lines: [`Verifikasi dua langkah akun ${nip} dilepas, dan semua sesinya berakhir. Ia memasangnya lagi saat masuk.`], code: 0 };
}

async function verify(_: Resources, scope: Parameters<Work>[1]): Promise<Outcome> {
  const { lines, brokenAt, intact } = await scope.transaction(verifyAudit);
  if (intact) return { lines: [`Jejak audit utuh: ${lines} baris.`], code: 0 };
  const where = brokenAt === null ? "baris terakhir hilang" : `baris ${brokenAt} tidak cocok`;
  return { lines: [`Jejak audit TIDAK utuh: ${where} (${lines} baris sebelumnya cocok).`], code: 1 };
}
