/** What takes two takes two people: a puppet is in the hands of who proposed. */

import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { sistem, useUsulan } from "#tests/support/usulan.ts";
import { receiveUndangan } from "../undangan/receive-undangan.server.ts";
import { demandAnotherPerson } from "./another-person.server.ts";

const { as, begin, denganLain, lewat, segar, aksi, ubah, satu, setujui, akunDari, now, house, orang } = useUsulan();
const password = "bambu rusa kapal lentera";
const asked = (who: Actor, proposer = orang.admin) =>
  as(who, (ctx) => demandAnotherPerson(ctx, String(proposer.id))).then(
    () => "yes",
    (error: Error) => error.message,
  );
const change = (who: Actor, values: object) =>
  as(sistem, ({ db }) => db.updateTable("akun").set(values).where("id", "=", String(who.id)).execute());
const sent = async (by: Actor, to: Actor) => {
  const answer = await aksi(segar(by), to, { aksi: "undang", alasan: "Lupa password" });
  if (!("undangan" in answer)) throw new Error(answer.pesan);
  await receiveUndangan(house.scope(), { token: answer.undangan.tautan.split("/").at(-1) ?? "", password });
};

beforeEach(denganLain);

describe("another person than who proposed", () => {
  test("is not the proposer, and not the machine", async () => {
    expect(await asked(orang.admin)).toBe("Usulan Anda sendiri perlu disetujui orang lain.");
    expect(await asked(sistem)).toBe("Silakan login terlebih dahulu.");
    expect(await asked(orang.kedua)).toBe("yes");
  });

  test("is no account that the proposer made within a day", async () => {
    await change(orang.guru, { dibuatOleh: orang.admin.id, createdAt: now() });
    expect(await asked(orang.guru)).toMatch(/^Akun Anda baru dibuat oleh pengusulnya\./);
    expect(await asked(orang.guru, orang.kedua)).toBe("yes");
    lewat(24);
    expect(await asked(orang.guru)).toBe("yes");
  });

  test("is no account that the proposer opened with a link within a day", async () => {
    await sent(orang.admin, orang.guru);
    lewat(23.9);
    expect(await asked(orang.guru)).toMatch(/^Password Anda baru dibuat lewat tautan dari pengusulnya\./);
    expect(await asked(orang.guru, orang.kedua)).toBe("yes");
    lewat(0.2);
    expect(await asked(orang.guru)).toBe("yes");
  });

  test("is no account that the proposer made or opened by another account of theirs", async () => {
    const lain = await begin("198004172006041009", "Ahmad", "administrator");
    await as(sistem, async ({ db }) => {
      const [{ nip }] = (await db.selectFrom("akun").select("nip").where("id", "=", String(orang.admin.id)).execute()) as [{ nip: string }];
      const pegawai = { nip, nama: "Ahmad", jenis: "guru", status: "pns", aktif: true, akunId: lain.id };
      await db
        .insertInto("pegawai")
        .values(pegawai as never)
        .execute();
    });
    await sent(lain, orang.guru);
    expect(await asked(orang.guru)).toMatch(/^Password Anda baru/);
    await as(sistem, ({ db }) => db.deleteFrom("undangan").where(everyRow).execute());
    await change(orang.guru, { dibuatOleh: lain.id, createdAt: now() });
    expect(await asked(orang.guru)).toMatch(/^Akun Anda baru/);
  });

  test("is not who made or opened the account that proposed within a day", async () => {
    await change(orang.guru, { dibuatOleh: orang.admin.id, createdAt: now() });
    expect(await asked(orang.admin, orang.guru)).toMatch(/^Akun pengusulnya baru Anda buat\./);
    expect(await asked(orang.kedua, orang.guru)).toBe("yes");
    lewat(24);
    expect(await asked(orang.admin, orang.guru)).toBe("yes");
    await sent(orang.admin, orang.guru);
    lewat(23.9);
    expect(await asked(orang.admin, orang.guru)).toMatch(/^Password pengusulnya baru dibuat lewat tautan dari Anda\./);
    expect(await asked(orang.kedua, orang.guru)).toBe("yes");
    lewat(0.2);
    expect(await asked(orang.admin, orang.guru)).toBe("yes");
  });

  test("is nobody to whom the other gave a role within a day, either way", async () => {
    const { admin, kedua, guru } = orang;
    await ubah(segar(admin), guru, { peran: ["guru", "tataUsaha"] });
    lewat(23.9);
    expect(await asked(guru)).toMatch(/^Peran Anda baru ditambah oleh pengusulnya\./);
    expect(await asked(admin, guru)).toMatch(/^Peran pengusulnya baru Anda tambah\./);
    expect([await asked(guru, kedua), await asked(kedua, guru)]).toEqual(["yes", "yes"]);
    // What takes a role away, or changes another thing, gives nothing and hides nothing.
    await ubah(segar(kedua), guru, { peran: ["tataUsaha"], nama: "Fitriani S." });
    expect([await asked(guru, kedua), await asked(guru)]).toEqual(["yes", expect.stringMatching(/^Peran Anda/)]);
    lewat(0.2);
    expect([await asked(guru), await asked(admin, guru)]).toEqual(["yes", "yes"]);
  });

  test("is not who holds a new administrator's link from having agreed to it", async () => {
    const { admin, kedua, kepala, guru } = orang;
    await sent(admin, guru);
    await ubah(segar(admin), guru, { peran: ["guru", "administrator"] });
    const link = await setujui(kedua, await satu());
    await receiveUndangan(house.scope(), { token: link?.token ?? "", password });
    await ubah(segar({ ...guru, roles: ["administrator"] }), admin, { peran: ["administrator", "kepala"] });
    const usulan = await satu();
    await expect(setujui(kedua, usulan)).rejects.toThrow("lewat tautan dari Anda");
    await setujui(kepala, usulan);
    expect((await akunDari(admin)).peran).toContain("kepala");
  });
});
