import { isOwnMachine } from "#kit/own-machine.server.ts";
import type { Config } from "./config.ts";

/** Connections to other machines that the settings leave readable on the way, in sentences for the log. */
export function unencryptedConnections(
  config: Pick<Config, "databaseUrl" | "databaseAppUrl" | "databaseReadUrl" | "s3" | "publicUrl">,
): string[] {
  const { databaseUrl, databaseAppUrl, databaseReadUrl, s3, publicUrl } = config;
  const readable = { DATABASE_URL: databaseUrl, DATABASE_APP_URL: databaseAppUrl, DATABASE_READ_URL: databaseReadUrl };
  const databases = Object.entries(readable).flatMap(([setting, url]) =>
    url && !isEncrypted(new URL(url)) ? [`sambungan ke basis data tidak dienkripsi; tambahkan ?sslmode=verify-full pada ${setting}`] : [],
  );
  const store = s3 && new URL(s3.endpoint);
  return [
    ...databases,
    store?.protocol === "http:" &&
      !isOwnMachine(store.hostname) &&
      "sambungan ke penyimpanan berkas tidak dienkripsi; pakai https pada S3_ENDPOINT",
    publicUrl?.protocol === "http:" &&
      !isOwnMachine(publicUrl.hostname) &&
      "PUBLIC_URL memakai http; pakai https agar password tidak terbaca di jalan",
  ].filter((sentence) => typeof sentence === "string");
}

const unsafeModes = new Set(["disable", "allow", "prefer", ""]);

/** The driver encrypts only where the address says so; `host` among the parameters names a socket. */
function isEncrypted(url: URL): boolean {
  if (isOwnMachine(url.searchParams.get("host") ?? url.hostname)) return true;
  return !unsafeModes.has(url.searchParams.get("sslmode") ?? "");
}
