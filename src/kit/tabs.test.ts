import { expect, test } from "vitest";
import { actor, useDatabase } from "#tests/support/database.ts";
import { ofOwn, wholly } from "#tests/support/rights.ts";
import { openTabs } from "./tabs.server.ts";

const home = useDatabase({ policy: { nilai: [wholly(["guru"], "read"), ofOwn(["wali"], "read")] } });

test("tabs are shown behind which there is something for this person, also of their own alone", async () => {
  const tabs = [
    { label: "Semua", path: "/a" },
    { label: "Nilai", path: "/b", right: "nilai:read" },
  ] as unknown as Parameters<typeof openTabs>[1];
  const open = (...roles: string[]) => home.scope(actor(...roles)).read(async (ctx) => openTabs(ctx, tabs));
  const [all, nilai] = [
    { label: "Semua", path: "/a" },
    { label: "Nilai", path: "/b" },
  ];
  expect([await open("guru"), await open("wali"), await open("tamu")]).toEqual([[all, nilai], [all, nilai], [all]]);
  expect(await home.scope(actor("guru")).read(async (ctx) => openTabs(ctx))).toEqual([]);
});
