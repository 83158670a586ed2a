import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { told } from "#tests/support/logged-lines.ts";
import { kind, sistem, useUsulan } from "#tests/support/usulan.ts";
import { invite } from "../undangan/invite.server.ts";
import { diundang, receiveUndangan } from "../undangan/receive-undangan.server.ts";
import { akunDetail } from "./akun-detail.server.ts";
import { activateAkun, deactivateAkun, endPersonSession } from "./akun-state.server.ts";
import { arrangeKelas, listKelas } from "./kelas-wali.server.ts";
import { changeAkun } from "./save-akun.server.ts";

const { as, begin, lama, now, akunDari, aksi, kabar, surelLama, house, orang } = useUsulan();
const id = (who: Actor) => String(who.id);
const seen = async (who: Actor) => ({ id: id(who), versi: (await akunDari(who)).versi });
const fields = async (who: Actor) => {
  const { nip, nama, email } = await akunDari(who);
  return { nip, nama, email, peran: ["guru"] as const, kelas: undefined, alasan: "" };
};
let other: Actor;
beforeEach(async () => {
  other = await begin("199102142019032008", "Orang Lain", "guru");
});

describe("an account that is shut out and let in again", () => {
  test("changes once each time, alone, and the trail says how", async () => {
    const { admin, guru } = orang;
    await aksi(admin, other, { aksi: "undang" });
    const before = await akunDari(guru);
    const tutup = await told(house, admin, async (ctx) => deactivateAkun(ctx, await seen(guru)));
    expect(tutup.lines).toMatchObject([
      { action: "disable", subjectId: guru.id, before: { aktif: true }, after: { aktif: false }, actorId: admin.id },
    ]);
    expect(await akunDari(guru)).toMatchObject({ aktif: false, versi: before.versi + 1, updatedAt: now(), kuasaBerakhir: null });
    expect((await told(house, admin, async (ctx) => deactivateAkun(ctx, await seen(guru)))).lines).toEqual([]);
    expect(await kabar(admin)).toEqual([]);
    expect(await akunDari(other)).toMatchObject({ aktif: true, versi: 1 });
    expect(await as(sistem, ({ db }) => db.selectFrom("undangan").select("akunId").execute())).toEqual([{ akunId: other.id }]);
    const buka = await told(house, admin, async (ctx) => activateAkun(ctx, await seen(guru), ""));
    expect(buka).toMatchObject({
      result: "Akun diaktifkan kembali",
      lines: [{ action: "enable", subjectId: guru.id, before: { aktif: false }, after: { aktif: true } }],
    });
    const lagi = await told(house, admin, async (ctx) => activateAkun(ctx, await seen(guru), ""));
    expect(lagi).toMatchObject({ result: "Akun ini sudah aktif", lines: [] });
    expect(await akunDari(guru)).toMatchObject({ aktif: true, versi: before.versi + 2 });
  });

  test("is closed to others, to who has proved nothing, and to who saw another version", async () => {
    const { admin, guru } = orang;
    for (const [who, versi, outcome] of [
      [other, 1, "forbidden"],
      [lama(admin), 1, "unconfirmed"],
      [admin, 9, "stale"],
    ] as const) {
      expect(await kind(as(who, (ctx) => deactivateAkun(ctx, { id: id(guru), versi })))).toBe(outcome);
      expect(await kind(as(who, (ctx) => activateAkun(ctx, { id: id(guru), versi }, "")))).toBe(outcome);
    }
    const stale = await as(admin, (ctx) => deactivateAkun(ctx, { id: id(guru), versi: 9 })).catch((error: unknown) => error);
    expect(stale).toMatchObject({ current: { nama: "Fitriani", versi: 1 } });
    expect(stale).not.toHaveProperty("current.passwordHash");
    await as(sistem, ({ db }) => db.updateTable("akun").set({ deletedAt: now() }).where("id", "=", id(guru)).execute());
    for (const gone of [id(guru), "x"])
      expect(await kind(as(admin, (ctx) => deactivateAkun(ctx, { id: gone, versi: 1 })))).toBe("notFound");
  });

  test("leaves one who decides counted from that moment on, and everybody who reads the trail told", async () => {
    const { admin } = orang;
    const kedua = await begin("198503122009122003", "Fahri", "administrator");
    await as(admin, async (ctx) => deactivateAkun(ctx, await seen(kedua)));
    expect([(await akunDari(kedua)).kuasaBerakhir, (await akunDari(admin)).kuasaBerakhir]).toEqual([now(), null]);
    expect([await kabar(admin), await kabar(kedua)]).toEqual([["Akun Fahri dinonaktifkan"], ["Akun Fahri dinonaktifkan"]]);
  });

  test("its sessions end with a line that counts them, or none where there were none", async () => {
    const { admin, guru } = orang;
    const akhiri = (sesi?: string) => told(house, admin, (ctx) => endPersonSession(ctx, { id: id(guru), ...(sesi ? { sesi } : {}) }));
    expect(await akhiri(guru.session?.id)).toMatchObject({
      result: 1,
      lines: [{ action: "end-sessions", subjectId: guru.id, after: { sesi: 1 } }],
    });
    expect(await akhiri()).toMatchObject({ result: 0, lines: [] });
    expect((await as(admin, (ctx) => akunDetail(ctx, id(other)))).sesi).toHaveLength(1);
  });
});

describe("an account that is changed", () => {
  test("keeps its version and the trail silent where nothing changes, and tells what did", async () => {
    const { admin, guru } = orang;
    const ubah = async (change: object) =>
      told(house, admin, async (ctx) => changeAkun(ctx, await seen(guru), { ...(await fields(guru)), ...change }));
    expect(await ubah({})).toMatchObject({ result: "Akun berhasil diubah", lines: [] });
    const dasar = { nip: "199102142019032001", nama: "Fitriani", email: null, peran: ["guru"] };
    expect((await ubah({ nama: "Fitri" })).lines).toMatchObject([
      { action: "update", subjectId: guru.id, before: dasar, after: { ...dasar, nama: "Fitri" } },
    ]);
    expect([await kabar(guru), (await akunDari(guru)).versi]).toEqual([[], 2]);
    await ubah({ peran: ["guru", "humas"] });
    await ubah({ peran: ["guru", "humas"], email: "f@x.id" });
    await ubah({ peran: ["guru", "humas"], nip: "199102142019032009" });
    const judul = "NIP atau alamat surel akun Anda diubah";
    expect(await kabar(guru)).toEqual(["Peran Anda di portal diubah", judul, judul]);
    const isi = await as(sistem, ({ db }) =>
      db.selectFrom("kabarKeamanan").select("isi").where("akunId", "=", id(guru)).orderBy("isi").execute(),
    );
    expect(isi.map((row) => row.isi)).toEqual(["Diubah oleh Ahmad.", "Diubah oleh Ahmad.", "Peran Anda sekarang: Humas, Guru."]);
    expect(await surelLama()).toEqual([]);
    await ubah({ peran: ["guru", "humas"], nip: "199102142019032009", email: null });
    expect(await surelLama()).toMatchObject([{ surel: "f@x.id", akunId: guru.id }]);
    expect(await akunDari(other)).toMatchObject({ versi: 1, nama: "Orang Lain" });
    expect(await kabar(other)).toEqual([]);
  });

  test("is shown with what is open about it", async () => {
    const { admin, guru } = orang;
    const rincian = (who: Actor, as_ = admin) => as(as_, (ctx) => akunDetail(ctx, id(who)));
    const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
    expect(await rincian(guru)).toMatchObject({
      undanganSampai: null,
      sendiri: false,
      berkuasa: false,
      tautanDisetujui: false,
      usulan: [],
      boleh: { ubah: true, akhiri: true },
      faktor: { aplikasi: false, kunci: 0 },
    });
    expect(await rincian(admin)).toMatchObject({ sendiri: true, berkuasa: true });
    expect((await rincian(guru, kepala)).boleh).toEqual({ ubah: false, akhiri: false });
    await aksi(admin, guru, { aksi: "undang" });
    expect((await rincian(guru)).undanganSampai).toEqual(new Date(now().getTime() + 86_400_000));
    expect((await rincian(other)).undanganSampai).toBeNull();
    expect((await rincian(guru)).riwayat.map(({ action }) => action)).toEqual(["password-link", "create"]);
    await as(sistem, ({ db }) => db.updateTable("undangan").set({ expiresAt: now() }).where(everyRow).execute());
    expect((await rincian(guru)).undanganSampai).toBeNull();
    await aksi(admin, guru, { aksi: "nonaktifkan" });
    expect((await rincian(guru)).sesi).toEqual([]);
    expect(await kind(aksi(admin, guru, { aksi: "apa saja" }))).toBe("malformed");
  });
});

describe("the class of a wali kelas", () => {
  test("is the one that was chosen, alone; each change is told once, and to the pages", async () => {
    const { admin, guru } = orang;
    const kelas = { tingkat: "X" as const, jurusan: null, waliId: null, ruang: null, kapasitas: null, tahunAjaran: "2026/2027" };
    const made = await as(sistem, ({ db }) =>
      db
        .insertInto("kelas")
        .values([
          { ...kelas, nama: "X-10" },
          { ...kelas, nama: "X-9" },
          { ...kelas, nama: "X-1", tahunAjaran: "2025/2026" },
          { ...kelas, nama: "X-2", deletedAt: now() },
        ])
        .returning(["id", "nama"])
        .execute(),
    );
    const idOf = (nama: string) => String(made.find((one) => one.nama === nama)?.id);
    expect((await as(admin, listKelas)).map(({ nama }) => nama)).toEqual(["X-9", "X-10", "X-1"]);
    const atur = (kelas: string | null | undefined, peran: readonly ("waliKelas" | "guru")[] = ["waliKelas"]) =>
      told(house, admin, (ctx) => arrangeKelas(ctx, id(guru), { kelas, peran }));
    const berubah = (nama: string, before: string | null, after: string | null) => ({
      action: "update",
      subject: "kelas",
      subjectId: idOf(nama),
      before: { waliId: before },
      after: { waliId: after },
    });
    expect(await atur(idOf("X-9"))).toMatchObject({ lines: [berubah("X-9", null, id(guru))], touched: ["kelas"] });
    for (const same of [idOf("X-9"), undefined]) expect(await atur(same)).toMatchObject({ lines: [], touched: [] });
    for (const [who, kelasId] of [
      [guru, idOf("X-9")],
      [admin, null],
    ] as const)
      expect((await as(admin, (ctx) => akunDetail(ctx, id(who)))).akun.kelasId).toBe(kelasId);
    expect((await atur(idOf("X-10"))).lines).toMatchObject([berubah("X-9", id(guru), null), berubah("X-10", null, id(guru))]);
    expect(await kind(atur(idOf("X-2")))).toBe("invalid");
    await as(sistem, ({ db }) =>
      db
        .updateTable("kelas")
        .set({ waliId: id(other) })
        .where("nama", "=", "X-9")
        .execute(),
    );
    expect((await atur(null)).lines).toMatchObject([berubah("X-10", id(guru), null)]);
    await as(sistem, ({ db }) =>
      db
        .updateTable("kelas")
        .set({ waliId: id(guru) })
        .where("nama", "=", "X-2")
        .execute(),
    );
    expect((await atur(undefined, ["guru"])).lines).toEqual([]);
    const rows = await as(sistem, ({ db }) => db.selectFrom("kelas").select(["nama", "waliId", "versi"]).execute());
    expect(Object.fromEntries(rows.map(({ nama, waliId, versi }) => [nama, [waliId, versi]]))).toEqual({
      "X-1": [null, 1],
      "X-2": [id(guru), 1],
      "X-9": [id(other), 3],
      "X-10": [null, 3],
    });
    await as(sistem, ({ db }) => db.deleteFrom("kelas").where(everyRow).execute());
  });
});

describe("a link for a new password", () => {
  test("is for an account that there is, of somebody else, by whoever may", async () => {
    const { admin, guru } = orang;
    const minta = (who: Actor, target: string) => kind(as(who, (ctx) => invite(ctx, { id: target, origin: "https://x.id", alasan: "" })));
    expect([await minta(admin, "x"), await minta(admin, crypto.randomUUID()), await minta(admin, id(admin))]).toEqual([
      "notFound",
      "notFound",
      "conflict",
    ]);
    expect([await minta(other, id(guru)), await minta(other, "x"), await minta(lama(admin), id(guru))]).toEqual([
      "forbidden",
      "forbidden",
      "unconfirmed",
    ]);
  });

  test("is in the trail with its end, told to its person, and used up in their own name", async () => {
    const { admin, guru } = orang;
    const sampai = new Date(now().getTime() + 86_400_000).toISOString();
    const { result, lines } = await told(house, admin, (ctx) => invite(ctx, { id: id(guru), origin: "https://x.id", alasan: "" }));
    expect(lines).toMatchObject([{ action: "password-link", subject: "akun", subjectId: guru.id, after: { sampai } }]);
    const diberitahu = () =>
      as(sistem, ({ db }) => db.selectFrom("pemberitahuan").select(["title", "body"]).where("akunId", "=", id(guru)).execute());
    expect(await diberitahu()).toMatchObject([
      { title: "Tautan untuk mengganti password Anda telah dibuat", body: expect.stringContaining("Dibuat oleh Ahmad.") },
    ]);
    if (typeof result === "string") throw new Error(result);
    await as(sistem, ({ db }) => db.updateTable("akun").set({ deletedAt: now() }).where("id", "=", id(guru)).execute());
    expect(await as(sistem, (ctx) => diundang(ctx, result.token))).toBeNull();
    await as(sistem, ({ db }) => db.updateTable("akun").set({ deletedAt: null }).where("id", "=", id(guru)).execute());
    await aksi(admin, other, { aksi: "undang" });
    await receiveUndangan(house.scope(), { token: result.token, password: "kapal lentera bambu rusa" });
    const baris = await as(sistem, ({ db }) =>
      db
        .selectFrom("audit")
        .select(["actorId", "subjectId"])
        .where("action", "=", "accept-invitation")
        .where("subjectId", "=", id(guru))
        .orderBy("id")
        .execute(),
    );
    expect(baris).toEqual([{ actorId: guru.id, subjectId: guru.id }]);
    expect(await kabar(guru)).toEqual(["Password akun Anda diganti"]);
    const terbuka = await as(sistem, ({ db }) => db.selectFrom("undangan").select("akunId").where("usedAt", "is", null).execute());
    expect(terbuka).toEqual([{ akunId: other.id }]);
  });
});
