/**
 * Families with old phones, hundreds of them in the second in which registration opens. What goes wrong: each is rendered a page of their own
 * and all wait; one gets another's nonce or another's key of the form; somebody who is signed in gets a stranger's page.
 */
import { expect, test, vi } from "vitest";
import { formKeyContext, pageLife, pageTags } from "#kit/visit.server.ts";
import { openTestHouse, penulis } from "#tests/support/house.ts";
import type { Dependencies } from "../http.ts";
import { documentContext } from "./contexts.server.ts";
import { stencil } from "./stencil.ts";

interface Said {
  readonly nonce: string;
  readonly key: string;
}

const page = { path: "/daftar", file: "x.tsx", kind: "application", access: "public", shell: "bare" } as const;

function open(given: Partial<Dependencies> = {}, actor = {}) {
  const render = vi.fn<Dependencies["render"]>(async (_request, context) => {
    context.get(pageTags).add("periodePpdb");
    const { nonce } = context.get(documentContext);
    return new Response(JSON.stringify({ nonce, key: context.get(formKeyContext)(), again: nonce }), {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  });
  const { house, ask } = openTestHouse(
    { pages: [{ ...page, alike: true }], render, ...given },
    { ...penulis, id: null, roles: [], ...actor },
  );
  const read = async (path = "/daftar", init?: RequestInit) => {
    const answer = await ask(path, init);
    return { answer, said: (await answer.json()) as Said };
  };
  return { house, render, read };
}

test("who brings no cookie shares one rendering, with a nonce and a key of the form of their own", async () => {
  const { house, render, read } = open();
  const visits = await Promise.all([read(), read(), read()]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(visits.flatMap(({ said }) => [said.nonce, said.key, stencil.nonce, stencil.formKey])).size).toBe(8);
  for (const { answer, said } of visits) {
    expect(said.key).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${said.nonce}'`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect([answer.headers.get("etag"), answer.headers.get("content-type")]).toEqual([null, "text/html; charset=utf-8"]);
  }
  expect(house.cache.find("/daftar")).toBeUndefined();
});

test("what it shows changes: the next one sees that", async () => {
  const { house, render, read } = open();
  await read();
  house.cache.drop("lain");
  await read();
  expect(render).toHaveBeenCalledTimes(1);
  house.cache.drop("periodePpdb");
  await read();
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page that holds until a moment is rendered anew from then on", async () => {
  const render = vi.fn<Dependencies["render"]>(async (_request, context) => {
    context.get(pageLife).until = Date.now() - 1;
    return new Response("{}", { headers: { "Content-Type": "text/html" } });
  });
  const { read } = open({ render });
  await read();
  await read();
  expect(render).toHaveBeenCalledTimes(2);
});

test("a cookie, a question, another method and a page that does not say so have a rendering of their own", async () => {
  const { render, read } = open();
  await read();
  const others = [["/daftar", { headers: { cookie: "tema=gelap" } }], ["/daftar?a=1"], ["/daftar", { method: "POST" }]] as const;
  for (const [path, init] of others) {
    const { said } = await read(
      path,
      init && { ...init, headers: { origin: "http://localhost:3000", ...("headers" in init ? init.headers : {}) } },
    );
    expect([said.nonce, said.key]).not.toContain(stencil.nonce);
    expect(said.key).not.toBe(stencil.formKey);
  }
  expect(render).toHaveBeenCalledTimes(4);
  const plain = open({ pages: [page] });
  await plain.read();
  await plain.read();
  expect(plain.render).toHaveBeenCalledTimes(2);
});

test("a page that fails, or lacks a section, is kept for nobody", async () => {
  let status = 503;
  const render = vi.fn<Dependencies["render"]>(
    async () => new Response(`{"nonce":"${stencil.nonce}"}`, { status, headers: { "Content-Type": "text/html" } }),
  );
  const { read } = open({ render });
  const { answer, said } = await read();
  expect([answer.status, said.nonce === stencil.nonce]).toEqual([503, false]);
  status = 200;
  expect((await read()).answer.status).toBe(200);
  expect(render).toHaveBeenCalledTimes(2);
});
