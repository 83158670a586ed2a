/**
 * A family gives a place back on its page, or closes the page on a borrowed telephone. What goes wrong: a classmate who knows number and birth
 * date presses it instead, it is pressed twice, or it tells too early that a child was refused.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Visit } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { changeKeadaan } from "../panitia/change-keadaan.server.ts";
import { loadStatus } from "./load-status.server.ts";
import { knowsTelepon } from "./open-pages.server.ts";
import { actOnStatus } from "./status-action.server.ts";
import { statusToken } from "./status-cookie.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const home = useDatabase({ policy, clock: () => now });
const { scope } = home;
const born = "2012-03-09";
const status = (id: string) => scope().read((ctx) => loadStatus(ctx, id));
const move = async (id: string, ke: Keadaan, alasan = "", who = nurlaela) => {
  const { versi } = await scope(who).transaction(({ db }) =>
    db.selectFrom("pendaftaran").select("versi").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  await scope(who).transaction((ctx) => changeKeadaan(ctx, { id, versi }, { ke, alasan }));
};

beforeAll(() => openCommittee(scope(nurlaela)));

describe("a withdrawal", () => {
  const visit: Visit = { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false };
  const send = async (id: string | null, isi: Record<string, string>) => {
    const token = id ? await scope().read(async (ctx) => statusToken(ctx, id)) : "";
    const form = new FormData();
    for (const [name, value] of Object.entries(isi)) form.set(name, value);
    return actOnStatus(scope(), {
      request: new Request("http://x/daftar/status", { headers: { cookie: `status-ppdb=${token}` } }),
      form,
      visit,
    });
  };

  test("needs the open page and the tick; sent twice it is done once", async () => {
    const { id } = await register(scope(), "Anak Mundur");
    await expect(send(null, { aksi: "mundur", noTelepon: "0812 0000 0000", yakin: "on" })).rejects.toMatchObject({ kind: "conflict" });
    await expect(send(id, { aksi: "mundur", noTelepon: "081300000000" })).rejects.toMatchObject({
      kind: "invalid",
      fields: { yakin: expect.stringContaining("Centang") },
    });
    const both = await Promise.allSettled([
      send(id, { aksi: "mundur", noTelepon: "0812 0000 0000", yakin: "on", alasan: "Pindah kota" }),
      send(id, { aksi: "mundur", noTelepon: "0812 0000 0000", yakin: "on" }),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(send(id, { aksi: "mundur", noTelepon: "0812 0000 0000", yakin: "on" })).rejects.toMatchObject({
      message: "Pendaftaran ini sudah ditarik sebelumnya. Tidak ada yang berubah.",
    });
    expect(await status(id)).toMatchObject({ keadaan: "mengundurkan diri", bolehMundur: false });
    expect((await status(id))?.langkah.filter(({ ke }) => ke === "mengundurkan diri")).toHaveLength(1);
  });

  test("is for who knows the family's telephone number: a classmate with number and birth date takes nobody's place", async () => {
    const { id } = await register(scope(), "Anak Diincar");
    const withdraw = (noTelepon: string) => send(id, { aksi: "mundur", yakin: "on", noTelepon, alasan: "Iseng" });
    await expect(withdraw("")).rejects.toMatchObject({ fields: { noTelepon: expect.any(String) }, current: { alasan: "Iseng" } });
    for (let n = 0; n < 6; n++)
      await expect(withdraw(`08120000001${n}`)).rejects.toMatchObject({
        kind: "invalid",
        fields: { noTelepon: expect.stringContaining("bukan") },
      });
    for (const noTelepon of ["081200000017", "081200000000"]) await expect(withdraw(noTelepon)).rejects.toMatchObject({ kind: "tooMany" });
    expect(await status(id)).toMatchObject({ keadaan: "terkirim" });
    const other = (await register(scope(), "Anak Lain Keluarga")).id;
    for (let n = 0; n < 8; n++)
      await expect(send(other, { aksi: "mundur", noTelepon: "081200000000" })).rejects.toMatchObject({ kind: "invalid" });
    expect((await send(other, { aksi: "mundur", yakin: "on", noTelepon: "081300000000" })).status).toBe(303);
  });

  test("the telephone number shows the papers on this device, until the page is closed, and no signature of another page does", async () => {
    const { id } = await register(scope(), "Anak Berkas");
    await expect(send(id, { aksi: "telepon", noTelepon: "081200000018" })).rejects.toMatchObject({
      fields: { noTelepon: expect.any(String) },
    });
    const cookie = ((await send(id, { aksi: "telepon", noTelepon: "081300000000" })).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const shows = (token: string) =>
      scope().read(async (ctx) =>
        knowsTelepon(ctx, { request: new Request("http://x", { headers: { cookie: token } }), secure: false }, id),
      );
    const plain = `status-ppdb=${await scope().read(async (ctx) => statusToken(ctx, id))}`;
    const [, until = ""] = plain.split(".");
    expect([await shows(cookie), await shows(plain), await shows(plain.replace(until, `${until}t`))]).toEqual([true, false, false]);
    const pindah = new FormData();
    pindah.set("aksi", "pindah");
    const again = await actOnStatus(scope(), {
      request: new Request("http://x/daftar/status", { headers: { cookie } }),
      form: pindah,
      visit,
    });
    expect(await shows((again.headers.get("set-cookie") ?? "").split(";")[0] ?? "")).toBe(true);
  });

  test("tells nobody before the day of the announcement that the child was refused; after it, it is refused with a sentence", async () => {
    const refused = async (name: string) => {
      const { id } = await register(scope(), name);
      await move(id, "terverifikasi");
      await move(id, "tidak diterima", "Usia lebih");
      await move(id, "tidak diterima", "", rusdin);
      return id;
    };
    const [early, id] = [await refused("Anak Belum Tahu"), await refused("Anak Ditolak")];
    expect((await send(early, { aksi: "mundur", noTelepon: "0812 0000 0000", yakin: "on" })).status).toBe(303);
    expect(await status(early)).toMatchObject({ keadaan: "mengundurkan diri" });
    expect(JSON.stringify(await status(early))).not.toMatch(/tidak diterima/i);
    const before = now;
    now = new Date("2027-07-05T02:00:00Z");
    await expect(send(id, { aksi: "mundur", noTelepon: "0812 0000 0000", yakin: "on" })).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("Hubungi panitia"),
    });
    now = before;
  });

  test("opening answers with a cookie and no personal data in the address; leaving takes it away", async () => {
    const { nomor } = await register(scope(), "Anak Alamat");
    const opened = await send(null, { aksi: "buka", nomor, tanggalLahir: born });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/daftar/status"]);
    expect(opened.headers.get("set-cookie")).toMatch(/^status-ppdb=.+; Path=\/daftar\/status; HttpOnly/);
    expect((await send(null, { aksi: "tutup" })).headers.get("set-cookie")).toContain("Max-Age=0");
    await expect(send(null, { aksi: "buka", nomor, tanggalLahir: "2012-03-10" })).rejects.toMatchObject({ current: { nomor } });
    await expect(send(null, { aksi: "apa" })).rejects.toMatchObject({ kind: "malformed" });
  });
});
