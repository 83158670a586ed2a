import { type EntryContext, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { type Refusal, refuse } from "#kit/refusals.ts";
import { type Decision, decisionContext, documentContext } from "./contexts.server.ts";
import { type Found, openRenderer } from "./render.ts";

let thrown: Refusal | Error | null = null;
let ran = 0;
let seen = "";
const work = ({ request }: { request: Request }) => {
  ran += 1;
  seen = request.url;
  if (thrown) throw thrown;
  return { isi: "ada" };
};

/** Tells what the page would be given instead of drawing it. */
const tell = (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
  const { loaderData, actionData, errors } = staticHandlerContext;
  return new Response(JSON.stringify({ loaderData, actionData, errors }), { status, headers });
};

let drawing: typeof tell = tell;

const render = openRenderer(
  {
    entry: { module: { default: (...given: Parameters<typeof tell>) => drawing(...given), handleError: () => undefined } },
    routes: {
      root: { id: "root", path: "", module: { default: () => null } },
      x: { id: "x", parentId: "root", path: "x", module: { default: () => null, loader: work, action: work } },
      berkas: { id: "berkas", parentId: "root", path: "berkas", module: { loader: work } },
    },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild,
  "production",
  [],
);

interface Given {
  readonly method?: string;
  readonly decision?: Decision;
  readonly path?: string;
  /** What the address was found to be. */
  readonly found?: Found["as"];
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(error: Refusal | Error | null, given: Given = {}) {
  thrown = error;
  ran = 0;
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(decisionContext, given.decision ?? { to: "render" });
  context.set(documentContext, { hydrate: false, nonce: undefined, report: (one) => reported.push(one), requestId: "nomor-7" });
  const answer = await render(
    new Request(`http://localhost${given.path ?? "/x?a=1"}`, {
      method: given.method ?? "GET",
      ...(given.headers ? { headers: given.headers } : {}),
      ...(given.signal ? { signal: given.signal } : {}),
    }),
    context,
    given.found && { path: "x", as: given.found },
  );
  return { answer, reported, text: await answer.text() };
}

test("a refusal in a loader becomes the error page with its status and sentence", async () => {
  const { answer, text } = await ask(refuse.notFound("Berita tidak ditemukan."));
  expect(answer.status).toBe(404);
  expect(JSON.parse(text).errors.root.data).toEqual({ kind: "notFound", sentence: "Berita tidak ditemukan." });
  expect((await ask(refuse.unavailable(5))).answer.status).toBe(503);
});

test("a file that cannot be had says why to who pressed its link, and all of it to a program", async () => {
  const file = { path: "/berkas", headers: { accept: "text/html,application/xhtml+xml" } };
  const read = await ask(refuse.notFound("Surat belum ada."), file);
  expect([read.answer.status, read.answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(read.text).toContain("Surat belum ada.");
  const waits = await ask(refuse.tooMany(7, "Tunggu."), file);
  expect([waits.answer.status, waits.answer.headers.get("retry-after"), waits.text.includes("Tunggu.")]).toEqual([429, "7", true]);
  expect(JSON.parse((await ask(refuse.notFound("Surat belum ada."), { path: "/berkas" })).text)).toMatchObject({ kind: "notFound" });
  expect((await ask(refuse.unauthenticated(), file)).answer.headers.get("location")).toContain("/login");
});

test("who must sign in first is sent there and comes back", async () => {
  const { answer } = await ask(refuse.unauthenticated());
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login?lanjut=%2Fx%3Fa%3D1"]);
  const fetched = await ask(refuse.unauthenticated(), { path: "/x.data?a=1&_routes=x" });
  expect(fetched.text).toContain("/login?lanjut=%2Fx%3Fa%3D1");
});

test("who must prove again who they are is asked, and comes back; a form asks in place", async () => {
  const { answer } = await ask(refuse.unconfirmed());
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/konfirmasi?lanjut=%2Fx%3Fa%3D1"]);
  const sent = await ask(refuse.unconfirmed(), { method: "POST", path: "/x.data" });
  expect([sent.answer.status, sent.text.includes("unconfirmed")]).toEqual([401, true]);
});

test("loaders and actions see the page's own address, however its router in the browser asks", async () => {
  for (const path of ["/x?a=1", "/x.data?a=1&_routes=x%2Cy", "/x.data?_routes=x&a=1"]) {
    await ask(null, { path });
    expect(seen).toBe("http://localhost/x?a=1");
    await ask(null, { path, method: "POST" });
    expect(seen).toBe("http://localhost/x?a=1");
  }
});

test("a refusal in an action goes back to its form, so that nothing typed is lost", async () => {
  const { answer, text } = await ask(refuse.invalid("Periksa lagi.", { nama: "Isi nama." }), { method: "POST" });
  expect(answer.status).toBe(422);
  const { refusal } = JSON.parse(text).actionData.x;
  expect(refusal).toEqual({ kind: "invalid", sentence: "Periksa lagi.", fields: { nama: "Isi nama." } });
  const whose = await ask(refuse.forbidden("Pilih orang lain.", undefined, { nama: "Pilih orang lain." }), { method: "POST" });
  expect([whose.answer.status, JSON.parse(whose.text).actionData.x.refusal.fields]).toEqual([403, { nama: "Pilih orang lain." }]);
  const why = await ask(refuse.forbidden("Surat ini diparaf orang lain."), { method: "POST" });
  expect([why.answer.status, JSON.parse(why.text).actionData.x.refusal.sentence]).toEqual([403, "Surat ini diparaf orang lain."]);
  const closed = await ask(refuse.forbidden(), { method: "POST" });
  expect([closed.answer.status, closed.text.includes('"refusal"')]).toEqual([403, false]);
});

test("a fault of ours shows nothing of itself but the number under which it is told to the log", async () => {
  const fault = new Error("password salah di baris 7");
  for (const given of [{}, { method: "POST" }, { found: "document" }, { path: "/x.data" }] as const) {
    const { answer, text, reported } = await ask(fault, given);
    expect([answer.status, reported, text.includes("baris 7"), text.includes("nomor-7")]).toEqual([500, [fault], false, true]);
  }
});

test("who has left is answered 500 by the router, and no fault is reported: the network's side must know it", async () => {
  for (const given of [{ path: "/x" }, { path: "/x.data" }, { path: "/x.data", method: "POST" }]) {
    const { answer, reported } = await ask(null, { ...given, found: "application", signal: AbortSignal.abort("pergi") });
    expect([answer.status, reported]).toEqual([500, []]);
  }
});

test("what was decided about a page is obeyed before any of its code runs, whoever asks", async () => {
  const login = await ask(null, { decision: { to: "login", path: "/login" } });
  expect([login.answer.status, ran]).toEqual([302, 0]);
  for (const decision of [
    { to: "login", path: "/login" },
    { to: "reload", path: "/x" },
  ] as const) {
    const { answer, text } = await ask(null, { decision, path: "/x.data" });
    expect([answer.status, ran]).toEqual([202, 0]);
    expect(text).not.toContain("ada");
  }
  expect((await ask(null, { path: "/x.data" })).text).toContain("ada");
});

test("a document is drawn from its own loaders alone, and says the same as the whole router", async () => {
  for (const error of [null, refuse.notFound("Tidak ada."), refuse.unavailable(5)]) {
    const [alone, whole] = [await ask(error, { found: "document" }), await ask(error)];
    expect([alone.answer.status, JSON.parse(alone.text)]).toEqual([whole.answer.status, JSON.parse(whole.text)]);
  }
  expect((await ask(refuse.unavailable(5), { found: "document" })).answer.headers.get("retry-after")).toBe("5");
  const login = (await ask(refuse.unauthenticated(), { found: "document" })).answer;
  expect([login.status, login.headers.get("location")]).toEqual([302, "/login?lanjut=%2Fx%3Fa%3D1"]);
  const fault = await ask(new Error("password salah di baris 7"), { found: "document" });
  expect([fault.answer.status, fault.text.includes("baris 7")]).toEqual([500, false]);
});

test("an application is answered by a handler that knows its page alone, as by the whole router", async () => {
  for (const path of ["/x?a=1", "/x.data?a=1", "/x.data?_routes=x"]) {
    for (const method of ["GET", "POST"]) {
      for (const error of [null, refuse.notFound("Tidak ada."), refuse.invalid("Periksa lagi.", { nama: "Isi nama." })]) {
        const given = { path, method };
        const [alone, whole] = [await ask(error, { ...given, found: "application" }), await ask(error, given)];
        expect([alone.answer.status, alone.text]).toEqual([whole.answer.status, whole.text]);
        expect(alone.text).toContain(error ? error.message : "ada");
      }
    }
  }
});

test("a document that cannot be drawn is given to the whole router, which has an error screen", async () => {
  const drawn: boolean[] = [];
  drawing = (...given) => {
    drawn.push(given[3].serverHandoffStream === undefined);
    if (drawn.length === 1) throw new Error("layar rusak");
    return tell(...given);
  };
  try {
    expect((await ask(null, { found: "document" })).answer.status).toBe(200);
  } finally {
    drawing = tell;
  }
  expect(drawn).toEqual([true, false]);
});

test("whoever sends something to an address that only hands something out is told so", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const { answer, text } = await ask(null, { path: "/berkas", method });
    expect([answer.status, text, answer.headers.get("Allow"), ran]).toEqual([405, "Alamat ini hanya dapat dibaca.", "GET, HEAD", 0]);
  }
  expect((await ask(null, { path: "/berkas" })).answer.status).toBe(200);
});
