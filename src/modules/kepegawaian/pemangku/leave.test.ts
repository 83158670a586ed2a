/** A position is without anybody from the first day of its holder's leave to its last, unless somebody stands in. */
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { usePositions } from "#tests/support/positions.ts";
import { actingToday } from "./acting.server.ts";
import { holdersOn } from "./holders.server.ts";
import { isOnDuty } from "./on-duty.server.ts";

const { house, one, as, hold, agreed } = usePositions();
const away = (
  name: string,
  jenis: "cuti" | "sakit" | "dinas-luar",
  [mulai, selesai]: readonly [string, string],
  deletedAt: Date | null = null,
) =>
  as("sistem", ({ db }) =>
    db
      .insertInto("ketidakhadiran")
      .values({ pegawaiId: one(name).pegawaiId, jenis, mulai, selesai, alasan: "Contoh", deletedAt })
      .execute(),
  );

beforeEach(() =>
  as("sistem", async ({ db, now }) => {
    await db.deleteFrom("ketidakhadiran").where(everyRow).execute();
    await db.updateTable("pemangkuJabatan").set({ deletedAt: now }).where(everyRow).execute();
  }),
);

test("whoever acts is on leave by their own leave or illness of that day alone", async () => {
  await agreed("rina", "bendahara", { mulai: "2026-01-01" });
  const until = async (when: string) =>
    (await as("admin", actingToday, new Date(`${when}T01:00:00Z`))).find(({ jabatan }) => jabatan === "bendahara")?.cutiSampai;
  await away("rina", "cuti", ["2026-07-06", "2026-07-07"]);
  await away("rina", "dinas-luar", ["2026-07-08", "2026-07-31"]);
  await away("budi", "cuti", ["2026-07-01", "2026-07-31"]);
  expect([await until("2026-07-05"), await until("2026-07-06"), await until("2026-07-07"), await until("2026-07-08")]).toEqual([
    ...[null, "2026-07-07", "2026-07-07", null],
  ]);
});

test("the duty teacher is on duty on the weekday of that position, whatever else they hold", async () => {
  await agreed("sari", "guru-piket", { bidang: "Senin", mulai: "2026-01-01" });
  await agreed("sari", "wakamad-humas", { mulai: "2026-01-01" });
  const onDuty = (who: Actor, day: string) => house.scope(who).transaction((ctx) => isOnDuty(ctx, day));
  const sari = { ...one("sari").actor, roles: ["guru", "piket", "wakamad"] };
  expect([await onDuty(sari, "2026-11-23"), await onDuty(sari, "2026-11-24")]).toEqual([true, false]);
  expect(await onDuty({ ...sari, roles: ["guru"] }, "2026-11-23")).toBe(false);
  expect(await onDuty({ ...one("budi").actor, roles: ["guru", "piket"] }, "2026-11-23")).toBe(false);
});

test("who travels on duty, whose leave was thrown away or is another's, is not missing", async () => {
  const { id } = await hold("rina", "kepala-perpustakaan", { mulai: "2026-01-01" });
  await hold("budi", "bendahara", { mulai: "2026-01-01" });
  await away("rina", "cuti", ["2026-07-06", "2026-07-07"]);
  await away("rina", "sakit", ["2026-07-08", "2026-07-08"]);
  await away("rina", "dinas-luar", ["2026-07-09", "2026-07-31"]);
  await away("rina", "cuti", ["2026-07-05", "2026-07-20"], new Date("2026-07-01T01:00:00Z"));
  await away("budi", "cuti", ["2026-07-01", "2026-07-31"]);
  const until: (string | undefined)[] = [];
  for (const when of ["2026-07-05", "2026-07-06", "2026-07-07", "2026-07-08", "2026-07-09"]) {
    const held = (await as("admin", (ctx) => holdersOn(ctx, when))).find((position) => position.id === id);
    until.push(held?.missing?.until);
  }
  expect(until).toEqual([undefined, "2026-07-07", "2026-07-07", "2026-07-08", undefined]);
});
