import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The load generator and the web server to compare with; as root they are installed when missing. */
export function provideTools(): boolean {
  const missing = ["wrk", "nginx"].filter((name) => spawnSync("sh", ["-c", `command -v ${name}`]).status !== 0);
  if (missing.length === 0) return true;
  if (process.getuid?.() !== 0 || spawnSync("sh", ["-c", "command -v apt-get"]).status !== 0) {
    console.log(`This part needs ${missing.join(" and ")}; install them to see it.`);
    return false;
  }
  execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "-qq", ...missing], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return true;
}

/** Requests a second, load on core 1 while the server has core 0, or on `cores`. Throws when an answer is not a success. */
export function load(
  url: string,
  { seconds = 6, connections = 64, headers = [] as readonly string[], cores = "1", script = "" } = {},
): number {
  const parameters = [
    "-c",
    cores,
    "wrk",
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    ...(script ? ["-s", script] : []),
    ...headers.flatMap((one) => ["-H", one]),
    url,
  ];
  const printed = execFileSync("taskset", parameters, { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(`not all answers were good:\n${printed}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1] ?? Number.NaN);
}

/** Seconds of processor time that a process and its children have used. */
export function busySeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  const ticks = [pid, ...children].map((one) => readFileSync(`/proc/${one}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []);
  return ticks.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0) / 100;
}

/** nginx with one worker on core 0, serving these bytes as a static file. */
export async function startNginx(port: number, body: Buffer): Promise<{ url: string; pid: number; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "man-nginx-"));
  writeFileSync(join(folder, "index.html"), body);
  const types = "types { text/html html; } default_type text/html;";
  const http = `access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; ${types} server { listen 127.0.0.1:${port}; root ${folder}; }`;
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 1024; } http { ${http} }`,
  );
  const server = spawn("taskset", ["-c", "0", "nginx", "-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: server.pid ?? 0,
    stop: () => {
      server.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
