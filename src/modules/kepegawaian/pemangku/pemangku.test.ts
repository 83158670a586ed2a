/** Positions of the house: who holds them, who stands in during leave, and nobody writes down their own. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { trail } from "#kit/audit/trail.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { create, list, update } from "#kit/register/store.server.ts";
import { loadRecipients } from "#modules/disposisi/index.server.ts";
import { readable } from "#portal/jejak/readable.server.ts";
import { positionsToday } from "#portal/rights/positions.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/staff-file.ts";
import { actedAs } from "./acted-as.server.ts";
import { holdersOn } from "./holders.server.ts";
import { pemangkuJabatan } from "./pemangku-jabatan.ts";

const day = "2026-11-23";
const { scope } = useDatabase({ policy, clock: () => new Date(`${day}T01:00:00Z`) });
type Person = { readonly actor: Actor; readonly pegawaiId: string };
const people: Record<string, Person> = {};
const as = <T>(who: Actor | undefined, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const one = (name: string): Person => people[name] as Person;

beforeAll(() =>
  as(undefined, async (ctx) => {
    const all = { tu: ["tataUsaha"], kepala: ["kepala"], sari: ["guru"], budi: ["guru"], rina: ["guru"] };
    for (const [n, [name, peran]] of Object.entries(all).entries())
      people[name] = await addPerson(ctx, n, { nama: name, peran, status: "pns" });
  }),
);

const hold = (name: string, jabatan: string, more: object = {}, who = "tu") =>
  as(one(who).actor, (ctx) =>
    create(ctx, pemangkuJabatan, { pegawaiId: one(name).pegawaiId, jabatan, mulai: "2026-01-01", ...more }, "json"),
  );
const away = (name: string, mulai: string, selesai: string, jenis: "cuti" | "sakit" | "dinas-luar" = "cuti") =>
  as(undefined, ({ db }) =>
    db
      .insertInto("ketidakhadiran")
      .values({ pegawaiId: one(name).pegawaiId, jenis, mulai, selesai, alasan: "Contoh" })
      .execute(),
  );
const actingIn = async (jabatan: string, when: string) => {
  const found = (await as(one("tu").actor, (ctx) => holdersOn(ctx, when))).find((held) => held.jabatan === jabatan);
  return found && (found.deputy ?? found.holder).nama;
};

describe("a position", () => {
  test("is held from a day to a day, by one person at a time where there is one of it", async () => {
    await hold("sari", "bendahara", { mulai: "2025-01-01", sampai: "2025-12-31" });
    await hold("budi", "bendahara", { wakilId: one("rina").pegawaiId });
    expect([await actingIn("bendahara", "2024-12-31"), await actingIn("bendahara", "2025-12-31")]).toEqual([undefined, "sari"]);
    expect(await actingIn("bendahara", "2026-01-01")).toBe("budi");
    await expect(hold("rina", "bendahara")).rejects.toMatchObject({ fields: { mulai: expect.stringContaining("dipegang orang lain") } });
    await expect(hold("rina", "wakamad-humas", { wakilId: one("rina").pegawaiId })).rejects.toMatchObject({
      fields: { wakilId: "Wakilnya harus orang lain." },
    });
    await expect(hold("rina", "wakamad-humas", { sampai: "2025-01-01" })).rejects.toMatchObject({ fields: { sampai: expect.any(String) } });
  });

  test("that several hold stands once for each person and field", async () => {
    await hold("sari", "pembina", { bidang: "Pramuka" });
    await hold("rina", "pembina", { bidang: "PMR" });
    await hold("rina", "pembina", { bidang: "Rohis" });
    await expect(hold("rina", "pembina", { bidang: "pmr" })).rejects.toMatchObject({
      fields: { mulai: expect.stringContaining("sudah tercatat") },
    });
    const held = (await as(one("tu").actor, (ctx) => holdersOn(ctx, day))).filter(({ jabatan }) => jabatan === "pembina");
    expect(held.map(({ name }) => name)).toEqual(["Pembina PMR", "Pembina Pramuka", "Pembina Rohis"]);
  });

  test("is written down by the office, never one's own, and read by everybody who works here", async () => {
    await expect(hold("tu", "kaur-tu")).rejects.toMatchObject({ kind: "forbidden" });
    await expect(hold("rina", "guru-piket", { bidang: "Senin" }, "kepala")).rejects.toMatchObject({ kind: "forbidden" });
    await expect(hold("sari", "guru-piket", { bidang: "Senin" }, "sari")).rejects.toMatchObject({ kind: "forbidden" });
    const row = await hold("rina", "guru-piket", { bidang: "Senin" });
    const mine = { pegawaiId: one("tu").pegawaiId, jabatan: "guru-piket", bidang: "Senin", mulai: "2026-01-01" };
    const taken = as(one("tu").actor, (ctx) => update(ctx, pemangkuJabatan, { id: row.id, versi: row.versi, sent: mine, source: "json" }));
    await expect(taken).rejects.toMatchObject({ kind: "forbidden" });
    const query = { search: "", filters: {}, sort: "", direction: "asc", page: 1, size: 50, bin: false } as never;
    const { rows } = await as(one("budi").actor, (ctx) => list(ctx, pemangkuJabatan, query));
    expect(rows.length).toBeGreaterThan(3);
    expect(rows[0]).not.toHaveProperty("nomorSk");
  });
});

describe("a deputy", () => {
  // As once a second person has agreed to the rights.
  beforeAll(() =>
    as(undefined, ({ db }) =>
      db
        .updateTable("pemangkuJabatan")
        .set({ wakilSah: one("rina").actor.id })
        .where("wakilId", "=", one("rina").pegawaiId)
        .execute(),
    ),
  );

  test("acts from the first day of a recorded leave to its last, by nobody's doing", async () => {
    await away("budi", "2026-03-02", "2026-03-06");
    await away("budi", "2026-04-06", "2026-04-07", "sakit");
    await away("budi", "2026-05-04", "2026-05-04", "dinas-luar");
    const days = ["2026-03-01", "2026-03-02", "2026-03-06", "2026-03-07", "2026-04-06", "2026-05-04"];
    expect(await Promise.all(days.map((when) => actingIn("bendahara", when)))).toEqual(["budi", "rina", "rina", "budi", "rina", "budi"]);
  });

  test("who is away as well does not; nor does one whose row was thrown away or who serves no more", async () => {
    await away("budi", "2026-06-01", "2026-06-10");
    await away("rina", "2026-06-03", "2026-06-03", "dinas-luar");
    expect([await actingIn("bendahara", "2026-06-02"), await actingIn("bendahara", "2026-06-03")]).toEqual(["rina", "budi"]);
    const serves = (aktif: boolean) =>
      as(undefined, ({ db }) => db.updateTable("pegawai").set({ aktif }).where("id", "=", one("rina").pegawaiId).execute());
    await serves(false);
    expect(await actingIn("bendahara", "2026-06-02")).toBe("budi");
    await serves(true);
    await as(undefined, ({ db, now }) =>
      db.updateTable("ketidakhadiran").set({ deletedAt: now }).where("mulai", "=", "2026-06-01").execute(),
    );
    expect(await actingIn("bendahara", "2026-06-02")).toBe("budi");
  });
});

describe("position and person are told", () => {
  test("in the trail, as it was on the day of the deed", async () => {
    const deeds = ["2025-06-01", "2026-03-03", "2026-03-09"].map((when) => ({ akunId: one("rina").actor.id ?? "", day: when }));
    const positionOf = await as(one("tu").actor, (ctx) => actedAs(ctx, deeds));
    expect(deeds.map(positionOf)).toEqual([
      "",
      "Plh. Bendahara, Pembina PMR, Pembina Rohis, Guru Piket Senin",
      "Pembina PMR, Pembina Rohis, Guru Piket Senin",
    ]);
    await as(undefined, ({ db }) =>
      db
        .insertInto("pemangkuJabatan")
        .values({ pegawaiId: one("tu").pegawaiId, jabatan: "kaur-tu", mulai: "2026-01-01" })
        .execute(),
    );
    const kepala = one("kepala").actor;
    const lines = await as(kepala, async (ctx) => readable(ctx, (await trail(ctx, { subject: "pemangkuJabatan" }, { size: 50 })).lines));
    const made = lines.filter(({ deed }) => deed === "Ditambahkan");
    expect(made.length).toBeGreaterThan(3);
    expect(new Set(made.map(({ actor, position }) => `${actor}: ${position}`))).toEqual(new Set(["tu: Kepala Urusan Tata Usaha"]));
  });

  test("on the page of rights, with the roles of the account that acts", async () => {
    await away("budi", day, day);
    const shown = await as(one("kepala").actor, positionsToday);
    expect(shown.map(({ name }) => name).slice(0, 2)).toEqual(["Kepala Urusan Tata Usaha", "Bendahara"]);
    expect(shown[1]).toMatchObject({ holder: { nama: "budi" }, deputy: { nama: "rina", until: day }, roles: "Guru" });
    expect(shown[0]).toMatchObject({ deputy: null, roles: "Tata Usaha" });
  });

  test("to whoever hands a letter on: to the deputy while the holder is on leave", async () => {
    const groups = (await as(one("kepala").actor, loadRecipients)).kelompok;
    expect(groups.find(({ label }) => label === "Bendahara")?.values).toEqual([one("rina").actor.id]);
    const own = (await as(one("rina").actor, loadRecipients)).kelompok;
    expect(own.some(({ label }) => label === "Bendahara")).toBe(false);
  });
});
