/** Nobody rules alone: what weighs is proposed by one person and agreed to by another. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { mulaiSesi } from "#tests/support/akun-masuk.ts";
import { useDatabase } from "#tests/support/database.ts";
import { kirimAksiAkun, kirimAkunBaru } from "../kelola/aksi-akun.server.ts";
import type { Peran } from "../peran.ts";
import { daftarUsulanPeran } from "./baca-usulan.server.ts";
import { setujuiUsulanPeran, tarikUsulanPeran, tolakUsulanPeran } from "./putuskan.server.ts";
import { jalankanUsulanTempo, sahkanDariMesin } from "./usulan-jatuh-tempo.server.ts";

const mulai = new Date("2026-11-21T01:00:00Z");
let now = mulai;
const house = useDatabase({ policy, clock: () => now });
const sistem = { id: null, name: "sistem: uji", roles: ["sistem"] };
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
const begin = async (nip: string, nama: string, ...peran: Peran[]) => (await mulaiSesi(house, { nip, nama, peran }, now)).actor;
const lewat = (jam: number) => {
  now = new Date(now.getTime() + jam * 3_600_000);
};
/** The same person, who has just proved it again. */
const segar = (who: Actor): Actor => ({ ...who, session: { ...(who.session as NonNullable<Actor["session"]>), confirmedAt: now } });
const lama = (who: Actor): Actor => ({ ...who, session: { ...(who.session as NonNullable<Actor["session"]>), confirmedAt: new Date(0) } });
const akunDari = (who: Actor) =>
  as(sistem, (ctx) => ctx.db.selectFrom("akun").selectAll().where("id", "=", String(who.id)).executeTakeFirstOrThrow());
type Sent = Readonly<Record<string, string | readonly string[]>>;
const form = (sent: Sent) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(sent)) for (const one of [value].flat()) data.append(name, one as string);
  return data;
};
const origin = "https://man1palu.example";
const aksi = async (who: Actor, target: Actor, sent: Sent) =>
  kirimAksiAkun(house.scope(who), String(target.id), { form: form({ versi: String((await akunDari(target)).versi), ...sent }), origin });
const ubah = async (who: Actor, target: Actor, sent: Sent) => {
  const { nip, nama, email } = await akunDari(target);
  return aksi(who, target, { aksi: "ubah", nip, nama, email: email ?? "", alasan: "SK Kemenag 12/2026", ...sent });
};
const kind = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: Refusal) => error.kind,
  );
const menunggu = () => as(sistem, (ctx) => daftarUsulanPeran(ctx, { menunggu: true }));
const satu = async () => String((await menunggu())[0]?.id);
const setujui = (who: Actor, id: string) => as(segar(who), (ctx) => setujuiUsulanPeran(ctx, id));
const tempo = () => jalankanUsulanTempo(house.scope(sistem));
const status = (id: string) =>
  as(sistem, (ctx) => ctx.db.selectFrom("usulanPeran").select("status").where("id", "=", id).executeTakeFirstOrThrow()).then(
    (row) => row.status,
  );
const kabar = (who: Actor) =>
  as(sistem, (ctx) => ctx.db.selectFrom("kabarKeamanan").select("judul").where("akunId", "=", String(who.id)).execute()).then((rows) =>
    rows.map(({ judul }) => judul),
  );

let [admin, kedua, kepala, guru]: Actor[] = [];
const orang = () => ({ admin, kedua, kepala, guru }) as Record<"admin" | "kedua" | "kepala" | "guru", Actor>;

beforeEach(async () => {
  now = mulai;
  await as(sistem, async (ctx) => {
    await ctx.db.deleteFrom("pegawai").execute();
    await ctx.db.deleteFrom("akun").execute();
  });
  admin = await begin("198004172006041001", "Ahmad", "administrator");
  guru = await begin("199102142019032001", "Fitriani", "guru");
});
const denganLain = async () => {
  kedua = await begin("198503122009122003", "Fahri", "administrator");
  kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
};

describe("a role that decides", () => {
  test("is only proposed, with a reason, and given by another than who proposes and whom it concerns", async () => {
    await denganLain();
    const { admin, kedua, kepala, guru } = orang();
    expect(await kind(ubah(admin, guru, { peran: ["guru", "kepala"], alasan: "" }))).toBe("invalid");
    expect(await kind(ubah(lama(admin), guru, { peran: ["guru", "kepala"] }))).toBe("unconfirmed");
    const answer = await ubah(admin, guru, { peran: ["guru", "humas", "administrator"] });
    expect(answer).toMatchObject({ pesan: expect.stringContaining("sesudah disetujui") });
    // What does not decide counts at once.
    expect((await akunDari(guru)).peran).toEqual(["humas", "guru"]);
    const id = await satu();
    for (const siapa of [admin, guru]) expect(await kind(setujui(siapa, id))).toBe("forbidden");
    expect(await kind(as(lama(kedua), (ctx) => setujuiUsulanPeran(ctx, id)))).toBe("unconfirmed");
    expect((await akunDari(guru)).peran).toEqual(["humas", "guru"]);
    await setujui(kepala, id);
    expect((await akunDari(guru)).peran).toEqual(["administrator", "humas", "guru"]);
    expect(await kind(setujui(kedua, id))).toBe("conflict");
    const trail = await as(sistem, (ctx) =>
      ctx.db.selectFrom("audit").select(["action", "actorName"]).where("subjectId", "=", id).orderBy("id").execute(),
    );
    expect(trail).toEqual([
      { action: "submit", actorName: "Ahmad" },
      { action: "approve", actorName: "Abdul Karim" },
    ]);
  });

  test("is told to everybody concerned, when it is proposed and when it is decided", async () => {
    await denganLain();
    const { admin, kedua, kepala, guru } = orang();
    await ubah(admin, guru, { peran: ["guru", "administrator"] });
    for (const siapa of [kedua, kepala, guru, admin])
      expect(await kabar(siapa)).toEqual(["Diusulkan: Fitriani mendapat peran Administrator"]);
    await as(segar(kedua), async (ctx) => tolakUsulanPeran(ctx, await satu(), "Tidak dikenal di sini"));
    for (const siapa of [kedua, kepala, guru, admin]) expect((await kabar(siapa)).at(-1)).toMatch(/^Usulan ditolak: Fitriani/);
    expect((await akunDari(guru)).peran).toEqual(["guru"]);
  });

  test("is never one's own, by whichever account", async () => {
    await denganLain();
    const { admin, kedua, guru } = orang();
    for (const peran of [["administrator", "kepala"], ["administrator", "guru"], ["guru"]])
      expect(await kind(ubah(admin, admin, { peran }))).toBe("invalid");
    expect(await kind(ubah(admin, admin, { peran: ["administrator"], nip: "197203111998031002" }))).toBe("invalid");
    // A second account of the same person of the staff file.
    await as(sistem, async (ctx) => {
      const { nip } = await akunDari(admin);
      const pegawai = { nip, nama: "Ahmad", jenis: "guru", status: "pns", aktif: true, akunId: guru.id };
      await ctx.db
        .insertInto("pegawai")
        .values(pegawai as never)
        .execute();
    });
    expect(await kind(ubah(admin, guru, { peran: ["guru", "kepala"] }))).toBe("conflict");
    await ubah(kedua, guru, { peran: ["guru", "kepala"] });
    expect(await kind(setujui(admin, await satu()))).toBe("forbidden");
  });

  test("is taken away the same way, and of the new account it is proposed too", async () => {
    await denganLain();
    const { admin, kedua, kepala } = orang();
    await ubah(admin, kedua, { peran: ["guru"] });
    expect((await akunDari(kedua)).peran).toEqual(["administrator", "guru"]);
    await setujui(kepala, await satu());
    expect((await akunDari(kedua)).peran).toEqual(["guru"]);
    const baru = form({ nip: "199006212015032001", nama: "Boneka", email: "", peran: ["kepala"], alasan: "Kepala yang baru" });
    await kirimAkunBaru(house.scope(admin), { form: baru, origin });
    const { id } = await as(sistem, (ctx) => ctx.db.selectFrom("akun").selectAll().where("nama", "=", "Boneka").executeTakeFirstOrThrow());
    expect((await akunDari({ ...admin, id })).peran).toEqual([]);
    // Whoever holds the invitation would hold the role.
    expect(await kind(setujui(kepala, await satu()))).toBe("conflict");
    expect((await akunDari({ ...admin, id })).peran).toEqual([]);
  });

  test("is not agreed to by an account that the proposer made a moment ago, nor by an invented one", async () => {
    await denganLain();
    const { admin, kedua, guru } = orang();
    await as(sistem, (ctx) =>
      ctx.db.updateTable("akun").set({ dibuatOleh: admin.id, createdAt: now }).where("id", "=", String(kedua.id)).execute(),
    );
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    const id = await satu();
    expect(await kind(setujui(kedua, id))).toBe("forbidden");
    const contoh = await begin("197203111998031000", "Kepala Contoh", "kepala");
    expect(await kind(setujui(contoh, id))).toBe("forbidden");
    lewat(24.1);
    expect(await kind(setujui(kedua, id))).toBe("done");
  });

  test("lapses when its proposer is shut out or the person became another meanwhile", async () => {
    await denganLain();
    const { admin, kedua, kepala, guru } = orang();
    await ubah(admin, guru, { peran: ["guru", "administrator"] });
    const id = await satu();
    await as(sistem, (ctx) => ctx.db.updateTable("akun").set({ nip: "199102142019032009" }).where("id", "=", String(guru.id)).execute());
    expect(await kind(setujui(kepala, id))).toBe("conflict");
    await aksi(kedua, admin, { aksi: "nonaktifkan" });
    expect(await kind(setujui(kepala, id))).toBe("conflict");
    await tempo();
    expect(await status(id)).toBe("gugur");
  });

  test("is read by whom it concerns, and by no colleague of theirs", async () => {
    await denganLain();
    const { admin, kepala, guru } = orang();
    const lain = await begin("199102142019032008", "Orang Lain", "guru");
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    const dibaca = async (who: Actor, menunggu: boolean) =>
      (await as(who, (ctx) => daftarUsulanPeran(ctx, { menunggu }))).map(({ nama, boleh }) => [nama, boleh.setujui]);
    expect(await dibaca(kepala, true)).toEqual([["Fitriani", true]]);
    expect(await dibaca(guru, true)).toEqual([["Fitriani", false]]);
    expect(await dibaca(lain, true)).toEqual([]);
    const [tentang] = await as(guru, (ctx) => daftarUsulanPeran(ctx, { menunggu: true }));
    expect(tentang?.boleh.sebab).toContain("Anda dapat menolaknya");
    await as(guru, async (ctx) => tolakUsulanPeran(ctx, await satu(), "Bukan saya yang ditunjuk"));
    expect([await dibaca(guru, false), await dibaca(lain, false)]).toEqual([[["Fitriani", false]], []]);
  });

  test("changes nothing yet about the account, and nothing is said to have changed", async () => {
    const { admin, guru } = orang();
    const lines = () => as(sistem, (ctx) => ctx.db.selectFrom("audit").select("id").where("subjectId", "=", String(guru.id)).execute());
    const [before, { versi }] = [(await lines()).length, await akunDari(guru)];
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    expect([(await lines()).length, (await akunDari(guru)).versi]).toEqual([before, versi]);
    await ubah(admin, guru, { peran: ["guru", "humas"] });
    expect([(await lines()).length, (await akunDari(guru)).versi]).toEqual([before + 1, versi + 1]);
  });

  test("is withdrawn by who proposed it alone, and refused with a reason by whom it concerns", async () => {
    await denganLain();
    const { admin, kedua, guru } = orang();
    await ubah(admin, guru, { peran: ["guru", "administrator"] });
    const id = await satu();
    expect(await kind(as(kedua, (ctx) => tarikUsulanPeran(ctx, id)))).toBe("notFound");
    expect(await kind(as(guru, (ctx) => tolakUsulanPeran(ctx, id, "x")))).toBe("invalid");
    expect(await kind(as(lama(guru), (ctx) => tolakUsulanPeran(ctx, id, "Bukan saya")))).toBe("unconfirmed");
    const lain = await begin("199102142019032008", "Orang Lain", "guru");
    expect(await kind(as(lain, (ctx) => tolakUsulanPeran(ctx, id, "Bukan saya")))).toBe("notFound");
    await as(admin, (ctx) => tarikUsulanPeran(ctx, id));
    expect(await status(id)).toBe("ditarik");
  });
});

describe("with one administrator alone", () => {
  test("it takes effect after a day in the open, unless somebody objects", async () => {
    const { admin, guru } = orang();
    expect(await ubah(admin, guru, { peran: ["guru", "kepala"] })).toMatchObject({
      pesan: expect.stringContaining("bila tidak ada yang menolak"),
    });
    const id = await satu();
    expect(await kind(setujui(admin, id))).toBe("forbidden");
    lewat(23.9);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["guru"]);
    lewat(0.2);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["kepala", "guru"]);
    expect(await status(id)).toBe("berlaku");
  });

  test("whom it concerns may object in that time", async () => {
    const { admin, guru } = orang();
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    await as(guru, async (ctx) => tolakUsulanPeran(ctx, await satu(), "Bukan saya yang ditunjuk"));
    lewat(25);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["guru"]);
  });

  test("whoever comes to decide in that time, decides", async () => {
    const { admin, guru } = orang();
    await ubah(admin, guru, { peran: ["guru", "administrator"] });
    const id = await satu();
    const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
    lewat(25);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["guru"]);
    await as({ ...sistem }, (ctx) => ctx.db.updateTable("akun").set({ aktif: true }).where("id", "=", String(kepala.id)).execute());
    expect(await kind(setujui(kepala, id))).toBe("done");
  });

  test("nobody becomes alone by shutting the others out", async () => {
    await denganLain();
    const { admin, kedua, kepala, guru } = orang();
    for (const siapa of [kedua, kepala]) await aksi(admin, siapa, { aksi: "nonaktifkan" });
    expect(await kabar(kepala)).toContain("Akun Abdul Karim dinonaktifkan");
    expect(await ubah(admin, guru, { peran: ["guru", "kepala"] })).toMatchObject({ pesan: expect.stringContaining("sesudah disetujui") });
    lewat(6 * 24);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["guru"]);
    // A week later it is a school with one administrator.
    lewat(25);
    await tempo();
    lewat(24.1);
    await tempo();
    expect((await akunDari(guru)).peran).toEqual(["kepala", "guru"]);
  });

  test("whoever has the machine need not wait", async () => {
    const { admin, guru } = orang();
    await ubah(admin, guru, { peran: ["guru", "kepala"] });
    expect(await as(sistem, async (ctx) => sahkanDariMesin(ctx, (await akunDari(guru)).nip))).toBe(1);
    expect((await akunDari(guru)).peran).toEqual(["kepala", "guru"]);
  });
});

describe("the account of somebody who decides", () => {
  beforeEach(denganLain);
  const faktor = (who: Actor) =>
    as(sistem, (ctx) =>
      ctx.db
        .insertInto("faktorAplikasi")
        .values({ akunId: String(who.id), rahasia: Buffer.from("x"), aktifAt: now, calon: null, calonAt: null })
        .execute(),
    );
  const punya = (who: Actor) =>
    as(sistem, (ctx) => ctx.db.selectFrom("faktorAplikasi").select("akunId").where("akunId", "=", String(who.id)).execute()).then(
      (rows) => rows.length,
    );

  test("loses its second factor only when another agrees, and never by whoever proposed it", async () => {
    const { admin, kedua, kepala } = orang();
    await faktor(kepala);
    await aksi(admin, kepala, { aksi: "lepas-faktor", bertemu: "on", catatan: "Ponsel hilang" });
    expect(await punya(kepala)).toBe(1);
    expect(await kind(setujui(admin, await satu()))).toBe("forbidden");
    await setujui(kedua, await satu());
    expect(await punya(kepala)).toBe(0);
    expect((await kabar(kepala)).some((judul) => judul.startsWith("Verifikasi dua langkah Anda dilepas"))).toBe(true);
  });

  test("gets a link for a new password only when another agrees, once, and for a day", async () => {
    const { admin, kedua, kepala } = orang();
    const minta = (who = admin) => aksi(segar(who), kepala, { aksi: "undang", alasan: "Lupa password" });
    expect(await minta()).toHaveProperty("pesan");
    expect(await kind(minta())).toBe("conflict");
    await setujui(kedua, await satu());
    expect(await minta()).toHaveProperty("undangan");
    expect(await minta()).toHaveProperty("pesan");
    await setujui(kedua, await satu());
    lewat(24.1);
    expect(await minta()).toHaveProperty("pesan");
    expect(await kind(aksi(admin, admin, { aksi: "undang", alasan: "Untuk saya" }))).toBe("conflict");
  });

  test("comes back, and becomes somebody else, only when another agrees", async () => {
    const { admin, kedua, kepala } = orang();
    await ubah(admin, kepala, { peran: ["kepala"], email: "penyerang@contoh.id", nip: "197203111998031009" });
    expect(await akunDari(kepala)).toMatchObject({ email: null, nip: "197203111998031001" });
    await setujui(kedua, await satu());
    expect(await akunDari(kepala)).toMatchObject({ email: "penyerang@contoh.id", nip: "197203111998031009" });
    await aksi(admin, kepala, { aksi: "nonaktifkan" });
    await aksi(admin, kepala, { aksi: "aktifkan", alasan: "Kembali bertugas" });
    expect((await akunDari(kepala)).aktif).toBe(false);
    await setujui(kedua, await satu());
    expect((await akunDari(kepala)).aktif).toBe(true);
  });
});
