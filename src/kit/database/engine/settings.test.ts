import { expect, test } from "vitest";
import { settings } from "./settings.ts";

const read = (...of: Parameters<typeof settings>) => {
  const given = settings(...of);
  expect(given.filter((_, at) => at % 2 === 0)).toEqual(Array.from({ length: given.length / 2 }, () => "-c"));
  return Object.fromEntries(
    given.filter((_, at) => at % 2 === 1).map((one) => [one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1)]),
  );
};
const kept = (name: string) =>
  /^(fsync|full_page_writes|synchronous_commit|archive_.*|wal_level|recovery_target.*|restore_command)$/.test(name);
const pick = (all: Record<string, string>) => Object.fromEntries(Object.entries(all).filter(([name]) => kept(name)));

test("a server that keeps things writes them onto the disk and hands its log over, also what it was long silent about", () => {
  expect(pick(read("/run/x", true, undefined))).toEqual({
    ...{ fsync: "on", full_page_writes: "on", synchronous_commit: "on", wal_level: "replica", archive_mode: "on", archive_timeout: "30s" },
    archive_command: "cp %p ../arsip-wal/.%f && sync ../arsip-wal/.%f && mv ../arsip-wal/.%f ../arsip-wal/%f && sync ../arsip-wal",
  });
});

test("one for tests keeps nothing", () => {
  const off = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", wal_level: "minimal" };
  expect(pick(read("/run/x", false, undefined))).toEqual(off);
});

test("is reached by its own socket alone", () => {
  expect(read("/run/x", true, undefined)).toMatchObject({
    ...{ listen_addresses: "", unix_socket_directories: "/run/x", unix_socket_permissions: "0700", max_wal_senders: "0" },
  });
});

test("a restored one goes on from its backup: as far as the log goes, up to a moment, up to a point", () => {
  const target = (recovery: Parameters<typeof settings>[2]) => {
    const { restore_command, recovery_target_action, recovery_target_time, recovery_target_name } = read("/run/x", true, recovery);
    return [restore_command, recovery_target_action, recovery_target_time, recovery_target_name];
  };
  const [fetched, after] = ["cp ../pulih-wal/%f %p", "promote"];
  expect(target({})).toEqual([fetched, after, undefined, undefined]);
  expect(target({ until: new Date("2026-11-24T01:15:00.5Z") })).toEqual([fetched, after, "2026-11-24 01:15:00.500+00", undefined]);
  expect(target({ point: "cadangan-1" })).toEqual([fetched, after, undefined, "cadangan-1"]);
});
