/**
 * A family completes its data in July; a classmate knows number and birth date and has some fun. What goes wrong: the parents' income or another
 * child's NIK is written by a stranger, or the family types thirty fields and loses them for one telephone number.
 */
import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { scopeContext } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { answers } from "#tests/support/daftar-ulang.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { statusToken } from "../keluarga/status-cookie.server.ts";
import { action, loader } from "./screens/daftar-ulang.tsx";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const own = { noTelepon: "0812-0000-0000" };
let [ini, itu] = [
  { id: "", nomor: "" },
  { id: "", nomor: "" },
];

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  ini = await register(scope(), "Anak Kita");
  itu = await register(scope(), "Anak Lain", { noTelepon: "081200000099", noTeleponOrtu: "081300000099" });
  await scope(nurlaela).transaction(async ({ db }) => {
    await sql`update pendaftaran set keadaan = 'daftar ulang'`.execute(db);
    await sql`insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, pada) select id, 'diterima', 'daftar ulang', 'Keluarga', now() from pendaftaran`.execute(
      db,
    );
  });
  now = new Date("2027-07-07T02:00:00Z");
});

const cookieOf = async (id: string) => `status-ppdb=${await scope().read(async (ctx) => statusToken(ctx, id))}`;
const argsOf = (cookie: string, sent?: Readonly<Record<string, string>>) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope());
  context.set(visitContext, { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false });
  const body = sent && { method: "POST", body: new URLSearchParams(sent) };
  const request = new Request("http://x/daftar/status/daftar-ulang?bagian=keluarga", { headers: { cookie }, ...body });
  return { context, params: {}, request } as unknown as ActionFunctionArgs;
};
const versi = async (id: string) =>
  (await scope().read(({ db }) => db.selectFrom("daftarUlang").select("versi").where("pendaftaranId", "=", id).executeTakeFirst()))
    ?.versi ?? 0;
const send = async (child: typeof ini, sent: Readonly<Record<string, string>>, cookie?: string) =>
  action(
    argsOf(cookie ?? (await cookieOf(child.id)), {
      ...{ nomor: child.nomor, versi: String(await versi(child.id)), bagian: "keluarga", ...answers.keluarga },
      ...sent,
    }),
  );
const asked = async (cookie: string) => !(await loader(argsOf(cookie))).isi?.kenal;

describe("who knows number and birth date alone", () => {
  test("reads what is asked, covered, and writes nothing; what was typed comes back", async () => {
    const closed = { kind: "invalid", message: "Belum ada yang tersimpan.", fields: { noTelepon: expect.any(String) } };
    await expect(send(ini, {})).rejects.toMatchObject({ ...closed, current: answers.keluarga });
    await expect(send(ini, { noTelepon: "081200000001" })).rejects.toMatchObject({ ...closed, current: answers.keluarga });
    expect(await versi(ini.id)).toBe(0);
    expect(await asked(await cookieOf(ini.id))).toBe(true);
  });

  test("is not let in by the telephone number of another child, nor by that child's page", async () => {
    await expect(send(ini, { noTelepon: "081200000099" })).rejects.toMatchObject({ kind: "invalid" });
    const other = ((await send(itu, { noTelepon: "081200000099" })).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect([await asked(other), await versi(itu.id)]).toEqual([false, 1]);
    const both = `${await cookieOf(ini.id)}~${other.slice("status-ppdb=".length)}`;
    await expect(send(ini, {}, both)).rejects.toMatchObject({ kind: "invalid" });
    await expect(send(ini, own, other)).rejects.toMatchObject({ kind: "conflict" });
    expect(await versi(ini.id)).toBe(0);
  });

  test("has six tries, with which the pages for withdrawing and papers are counted", async () => {
    for (let n = 0; n < 6; n++) await send(itu, { noTelepon: `08120000001${n}` }).catch(() => undefined);
    await expect(send(itu, { noTelepon: "081200000099" })).rejects.toMatchObject({
      kind: "tooMany",
      message: expect.stringContaining("Belum ada yang tersimpan."),
      current: answers.keluarga,
    });
  });
});

test("the family is asked once on this device, the part that is wrong included", async () => {
  const wrong = send(ini, { ...own, noKk: "12" });
  await expect(wrong).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("Yang sudah benar tersimpan") });
  expect(await versi(ini.id)).toBe(1);
  const saved = await send(ini, own);
  const cookie = (saved.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  expect([saved.status, await asked(cookie)]).toEqual([303, false]);
  await send(ini, { kepalaKeluarga: "Hasnawati" }, cookie);
  const { kepalaKeluarga } = await scope().read(({ db }) =>
    db.selectFrom("daftarUlang").select("kepalaKeluarga").where("pendaftaranId", "=", ini.id).executeTakeFirstOrThrow(),
  );
  expect(kepalaKeluarga).toBe("Hasnawati");
});
