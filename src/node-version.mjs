/**
 * Loaded before everything else, and plain JavaScript: a Node too old for the product still understands this much. It
 * hands over to the Node among the packages, which npm 9 does not link into the path of its scripts.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname } from "node:path";
import { fileURLToPath } from "node:url";

const oldest = 24;
if (Number.parseInt(process.versions.node, 10) < oldest) {
  const [system, program] = process.platform === "win32" ? ["win", "node.exe"] : [process.platform, "node"];
  const packaged = fileURLToPath(new URL(`../node_modules/node-${system}-${process.arch}/bin/${program}`, import.meta.url));
  if (existsSync(packaged)) await handOver(packaged);
  console.error(
    `Produk ini memerlukan Node.js ${oldest} atau yang lebih baru, sedangkan yang berjalan ${process.version}. ` +
      `Jalankan "npm ci", lalu "npm start"; bila tetap begini, pasang Node.js ${oldest} lebih dahulu.`,
  );
  process.exit(1);
}

/** Never returns: this process ends as the other one does. */
function handOver(packaged) {
  const path = [dirname(packaged), process.env.PATH].join(delimiter);
  const child = spawn(packaged, [...process.execArgv, ...process.argv.slice(1)], { stdio: "inherit", env: { ...process.env, PATH: path } });
  // Sent to the whole group it reaches the other one twice, which takes that for one.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  return new Promise(() => undefined);
}
