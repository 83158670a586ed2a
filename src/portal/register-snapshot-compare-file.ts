import { exportableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { within } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { takeComparison } from "#kit/snapshots/snapshots.server.ts";
import type { Route } from "./+types/register-snapshot-compare-file.ts";
import { registerAt } from "./register/register-at.server.ts";
import { stateWords, toldRow } from "./register/snapshot/told-row.ts";

/** What two kept lists differ in, a line for each cell. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const [a, b] = [searchParams.get("a") ?? "", searchParams.get("b") ?? ""];
  const told = await within(args, async (ctx) => {
    const { rows } = await takeComparison(ctx, register, { a, b });
    const exported = exportableRegister(ctx, register);
    return rows.map((row) => toldRow(exported, row));
  });
  const rows = told.flatMap(({ state, name, cells }) =>
    cells.length === 0
      ? [[stateWords[state], name, "", "", ""]]
      : cells.map(({ label, from, to }) => [stateWords[state], name, label, from, to]),
  );
  const columns = ["Keadaan", "Nama", "Kolom", "Kiriman lama", "Kiriman baru"].map((label) => ({ label, width: 28 }));
  return sendMade(`banding-${register.path.split("/").at(-1)}-${today()}.xlsx`, await makeXlsx({ columns, rows }));
}
