import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { provideProgram } from "./debian-package.ts";
import { makeFolder } from "./leftovers.ts";

export interface Balancer {
  readonly stop: () => Promise<void>;
}

/** A real nginx before these ports, as docs/operator.md describes it: whoever is free, no sticky sessions. */
export async function startBalancer(port: number, machines: readonly number[]): Promise<Balancer> {
  const folder = makeFolder("nginx");
  const root = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");
  writeFileSync(
    join(folder, "nginx.conf"),
    `${root} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 512; }
     http {
       access_log off; ${temporary} client_max_body_size 25m;
       upstream portal { ${machines.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(" ")} keepalive 16; }
       server {
         listen 127.0.0.1:${port};
         location / {
           proxy_pass http://portal; proxy_http_version 1.1; proxy_connect_timeout 2s;
           proxy_set_header Connection ""; proxy_set_header Host $http_host;
           proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;
           proxy_next_upstream error timeout http_502;
         }
         location /assets/ {
           proxy_pass http://portal; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
           proxy_next_upstream error timeout http_404;
         }
       }
     }`,
  );
  const server = spawn(provideProgram("nginx"), ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await listening(port);
  return {
    stop: async () => {
      server.kill("SIGTERM");
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, "127.0.0.1");
    const opened = await new Promise<boolean>((resolve) => socket.once("connect", () => resolve(true)).once("error", () => resolve(false)));
    socket.destroy();
    if (opened) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("nginx did not listen within 10 seconds");
}
