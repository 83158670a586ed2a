import { expect, test } from "vitest";
import { type Environment, readConfig } from "./config.ts";
import { unencryptedConnections } from "./unencrypted.ts";

const s3 = { S3_BUCKET: "b", S3_REGION: "id", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "r" };
const safe = "postgres://u:p@db.sekolah.id/portal?sslmode=verify-full";
const told = (environment: Environment) => unencryptedConnections(readConfig(environment)).join(" ");

test.each([
  [{ DATABASE_URL: "postgres://u:p@db.sekolah.id/portal" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://u:p@10.0.0.5/portal?sslmode=disable" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://u:p@db/portal?sslmode=prefer" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://u:p@localhost/portal?host=db.lain.id" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://u:p@localhost/portal", DATABASE_APP_URL: "postgres://a:p@db.sekolah.id/portal" }, "DATABASE_APP_URL"],
  [{ DATABASE_URL: safe, DATABASE_APP_URL: "postgres://a:p@db.sekolah.id/portal?sslmode=disable" }, "DATABASE_APP_URL"],
  [{ ...s3, S3_ENDPOINT: "http://minio:9000" }, "S3_ENDPOINT"],
  [{ PUBLIC_URL: "http://man1palu.sch.id" }, "PUBLIC_URL"],
])("%j leaves a connection readable, and says which", (environment, setting) => {
  expect(told(environment)).toContain(setting);
});

test.each([
  {},
  { DATABASE_URL: "postgres://u:p@127.0.0.1/portal" },
  { DATABASE_URL: "postgres://u:p@[::1]:5432/portal" },
  { DATABASE_URL: "postgres://u@localhost/portal?host=/run/postgresql" },
  { DATABASE_URL: "postgres://u:p@db.sekolah.id/portal?sslmode=verify-full" },
  { DATABASE_URL: safe, DATABASE_APP_URL: safe.replace("u:p", "a:p") },
  { ...s3, S3_ENDPOINT: "https://s3.contoh.id" },
  { ...s3, S3_ENDPOINT: "http://127.0.0.1:9000" },
  { PUBLIC_URL: "https://man1palu.sch.id" },
])("%j leaves none", (environment) => {
  expect(told(environment)).toBe("");
});
