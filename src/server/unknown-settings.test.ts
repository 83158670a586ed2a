import { expect, test } from "vitest";
import { type Environment, knownSettings, readConfig } from "./config.ts";

const unknownSettings = (environment: Environment) => readConfig({ ...environment, ...leftOut }).unknownSettings;
const leftOut = Object.fromEntries(knownSettings.map((name) => [name, undefined]));
const told = (...names: string[]) => unknownSettings(Object.fromEntries(names.map((name) => [name, "rahasia"]))).join("\n");

test.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["DATABASEURL", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["DATADIR", "DATA_DIR"],
  ["DATA_DRI", "DATA_DIR"],
  ["PROT", "PORT"],
  ["WORKER", "WORKERS"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
  ["SMTP_HOST", "SMTP_URL"],
  ["BACKUP_FOLDER", "BACKUP_TO, BACKUP_SSH_HOST_KEY, BACKUP_SSH_KEY"],
  ["S3_BUKET", "S3_BUCKET"],
  ["S3_KEY", "S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY"],
])("%s is not read, and %s is named as what was meant", (name, meant) => {
  expect(told(name)).toBe(`Pengaturan ${name} tidak dikenal dan tidak dipakai. Mungkin maksudnya ${meant}.`);
});

// Of a login shell on Debian, systemd, npm, Docker, Kubernetes, GitHub Actions and this test run.
const ordinary =
  `SHELL PWD HOME LANG LC_ALL TERM USER SHLVL PATH LOGNAME MAIL EDITOR VISUAL PAGER OLDPWD HOSTNAME HOSTTYPE TZ _ LS_COLORS DISPLAY
  XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_SESSION_ID SSH_CLIENT SSH_CONNECTION SUDO_USER DEBIAN_FRONTEND DBUS_SESSION_BUS_ADDRESS
  INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID LISTEN_FDS LISTEN_PID NOTIFY_SOCKET WATCHDOG_USEC MEMORY_PRESSURE_WATCH MAINPID
  STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY RUNTIME_DIRECTORY CREDENTIALS_DIRECTORY NODE NODE_ENV NODE_OPTIONS NODE_PATH INIT_CWD COLOR
  npm_command npm_config_cache npm_config_user_agent npm_lifecycle_event npm_package_name npm_execpath npm_node_execpath PORTAL_SERVICE_HOST
  PORTAL_SERVICE_PORT PORTAL_PORT KUBERNETES_PORT KUBERNETES_SERVICE_HOST HTTP_PROXY HTTPS_PROXY NO_PROXY PGHOST PGPORT PGUSER PGPASSWORD
  PGDATABASE CI GITHUB_ACTIONS GITHUB_WORKSPACE RUNNER_OS JAVA_HOME UV_THREADPOOL_SIZE SSL_CERT_FILE AWS_REGION AWS_ACCESS_KEY_ID
  AWS_SECRET_ACCESS_KEY TMPDIR TEMP APPDATA COMPUTERNAME TEST_DATABASE_URL CHROME_PATH`.split(/\s+/);

test("what stands in an ordinary environment is left alone, as is what is known or empty", () => {
  expect(told(...ordinary)).toBe("");
  expect(readConfig({ DATA_DIR: "./data", CLAMD: "clamd:3310" }).unknownSettings).toEqual([]);
  expect(unknownSettings({ DATABSE_URL: " ", SMTP_HOST: undefined })).toEqual([]);
});

test("values are not told: they may be secrets", () => {
  expect(told("RECOVERY_KEYS", "S3_SECRET")).not.toContain("rahasia");
});
