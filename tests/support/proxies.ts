import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { provideProgram } from "./debian-package.ts";

export interface Proxied {
  /** Where the proxy listens. */
  readonly port: number;
  /** Where the product listens. */
  readonly behind: number;
  /** For files that it writes, with `sertifikat.pem` and `kunci.pem` in it. */
  readonly folder: string;
}

/** Starts the sample of deploy/ as it stands, but for names, ports and the certificate. @returns the way to end it */
export type StartProxy = (proxied: Proxied) => Promise<() => Promise<unknown>>;

/** Of localhost, signed by itself. */
export function makeCertificate(folder: string): string {
  const [certificate, key] = [`${folder}/sertifikat.pem`, `${folder}/kunci.pem`];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync(provideProgram("openssl"), ["req", ...kind, ...names, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  return readFileSync(certificate, "utf8");
}

export const startNginx: StartProxy = ({ port, behind, folder }) => {
  const sample = replaceAll(readFileSync("deploy/nginx.conf", "utf8"), [
    [/^ *listen (\[::\]:.*|80);$/gm, ""],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/^server \{\s+server_name [^}]*return 301 [^}]*\}/gm, ""],
    [/server_name [^;]+;/g, "server_name localhost;"],
    [/ssl_certificate [^;]+;/g, `ssl_certificate ${folder}/sertifikat.pem;`],
    [/ssl_certificate_key [^;]+;/g, `ssl_certificate_key ${folder}/kunci.pem;`],
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${behind}`],
  ]);
  const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    `${folder}/nginx.conf`,
    `${user} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}\nhttp { access_log off; ${kept}\n${sample}\n}\n`,
  );
  return serving(provideProgram("nginx"), ["-c", `${folder}/nginx.conf`, "-e", `${folder}/nginx.log`], { port, env: {} });
};

export const startCaddy: StartProxy = ({ port, behind, folder }) => {
  const site = "{$SITE:man1palu.sch.id} {";
  const sample = readFileSync("deploy/Caddyfile", "utf8");
  if (!sample.includes(site)) throw new Error("the sample has no site of that name");
  const own = `${site}\n\ttls ${folder}/sertifikat.pem ${folder}/kunci.pem\n`;
  writeFileSync(`${folder}/Caddyfile`, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${sample.replace(site, own)}`);
  mkdirSync(`${folder}/caddy`, { recursive: true });
  const env = { SITE: `https://localhost:${port}`, PORTAL: `127.0.0.1:${behind}`, HOME: folder, XDG_DATA_HOME: `${folder}/caddy` };
  return serving(provideProgram("caddy"), ["run", "--config", `${folder}/Caddyfile`, "--adapter", "caddyfile"], { port, env });
};

function replaceAll(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((changed, [what, by]) => {
    if (!changed.match(what)) throw new Error(`the sample has nothing like ${what}`);
    return changed.replace(what, by);
  }, text);
}

interface Serving {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

async function serving(program: string, told: readonly string[], { port, env }: Serving): Promise<() => Promise<unknown>> {
  const child = spawn(program, told, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      said += part;
    });
  const ended = new Promise((done) => child.once("close", done));
  for (let attempt = 0; !(await answers(port)); attempt++) {
    if (child.exitCode !== null || attempt > 300) throw new Error(`${program} does not listen (${child.exitCode}):\n${said}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return () => {
    child.kill("SIGTERM");
    return ended;
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });
