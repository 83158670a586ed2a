import { exportableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { reading, scopeContext, within } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { readQuery } from "#kit/register/query.ts";
import { list } from "#kit/register/store.server.ts";
import { checkSnapshot } from "#kit/snapshots/check-snapshot.server.ts";
import { deleteSnapshot, demandKeeping, keepSnapshot, mayDeleteSnapshots, snapshotsOf } from "#kit/snapshots/snapshots.server.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { exportTable } from "#kit/transfer/transfer.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import type { Route } from "./+types/register-snapshots.ts";
import { registerAt } from "./register/register-at.server.ts";
import { sentRegister } from "./register/sent-register.server.ts";
import { CompareForm } from "./register/snapshot/compare-form.tsx";
import { KeepForm } from "./register/snapshot/keep-form.tsx";
import { readKeeping, type SnapshotAnswer, snapshotsAtOnce } from "./register/snapshot/snapshot-answer.ts";
import { SnapshotList } from "./register/snapshot/snapshot-list.tsx";
import "./register/register.css";
import "./register/transfer/list.css";

export const handle = { crumb: "Kiriman" };

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const query = readQuery(register, searchParams);
  return reading(args, async (ctx) => {
    const all = await snapshotsOf(ctx, register);
    const { total } = await list(ctx, register, { ...query, bin: false, page: 1, size: 1 });
    const from = (query.page - 1) * snapshotsAtOnce;
    return {
      ...{ page: query.page, total: all.length, rows: total, mayDelete: mayDeleteSnapshots(ctx, register) },
      shown: all.slice(from, from + snapshotsAtOnce).map(({ fields: _, ...told }) => told),
      choices: all.slice(0, mostChoices).map(({ id, recipient, rows, createdAt }) => ({ id, recipient, rows, createdAt })),
      register: sentRegister(exportableRegister(ctx, register)),
    };
  });
}

/** In the selection of two to be compared; older ones are found in the list. */
const mostChoices = 500;

export async function action(args: Route.ActionArgs): Promise<SnapshotAnswer> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const [scope, files] = [args.context.get(scopeContext), args.context.get(filesContext)];
  const form = await readForm(args.request);
  const id = String(form.get("kiriman") ?? "");
  switch (form.get("aksi")) {
    case "kirim": {
      const query = { ...readQuery(register, searchParams), bin: false };
      const { table, columns, madeAt } = await within(args, async (ctx) => {
        demandKeeping(ctx, register);
        const told = { query, told: { disimpan: true } };
        const table = await exportTable(ctx, register, told);
        return { table, columns: columnsOfSheet(exportableRegister(ctx, register)), madeAt: ctx.now };
      });
      const bytes = await makeXlsx({ columns, rows: table.cells, madeAt });
      const name = `${register.path.split("/").at(-1)}-${today()}.xlsx`;
      return { kept: await keepSnapshot(scope, files, register, { ...readKeeping(form), name, bytes, table, fields: table.names }) };
    }
    case "periksa":
      return { checked: id, found: await checkSnapshot(scope, files, register, id) };
    case "hapus":
      await within(args, (ctx) => deleteSnapshot(ctx, register, { id, files }));
      return { deleted: id };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [{ title: `Kiriman ${loaderData.register.title}` }] : []);

export default function RegisterSnapshots({ loaderData }: Route.ComponentProps) {
  const { register, shown, choices, rows, mayDelete, page, total } = loaderData;
  return (
    <>
      <PageHead
        title={`Kiriman: ${register.title}`}
        lead="Daftar yang sudah dikirim ke luar, sebagaimana dikirim pada harinya. Disimpan paling lama dua tahun."
      >
        <ButtonLink to={register.path}>Kembali ke daftar</ButtonLink>
      </PageHead>
      <SnapshotList register={register} snapshots={shown} mayDelete={mayDelete} page={page} total={total} />
      {choices.length > 1 && <CompareForm register={register} choices={choices} />}
      <KeepForm
        title="Simpan daftar sekarang"
        lead={`${rows.toLocaleString("id-ID")} ${register.noun} sesuai saringan daftar disimpan sebagai Excel, persis seperti saat ini. Untuk templat instansi, pakai “Isi templat”.`}
      />
    </>
  );
}
