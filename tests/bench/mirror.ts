import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Kept {
  readonly path: string;
  readonly type: string;
  readonly encoding: string | undefined;
  readonly body: Buffer;
}

/** nginx serving what these addresses of the product answer, byte for byte, as static files. */
export async function startMirror(origin: string, paths: readonly string[], port: number): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "man-mirror-"));
  const kept = await Promise.all(paths.map((path) => fetchBytes(origin, path)));
  const places = kept.map((one, index) => {
    writeFileSync(join(folder, `f${index}`), one.body);
    const encoding = one.encoding ? ` add_header Content-Encoding ${one.encoding};` : "";
    // nginx looks for what stands before the question mark alone.
    return `location = ${JSON.stringify(one.path.split("?")[0])} { types {} default_type ${JSON.stringify(one.type)};${encoding} try_files /f${index} =404; }`;
  });
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const http = `access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000; server { listen 127.0.0.1:${port}; root ${folder}; ${places.join("\n")} }`;
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 1024; } http { ${http} }`,
  );
  const server = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The bytes as they travel: fetch would unpack them. */
export function fetchBytes(origin: string, path: string): Promise<Kept> {
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { "content-type": type = "application/octet-stream", "content-encoding": encoding } = response.headers;
        resolve({ path, type, encoding, body: Buffer.concat(chunks) });
      });
    })
      .on("error", reject)
      .end();
  });
}
