import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("the settings", () => {
  test("all of them may be left out", () => {
    expect(readConfig({ PORT: " ", DATABASE_URL: "" })).toMatchObject({
      port: 3000,
      host: "0.0.0.0",
      dataDirectory: join(process.cwd(), "data"),
      trustedProxies: [],
      logLevel: "info",
    });
  });

  test.each([
    [{ PORT: "tiga ribu" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL"],
    [{ PUBLIC_URL: "https://man1palu.sch.id/portal" }, "PUBLIC_URL"],
    [{ PUBLIC_URL: "man1palu.sch.id" }, "PUBLIC_URL"],
    [{ SMTP_URL: "http://mail" }, "SMTP_URL"],
    [{ CLAMD: "clamd.ctl" }, "CLAMD"],
    [{ CLAMD: "localhost:" }, "CLAMD"],
    [{ TRUSTED_PROXIES: "10.0.0.0/40" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "proxy.local" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "0.0.0.0/0" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "10.0.0.0/7" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "::ffff:0:0/96" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "::/0" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "127.0.0.1, 2000::/3" }, "TRUSTED_PROXIES"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [{ METRICS_TOKEN: "a".repeat(31) }, "METRICS_TOKEN"],
    [{ METRICS_TOKEN: `${"a".repeat(32)} b` }, "METRICS_TOKEN"],
    [{ BACKUP_TO: "sftp://nas/folder" }, "BACKUP_TO"],
    [{ BACKUP_TO: "sftp://akun@nas" }, "BACKUP_TO"],
    [{ BACKUP_TO: "sftp://akun@nas/folder", BACKUP_SSH_KEY: "/kunci" }, "BACKUP_SSH_HOST_KEY"],
    [{ BACKUP_TO: "sftp://akun@nas/folder", BACKUP_SSH_HOST_KEY: `SHA256:${"a".repeat(43)}` }, "BACKUP_SSH_KEY"],
    [{ BACKUP_SSH_HOST_KEY: "ssh-ed25519 AAAA" }, "BACKUP_SSH_HOST_KEY"],
    [{ S3_BUCKET: "berkas", S3_REGION: "id" }, "S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY"],
  ])("%j is refused by a sentence that names it", (environment, named) => {
    expect(() => readConfig(environment)).toThrow(
      expect.objectContaining({ name: "StartRefusal", message: expect.stringContaining(named) }),
    );
  });

  test.each([
    ["/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
    ["clamav:3310", { host: "clamav", port: 3310 }],
    ["[::1]:3310", { host: "::1", port: 3310 }],
  ])("a virus scanner is found at %s", (text, place) => {
    expect(readConfig({ CLAMD: text }).clamd).toEqual(place);
  });

  test("several faults are told at once", () => {
    expect(() => readConfig({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT.*LOG_LEVEL/);
  });

  test("networks of proxies are read from one line", () => {
    expect(readConfig({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8 ::1" }).trustedProxies).toEqual(["127.0.0.1", "10.0.0.0/8", "::1"]);
    expect(readConfig({ TRUSTED_PROXIES: "fd00::/8 2001::/16" }).trustedProxies).toEqual(["fd00::/8", "2001::/16"]);
  });

  test(".env.example explains every setting", async () => {
    const example = await readFile(".env.example", "utf8");
    const source = await readFile("src/server/config.ts", "utf8");
    const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
  });
});
