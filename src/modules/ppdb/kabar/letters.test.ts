/**
 * Nobody, every five minutes of the season: what goes to a family's address by itself. What goes wrong: a letter to who has withdrawn or was
 * thrown away, one that is noted as sent though no server took it, one of which another family's row is told.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { type Keadaan, keadaanPendaftaran } from "../keadaan/keadaan.ts";
import { announcedWithin } from "./announced-within.server.ts";
import { emailFamily } from "./email-family.server.ts";
import { atOnce, inPortions, settled } from "./in-portions.server.ts";
import { emailJadwal } from "./tell-jadwal.server.ts";
import { emailPengumuman } from "./tell-pengumuman.server.ts";
import { emailPerbaikan } from "./tell-perbaikan.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
const sent: Parameters<Mail["send"]>[] = [];
/** Whether the server takes it. */
let takes = true;
const mail: Mail = {
  send: async (...letter) => {
    sent.push(letter);
    return takes;
  },
  close: () => undefined,
};
const origin = "https://ppdb.contoh.id";

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, dokumen: "Kartu keluarga" });
  for (const [name, email] of Object.entries({ Aminah: "aminah@contoh.id", Budi: "budi@contoh.id", Citra: "" }))
    ids.set(name, (await register(scope(), name, { email })).id);
});
beforeEach(() => {
  sent.length = 0;
  takes = true;
});
const set = (name: string, changed: object) =>
  as(({ db }) => db.updateTable("pendaftaran").set(changed).where("id", "=", id(name)).execute());

describe("a letter", () => {
  const write = () => ({ subject: "Kabar", paragraphs: ["Satu.", "Dua."] });
  const send = (name: string, keadaan?: Keadaan, by: Mail | null = mail) =>
    emailFamily(scope(system("uji")), { id: id(name), mail: by, origin, ...(keadaan && { keadaan }) }, write);

  test("goes from the madrasah to the family, in paragraphs, and says where the page is", async () => {
    const told: unknown[] = [];
    await emailFamily(scope(system("uji")), { id: id("Aminah"), mail, origin }, (one) => {
      told.push(one);
      return write();
    });
    const { nama, email } = await as(readPengaturan);
    const nomor = await as(({ db }) =>
      db.selectFrom("pendaftaran").select("nomor").where("id", "=", id("Aminah")).executeTakeFirstOrThrow(),
    );
    expect(told).toEqual([{ ...nomor, sekolah: nama, alamat: `${origin}/daftar/status` }]);
    expect(sent).toEqual([
      [
        { name: nama, address: email || "tanpa-balas@ppdb.contoh.id" },
        { to: "aminah@contoh.id", subject: "Kabar", text: "Satu.\n\nDua.", kind: "publik" },
      ],
    ]);
  });

  test("goes to nobody without an address, thrown away or unknown, nor where no server is named", async () => {
    expect([await send("Citra"), await send("Aminah", undefined, null)].includes(true)).toBe(false);
    await expect(emailFamily(scope(system("uji")), { id: crypto.randomUUID(), mail, origin }, write)).resolves.toBe(false);
    await set("Budi", { deletedAt: now });
    expect([await send("Budi"), sent]).toEqual([false, []]);
    await set("Budi", { deletedAt: null });
    expect([await send("Budi"), sent.length]).toEqual([true, 1]);
  });

  test("goes in every state but a withdrawal, or in the one alone that it is about", async () => {
    const without: Keadaan[] = [];
    for (const keadaan of keadaanPendaftaran) {
      await set("Aminah", { keadaan });
      if (!(await send("Aminah"))) without.push(keadaan);
      expect([keadaan, await send("Aminah", keadaan), await send("Aminah", keadaan === "diterima" ? "cadangan" : "diterima")]).toEqual([
        ...[keadaan, true, false],
      ]);
    }
    expect(without).toEqual(["mengundurkan diri", "digabung"]);
    await set("Aminah", { keadaan: "terkirim" });
  });
});

describe("that a letter went", () => {
  const rows = () =>
    as(({ db }) => db.selectFrom("kabarPengumuman").select(["pendaftaranId", "terkirimPada"]).orderBy("pada").execute()).then((all) =>
      all.map(({ pendaftaranId, terkirimPada }) => [pendaftaranId, terkirimPada]),
    );

  test("is noted of its own family alone, and not where the server did not take it", async () => {
    const later = new Date(now.getTime() + 1);
    await as(({ db }) =>
      db
        .insertInto("kabarPengumuman")
        .values([
          { pendaftaranId: id("Aminah"), pada: now },
          { pendaftaranId: id("Budi"), pada: later },
        ])
        .execute(),
    );
    const tell = (name: string) => emailPengumuman(scope(system("uji")), { id: id(name), mail, origin });
    takes = false;
    expect([await tell("Aminah"), await rows()]).toEqual([
      { terkirim: false },
      [
        [id("Aminah"), null],
        [id("Budi"), null],
      ],
    ]);
    takes = true;
    expect([await tell("Aminah"), await rows()]).toEqual([
      { terkirim: true },
      [
        [id("Aminah"), now],
        [id("Budi"), null],
      ],
    ]);
    expect(sent.at(-1)?.[1]).toMatchObject({ subject: expect.stringMatching(/^Hasil PPDB untuk PMBM-/) });
  });

  test("is noted of what was wanted when it was written, and nothing is written to who has answered", async () => {
    for (const name of ["Aminah", "Budi"]) {
      await set(name, { keadaan: "perlu perbaikan" });
      await as(({ db }) =>
        sql`insert into kabar_perbaikan (pendaftaran_id, diminta_pada, versi) values (${id(name)}, ${now}, 3)`.execute(db),
      );
    }
    const tell = (versi: number) => emailPerbaikan(scope(system("uji")), { id: id("Aminah"), versi, mail, origin });
    const noted = () =>
      as(({ db }) => db.selectFrom("kabarPerbaikan").select("pendaftaranId").where("terkirimPada", "is not", null).execute());
    expect([await tell(2), await noted()]).toEqual([{ terkirim: true }, []]);
    takes = false;
    expect([await tell(3), await noted()]).toEqual([{ terkirim: false }, []]);
    takes = true;
    expect([await tell(3), await noted()]).toEqual([{ terkirim: true }, [{ pendaftaranId: id("Aminah") }]]);
    expect(sent.at(-1)?.[1]).toMatchObject({ subject: expect.stringMatching(/^Yang perlu dilengkapi untuk PMBM-/) });
    await set("Aminah", { keadaan: "terkirim" });
    expect([await tell(3), sent.length]).toEqual([{ terkirim: false }, 3]);
  });

  test("of a schedule says in its head whether it is a change", async () => {
    const tell = (berubah: boolean) => emailJadwal(scope(system("uji")), { id: id("Aminah"), berubah, mail, origin });
    expect([await tell(false), await tell(true)]).toEqual([{ terkirim: true }, { terkirim: true }]);
    expect(sent.map(([, { subject }]) => subject.replace(/PMBM\S+/, "N"))).toEqual(["Jadwal ujian N", "Jadwal ujian N berubah"]);
  });
});

describe("many families", () => {
  const portions = async (sizes: readonly number[], hasMail = true) => {
    const left = [...sizes];
    const all = await inPortions(scope(system("uji")), { hasMail }, async () => left.shift() ?? 0);
    return [all, sizes.length - left.length];
  };

  test("are told portion by portion until one is not full, and none where no server is named", async () => {
    expect(await portions([atOnce, atOnce, 3, 9])).toEqual([2 * atOnce + 3, 3]);
    expect(await portions([atOnce, 0, 9])).toEqual([atOnce, 2]);
    expect([await portions([atOnce - 1, 9]), await portions([0, 9]), await portions([9], false)]).toEqual([
      [atOnce - 1, 1],
      [0, 1],
      [0, 0],
    ]);
  });

  const minutes = (many: number, ms = 0) => new Date(now.getTime() - many * 60_000 - ms);
  test("hear of a change after ten minutes of rest and within three days, of an announcement within three days", async () => {
    const rests = (at: Date) =>
      as(
        async (ctx) =>
          (await sql`select from (values (${at}::timestamptz)) x(pada) where ${settled(ctx, "x.pada")}`.execute(ctx.db)).rows.length,
      );
    const days = 3 * 24 * 60;
    const of = [minutes(10, -1), minutes(10), minutes(days, -1), minutes(days)];
    expect(await Promise.all(of.map(rests))).toEqual([0, 1, 1, 0]);
    const announced = (at: Date) =>
      as(async (ctx) => {
        const { rows } =
          await sql`select from (values (${at}::timestamptz)) keputusan(diumumkan_pada) where ${announcedWithin(ctx)}`.execute(ctx.db);
        return rows.length;
      });
    expect(await Promise.all([minutes(0, -1), minutes(0), minutes(days, -1), minutes(days)].map(announced))).toEqual([0, 1, 1, 0]);
  });
});
