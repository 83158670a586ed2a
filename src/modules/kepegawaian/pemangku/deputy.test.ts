/** The rights of a position go to the deputy during leave; nobody becomes one, or is let in, by their own hand. */
import { describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { planImport } from "#kit/transfer/transfer.server.ts";
import { positionsToday } from "#portal/rights/positions.server.ts";
import { brought } from "#src/registers.server.ts";
import { usePositions } from "#tests/support/positions.ts";
import { actedAs } from "./acted-as.server.ts";
import { actingToday } from "./acting.server.ts";
import { pemangkuJabatan } from "./pemangku-jabatan.ts";
import { proposeHak } from "./propose-hak.server.ts";

const own = "Diri Anda sendiri dicatat sebagai wakil oleh petugas lain.";
const { one, as, roles, hold, approve, agreed, change, away } = usePositions();

describe("a deputy", () => {
  test("has the rights from the first day of the leave to its last, and acts in the position", async () => {
    await agreed("sari", "kaur-tu", { wakilId: one("budi").pegawaiId, mulai: "2026-11-03", sampai: "2026-11-29" });
    expect(await roles("budi")).not.toContain("tataUsaha");
    await away("sari", ["2026-11-23", "2026-11-24"], "kepala");
    expect(await roles("budi")).toContain("tataUsaha");
    expect(await roles("budi", "2026-11-22T15:59:00Z")).not.toContain("tataUsaha");
    expect(await roles("budi", "2026-11-24T16:01:00Z")).not.toContain("tataUsaha");
    const acting = await as("admin", actingToday);
    expect(acting.find(({ jabatan }) => jabatan === "kaur-tu")).toMatchObject({ nama: "budi", wakil: true });
  });

  test("who is away as well stands in for nobody that day: the position stays with its holder, and every place says so", async () => {
    await away("budi", ["2026-11-24", "2026-11-24"], "kepala");
    const noon = (day: string) => new Date(`${day}T04:00:00Z`);
    const seen = async (day: string) => {
      const kini = (await as("admin", actingToday, noon(day))).find(({ jabatan }) => jabatan === "kaur-tu");
      const shown = (await as("admin", positionsToday, noon(day))).find(({ jabatan }) => jabatan === "kaur-tu");
      const deed = { akunId: one("budi").actor.id ?? "", day };
      const told = (await as("admin", (ctx) => actedAs(ctx, [deed])))(deed).includes("Plh. Kepala Urusan Tata Usaha");
      const rights = (await roles("budi", noon(day).toISOString())).includes("tataUsaha");
      return { rights, told, acts: kini?.nama, until: kini?.cutiSampai, deputy: shown?.deputy?.nama, missing: shown?.missing };
    };
    expect(await seen("2026-11-23")).toEqual({ rights: true, told: true, acts: "budi", until: null, deputy: "budi", missing: null });
    const missing = { until: "2026-11-24", wakil: "budi", agreed: true };
    const alone = { rights: false, told: false, acts: "sari", until: "2026-11-24", deputy: undefined, missing };
    expect(await seen("2026-11-24")).toEqual(alone);
    expect(await roles("sari", "2026-11-24T04:00:00Z")).toContain("tataUsaha");
    await as("sistem", ({ db, now }) =>
      db.updateTable("ketidakhadiran").set({ deletedAt: now }).where("mulai", "=", "2026-11-24").execute(),
    );
    expect(await seen("2026-11-24")).toMatchObject({ rights: true, acts: "budi", deputy: "budi" });
  });

  test("who is only written down has neither the letters of the position nor its name in the trail", async () => {
    const id = await agreed("rina", "bendahara");
    await change(id, { wakilId: one("tu").pegawaiId });
    const leave = await away("rina", ["2026-11-23", "2026-11-24"], "kepala");
    const deed = { akunId: one("tu").actor.id ?? "", day: "2026-11-23" };
    const seen = async () => {
      const shown = (await as("admin", positionsToday)).find((position) => position.id === id);
      return { deputy: shown?.deputy?.nama, missing: shown?.missing, told: (await as("admin", (ctx) => actedAs(ctx, [deed])))(deed) };
    };
    expect(await seen()).toEqual({ deputy: undefined, missing: { until: "2026-11-24", wakil: "tu", agreed: false }, told: "" });
    await as("admin", (ctx) => proposeHak(ctx, id));
    await approve();
    expect(await seen()).toEqual({ deputy: "tu", missing: null, told: "Plh. Bendahara" });
    await as("sistem", ({ db, now }) => db.updateTable("ketidakhadiran").set({ deletedAt: now }).where("id", "=", leave.id).execute());
    await as("sistem", ({ db, now }) => db.updateTable("pemangkuJabatan").set({ deletedAt: now }).where("id", "=", id).execute());
  });

  test("is nobody by their own hand, neither in a new position nor in one that stands", async () => {
    const self = (who: string) => ({ wakilId: one(who).pegawaiId });
    for (const who of ["tu", "admin"]) {
      const refused = { kind: "invalid", fields: { wakilId: own } };
      await expect(hold("rina", "pembina", self(who), who)).rejects.toMatchObject(refused);
      const { id } = await hold("rina", "pembina", { bidang: who }, who);
      await expect(change(id, self(who), who)).rejects.toMatchObject(refused);
      await change(id, self(who === "tu" ? "admin" : "tu"), who);
      await change(id, { nomorSk: "1/2026" }, who === "tu" ? "admin" : "tu");
    }
  });

  test("is nobody by the list they bring either: its rows say so before it is taken", async () => {
    const header = ["Pegawai", "Jabatan", "Bidang", "Mulai", "Wakil saat cuti"];
    const row = (wakil: string) => ["sari", "Pembina", `oleh ${wakil}`, "2026-11-02", wakil];
    const plan = await as("tu", (ctx) =>
      planImport(ctx, brought(pemangkuJabatan), { name: "a.csv", sheet: { header, rows: [row("budi"), row("tu")], places: [2, 3] } }),
    );
    expect(plan.refused).toEqual([expect.objectContaining({ column: "Wakil saat cuti", sentence: own })]);
    expect(plan.id).toBeNull();
  });

  test("gains nothing by a leave of their own making", async () => {
    await agreed("rina", "wakamad-kurikulum", { wakilId: one("tu").pegawaiId }, "admin");
    await away("rina", ["2026-11-20", "2026-11-25"], "tu");
    expect(await roles("tu")).toEqual(["tataUsaha"]);
    expect((await as("admin", actingToday)).find(({ jabatan }) => jabatan === "wakamad-kurikulum")).toMatchObject({ nama: "rina" });
    expect((await as("admin", positionsToday)).find(({ jabatan }) => jabatan === "wakamad-kurikulum")?.deputy).toBeNull();
    await as("sistem", ({ db }) =>
      db
        .updateTable("ketidakhadiran")
        .set({ dicatatOleh: one("kepala").actor.id })
        .where(everyRow)
        .execute(),
    );
    expect(await roles("tu")).toEqual(["tataUsaha", "wakamad"]);
  });
});

test("leave of others from before a position began breaks nothing that asks who stands in", async () => {
  const day = "2028-03-06";
  await as("sistem", (ctx) =>
    sql`insert into ketidakhadiran (pegawai_id, jenis, mulai, selesai, alasan)
      select id, 'cuti', day::date, day::date, 'Contoh' from pegawai cross join generate_series('2019-01-07'::date, '2019-04-07', '7 days') day`.execute(
      ctx.db,
    ),
  );
  await agreed("rina", "kepala", { mulai: day, wakilId: one("sari").pegawaiId });
  await away("rina", [day, "2028-03-07"], "tu");
  const standsIn = (ctx: Ctx) =>
    sql<{ akunId: string }>`select akun_id as "akunId" from peran_sementara
      where asal = 'wakil' and peran = 'kepala' and ${day}::date between mulai and sampai`.execute(ctx.db);
  expect((await as("sistem", standsIn)).rows).toEqual([{ akunId: one("sari").actor.id }]);
});
