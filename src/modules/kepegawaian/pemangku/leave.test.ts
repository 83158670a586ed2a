/** A position is without anybody from the first day of its holder's leave to its last, unless somebody stands in. */
import { expect, test } from "vitest";
import { usePositions } from "#tests/support/positions.ts";
import { holdersOn } from "./holders.server.ts";

const { one, as, hold } = usePositions();
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
