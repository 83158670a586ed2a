import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const program = "/usr/sbin/sshd";

/** Whether this machine has OpenSSH's server. */
export const hasSshd = existsSync(program);

export interface Sshd {
  readonly address: string;
  readonly hostKey: string;
  readonly keyFile: string;
  readonly stop: () => void;
}

/** OpenSSH's own server on a free port, which lets a new key into the account that runs this. */
export async function startSshd(folder: string): Promise<Sshd> {
  const [hostFile, keyFile] = [join(folder, "host"), join(folder, "person")];
  for (const path of [hostFile, keyFile]) spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", path]);
  const port = await freePort();
  const settings = [
    ...[`Port ${port}`, "ListenAddress 127.0.0.1", `HostKey ${hostFile}`, `AuthorizedKeysFile ${keyFile}.pub`, "StrictModes no"],
    ...["UsePAM no", "PermitRootLogin yes", `PidFile ${join(folder, "pid")}`, "Subsystem sftp internal-sftp"],
  ];
  writeFileSync(join(folder, "sshd_config"), `${settings.join("\n")}\n`);
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
  const server = spawn(program, ["-D", "-e", "-f", join(folder, "sshd_config")], { stdio: "ignore" });
  for (let tries = 0; !existsSync(join(folder, "pid")) && tries < 100; tries++) await sleep(50);
  const shown = spawnSync("ssh-keygen", ["-lf", `${hostFile}.pub`], { encoding: "utf8" }).stdout;
  readFileSync(join(folder, "pid"));
  return {
    address: `${userInfo().username}@127.0.0.1:${port}`,
    ...{ hostKey: /SHA256:\S+/.exec(shown)?.[0] ?? "", keyFile, stop: () => void server.kill() },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === "object" && address ? address.port : 0;
}
