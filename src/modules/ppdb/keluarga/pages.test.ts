/**
 * A mother of two with a tab for each child, on a telephone with and without scripts. What goes wrong: a form or a file of the one child is
 * answered with the other's, a closed page shows something, or what was typed is lost with the page.
 */
import { type ActionFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { scopeContext } from "#kit/ctx.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { text } from "#kit/register/fields.ts";
import { visitContext } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { choosePage, keyIn, pageKey, pageOfAddress, pageOfForm, refusedPageContext } from "./chosen-page.server.ts";
import { answerFamily, isFileSentence, readForFamily } from "./family-file.server.ts";
import { keepSent } from "./keep-sent.server.ts";
import { loadPage } from "./load-page.server.ts";
import { demandOpen, knowsTelepon } from "./open-pages.server.ts";
import { statusToken } from "./status-cookie.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const unknown = { id: "", nomor: "", kunci: "" };
let [satu, dua, lain] = [unknown, unknown, unknown];

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  const made = async (name: string) => {
    const { id, nomor } = await register(scope(), name);
    return { id, nomor, kunci: await scope().read(async (ctx) => pageKey(ctx, id)) };
  };
  [satu, dua, lain] = [await made("Anak Satu"), await made("Anak Dua"), await made("Anak Lain")];
});

const cookieOf = (ids: readonly string[], telepon = false) =>
  scope().read(async (ctx) => `status-ppdb=${ids.map((id) => statusToken(ctx, id, telepon)).join("~")}`);
const both = () => [satu.id, dua.id];
const asked = async (ids: readonly string[], query = "") => ({
  request: new Request(`http://x/daftar/status${query}`, { headers: { cookie: await cookieOf(ids) } }),
  secure: false,
});
const formOf = (sent: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  return form;
};

describe("on whose page a form stood", () => {
  const page = async (ids: readonly string[], sent: Readonly<Record<string, string>>) => {
    const from = await asked(ids);
    const found = await scope().read((ctx) => pageOfForm(ctx, from, formOf(sent)));
    return typeof found === "object" ? (found?.id ?? null) : found;
  };
  test("its number says, and without one the only page that is open", async () => {
    expect([await page(both(), { nomor: dua.nomor }), await page(both(), { nomor: lain.nomor })]).toEqual([dua.id, "tertutup"]);
    expect([await page([satu.id], {}), await page(both(), {}), await page([], {})]).toEqual([satu.id, "tertutup", "tertutup"]);
  });
  test("that opens another child's page, its own key says; one of before says none", async () => {
    const open = { aksi: "buka", nomor: lain.nomor };
    expect([await page(both(), { ...open, dari: dua.kunci }), await page(both(), { ...open, dari: lain.kunci })]).toEqual([dua.id, null]);
    expect(await page(both(), open)).toBeNull();
  });
});

describe("which page is shown", () => {
  const chosen = async (ids: readonly string[], query: string, refused: { id: string } | "tertutup" | null = null) => {
    const from = await asked(ids, query);
    const { child, others, tutup } = await scope().read((ctx) => choosePage(ctx, from, refused));
    return [child?.id, others.map(({ id }) => id), tutup];
  };
  test("of a refused form its own, else the one of the address, else the first, the others beside it", async () => {
    expect(await chosen(both(), "")).toEqual([satu.id, [dua.id], false]);
    expect(await chosen(both(), `?anak=${dua.kunci}`)).toEqual([dua.id, [satu.id], false]);
    expect(await chosen(both(), `?anak=${dua.kunci}`, { id: satu.id })).toEqual([satu.id, [dua.id], false]);
    expect(await chosen(both(), "", { id: lain.id })).toEqual([undefined, [], true]);
    expect(await chosen(both(), "", "tertutup")).toEqual([undefined, [], true]);
    expect(await chosen([], "")).toEqual([undefined, [], false]);
  });
  test("for a paper the address alone says, and one that names none means the only page", async () => {
    const paper = async (ids: readonly string[], query: string) => {
      const from = await asked(ids, query);
      return scope().read((ctx) => pageOfAddress(ctx, from));
    };
    expect([await paper([], `?anak=${satu.kunci}`), await paper([satu.id], ""), await paper(both(), `?anak=${dua.kunci}`)]).toEqual([
      ...[null, satu.id, dua.id],
    ]);
    for (const query of ["", `?anak=${lain.kunci}`]) await expect(paper(both(), query)).rejects.toMatchObject({ kind: "conflict" });
    expect([keyIn(new Request("http://x/?anak=")), keyIn(new Request("http://x/"))]).toEqual(["", null]);
  });
  test("whose telephone number was shown is that child's alone", async () => {
    const cookie = `${await cookieOf([satu.id], true)}~${(await cookieOf([dua.id])).slice("status-ppdb=".length)}`;
    const from = { request: new Request("http://x/", { headers: { cookie } }), secure: false };
    const known = await scope().read(async (ctx) => [satu.id, dua.id, lain.id].map((id) => knowsTelepon(ctx, from, id)));
    expect(known).toEqual([true, false, false]);
    const named = (nomor: unknown) => scope().read((ctx) => demandOpen(ctx, from, nomor));
    expect(await named(dua.nomor)).toBe(dua.id);
    for (const nomor of [undefined, null, lain.nomor]) await expect(named(nomor)).rejects.toMatchObject({ kind: "conflict" });
  });
});

const argsOf = async (ids: readonly string[], query = "", sent?: Readonly<Record<string, string>>, telepon = false) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope());
  context.set(visitContext, { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false });
  const init = { headers: { cookie: await cookieOf(ids, telepon) }, ...(sent && { method: "POST", body: new URLSearchParams(sent) }) };
  return {
    context,
    params: {},
    request: new Request(`http://x/daftar/status/daftar-ulang${query}`, init),
  } as unknown as ActionFunctionArgs & LoaderFunctionArgs;
};

describe("a further page", () => {
  const load = async (ids: readonly string[], query: string, refused?: { id: string } | "tertutup", isi: string | null = "isi") => {
    const args = await argsOf(ids, query);
    if (refused) args.context.set(refusedPageContext, refused);
    return loadPage(args, async (_, id) => isi && `${isi} ${id}`).catch((answer: Response) => [
      answer.status,
      answer.headers.get("location"),
    ]);
  };
  test("shows the child that is meant, and leads whoever has none open to the first page", async () => {
    expect(await load(both(), `?anak=${dua.kunci}`)).toBe(`isi ${dua.id}`);
    expect(await load(both(), "", { id: dua.id })).toBe(`isi ${dua.id}`);
    expect(await load([], "")).toEqual([303, "/daftar/status"]);
    expect(await load([satu.id], `?anak=${dua.kunci}`)).toEqual([303, `/daftar/status?anak=${dua.kunci}`]);
    expect(await load([satu.id], "", undefined, null)).toEqual([303, "/daftar/status"]);
  });
  test("of a form whose page is closed by now shows nothing of a child", async () => {
    expect(await load(both(), "", "tertutup")).toBeNull();
  });

  const page = { fields: { hobi: text({ label: "Hobi", privacy: "pribadi", max: 60 }) }, done: "/daftar/status/lanjut" };
  test("keeps what is sent for its own child, and that page comes first", async () => {
    const args = await argsOf(both(), "", { nomor: dua.nomor, hobi: "Membaca" });
    const kept: unknown[] = [];
    const answer = await keepSent(args, { ...page, keep: async (_, id, sent) => void kept.push([id, sent]) });
    expect([answer.status, answer.headers.get("location"), kept]).toEqual([303, page.done, [[dua.id, { hobi: "Membaca" }]]]);
    expect(answer.headers.get("set-cookie")).toMatch(new RegExp(`^status-ppdb=${dua.id}\\.\\d{10}\\.[^~]+~${satu.id}`));
  });
  test("that asks for the telephone number asks once, and notes that it was right", async () => {
    const sent = { nomor: satu.nomor, hobi: "Membaca" };
    const send = async (more: object, telepon = false) =>
      keepSent(await argsOf([satu.id], "", { ...sent, ...more }, telepon), { ...page, keep: async () => undefined, telepon: "Belum." });
    await expect(send({})).rejects.toMatchObject({ kind: "invalid", message: "Belum.", fields: { noTelepon: expect.any(String) } });
    for (const answer of [await send({ noTelepon: "081200000000" }), await send({}, true)])
      expect(answer.headers.get("set-cookie")).toContain(`${satu.id}.`);
    expect((await send({ noTelepon: "081200000000" })).headers.get("set-cookie")).toMatch(/\.\d{10}t\./);
  });
  test("tells what is wrong on its own page with what was typed, and of a closed one what was typed alone", async () => {
    const args = await argsOf(both(), "", { nomor: dua.nomor, hobi: "x" });
    await expect(keepSent(args, { ...page, keep: async () => ({ hobi: "Terlalu pendek." }) })).rejects.toMatchObject({
      ...{ kind: "invalid", fields: { hobi: "Terlalu pendek." }, current: { nomor: dua.nomor, hobi: "x" } },
    });
    expect(args.context.get(refusedPageContext)).toEqual({ id: dua.id });
    const stale = await argsOf(both(), "", { nomor: dua.nomor, hobi: "x" });
    const keep = () => Promise.reject(refuse.conflict("Sudah diubah."));
    await expect(keepSent(stale, { ...page, keep })).rejects.toMatchObject({ message: "Sudah diubah.", current: { hobi: "x" } });
    expect(stale.context.get(refusedPageContext)).toMatchObject({ id: dua.id });
    const closed = await argsOf(both(), "", { nomor: lain.nomor, hobi: "Membaca" });
    await expect(keepSent(closed, { ...page, keep })).rejects.toMatchObject({
      current: { nomor: lain.nomor, tertulis: [{ label: "Hobi", isi: "Membaca" }] },
    });
    expect(closed.context.get(refusedPageContext)).toBe("tertutup");
    const busy = await argsOf(both(), "", { nomor: dua.nomor, hobi: "x" });
    const full = () => Promise.reject(new Refusal("unavailable", "Sibuk."));
    await expect(keepSent(busy, { ...page, keep: full })).rejects.toMatchObject({ kind: "unavailable", current: { hobi: "x" } });
    expect(busy.context.get(refusedPageContext)).toBeNull();
  });
});

describe("a file", () => {
  const led = async (error: unknown, query = `?anak=${satu.kunci}`) => {
    const { status, headers } = await answerFamily(await argsOf([satu.id], query), () => Promise.reject(error));
    return [status, headers.get("location")];
  };
  test("that cannot be had leads back to the page, which says why", async () => {
    expect(await led(refuse.notFound())).toEqual([303, `/daftar/status?anak=${satu.kunci}&gagal=belum`]);
    expect(await led(refuse.tooMany(5), "")).toEqual([303, "/daftar/status?gagal=sering"]);
    expect(await led(refuse.forbidden())).toEqual([303, `/daftar/status?anak=${satu.kunci}&gagal=telepon`]);
    expect(await led(refuse.conflict("Tutup."))).toEqual([303, `/daftar/status?anak=${satu.kunci}`]);
    expect(await led(refuse.conflict("Tutup."), "")).toEqual([303, "/daftar/status?anak="]);
    for (const error of [new Refusal("unavailable", "Sibuk."), new Error("rusak")]) await expect(led(error)).rejects.toBe(error);
    expect(await (await answerFamily(await argsOf([]), async () => new Response("isi"))).text()).toBe("isi");
    expect([isFileSentence("belum"), isFileSentence("toString"), isFileSentence(null)]).toEqual([true, false, false]);
  });
  test("is made for the child of its address, and for nobody where no page is open", async () => {
    const read = async (ids: readonly string[], query: string) => readForFamily(await argsOf(ids, query), async (_, id) => id);
    expect(await read(both(), `?anak=${dua.kunci}`)).toBe(dua.id);
    await expect(read([], `?anak=${dua.kunci}`)).rejects.toMatchObject({ kind: "conflict" });
  });
});
