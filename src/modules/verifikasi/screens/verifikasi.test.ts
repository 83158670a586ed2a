import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { loader, meta } from "./verifikasi.tsx";

const { scope } = useDatabase();

test("search engines know the page by one address, whatever code was typed", async () => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope());
  context.set(visitContext, { address: "192.0.2.7" } as never);
  const request = new Request("https://man1palu.sch.id/verifikasi?kode=ABCD");
  const loaderData = await loader({ context, request, params: {} } as unknown as Parameters<typeof loader>[0]);
  expect(meta({ loaderData })).toContainEqual({ tagName: "link", rel: "canonical", href: "https://man1palu.sch.id/verifikasi" });
});
