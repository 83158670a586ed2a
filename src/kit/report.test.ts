import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { scopeContext } from "./ctx.server.ts";
import { sql } from "./database/sql.server.ts";
import { reportContext, reportSections } from "./report.server.ts";

const { scope } = useDatabase();

test("sections are read beside those who write, without a connection of theirs; one that fails is told and left out", async () => {
  const context = new RouterContextProvider();
  const faults: unknown[] = [];
  context.set(scopeContext, scope());
  context.set(reportContext, (fault) => faults.push(fault));
  const shown = await reportSections(
    { context },
    {
      satu: async ({ db }) => (await sql`show transaction_read_only`.execute(db)).rows,
      rusak: ({ db }) => sql`select 1 / 0`.execute(db),
    },
  );
  expect(shown).toEqual({ satu: [{ transactionReadOnly: "on" }], rusak: null });
  expect(faults).toMatchObject([{ code: "22012" }]);
});
