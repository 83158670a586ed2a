import { redirect } from "react-router";
import { exportableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { reading } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { askedPage } from "#kit/paging.ts";
import { compareKept } from "#kit/snapshots/snapshots.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { List } from "#kit/ui/table/list.tsx";
import type { Route } from "./+types/register-snapshot-compare.ts";
import { registerAt } from "./register/register-at.server.ts";
import { sentRegister } from "./register/sent-register.server.ts";
import { stateWords, toldRow } from "./register/snapshot/told-row.ts";
import "#kit/lists/choose/choose.css";
import "./register/register.css";
import "./register/transfer/list.css";

export const handle = { crumb: "Bandingkan" };

const rowsAtOnce = 50;

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const page = askedPage(searchParams);
  const [a, b] = [searchParams.get("a") ?? "", searchParams.get("b") ?? ""];
  // An address that names no two of them, typed or from a crumb, leads to choosing them.
  if (a === "" || b === "") throw redirect(`${register.path}/kiriman`);
  return reading(args, async (ctx) => {
    const exported = exportableRegister(ctx, register);
    const { rows, same, first, second, onlyFirst, onlySecond } = await compareKept(ctx, register, { a, b });
    const labels = (names: readonly string[]) => names.map((name) => exported.fields[name]?.label ?? name);
    return {
      ...{ page, same, total: rows.length, a, b },
      first: { recipient: first.recipient, createdAt: first.createdAt, rows: first.rows, alone: labels(onlyFirst) },
      second: { recipient: second.recipient, createdAt: second.createdAt, rows: second.rows, alone: labels(onlySecond) },
      counts: (["changed", "onlyFirst", "onlySecond"] as const).map((state) => ({
        state,
        count: rows.filter((row) => row.state === state).length,
      })),
      shown: rows.slice((page - 1) * rowsAtOnce, page * rowsAtOnce).map((row) => toldRow(exported, row)),
      register: sentRegister(exported),
    };
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [{ title: `Bandingkan kiriman ${loaderData.register.title}` }] : []);

export default function RegisterSnapshotCompare({ loaderData }: Route.ComponentProps) {
  const { register, first, second, counts, same, shown, page, total, a, b } = loaderData;
  const called = ({ recipient, createdAt }: typeof first) => `${recipient}, ${formatMoment(createdAt)}`;
  return (
    <>
      <PageHead title={`Bandingkan kiriman: ${register.title}`} lead={`Lama: ${called(first)}. Baru: ${called(second)}.`}>
        <ButtonLink to={`${register.path}/kiriman`}>Kembali ke kiriman</ButtonLink>
        {total > 0 && (
          <a className="ui-button" href={`${register.path}/kiriman/banding/unduh?${new URLSearchParams({ a, b })}`}>
            Unduh Excel
          </a>
        )}
      </PageHead>
      <Sheet title="Ringkasan">
        <div className="ui-sheet-body">
          <ul className="register-changed">
            {counts.map(({ state, count }) => (
              <li key={state}>{`${stateWords[state]}: ${count.toLocaleString("id-ID")} ${register.noun}`}</li>
            ))}
            <li>{`Sama: ${same.toLocaleString("id-ID")} ${register.noun}`}</li>
          </ul>
        </div>
        <Alone fields={first.alone} where="lama" />
        <Alone fields={second.alone} where="baru" />
      </Sheet>
      <List
        path={`${register.path}/kiriman/banding`}
        caption="Yang berbeda"
        noun="perbedaan"
        {...{ page, size: rowsAtOnce, total }}
        empty={<EmptyState title="Tidak ada yang berbeda">Kedua kiriman memuat hal yang sama di kolom yang sama.</EmptyState>}
        rows={shown}
        rowKey={({ id, state }) => `${state} ${id}`}
        columns={[
          { key: "nama", head: register.fields[register.columns[0] ?? ""]?.label ?? "Baris", look: "name", cell: ({ name }) => name },
          { key: "keadaan", head: "Keadaan", cell: ({ state }) => stateWords[state] },
          {
            key: "sel",
            head: "Yang berubah",
            cell: ({ cells }) =>
              cells.length > 0 && (
                <ul className="register-changed">
                  {cells.map(({ label, from, to }) => (
                    <li key={label}>{`${label}: ${quoted(from)} menjadi ${quoted(to)}`}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </>
  );
}

/** Fields that cannot be compared, because one of both does not tell them. */
const Alone = ({ fields, where }: { readonly fields: readonly string[]; readonly where: string }) =>
  fields.length > 0 && (
    <details className="list-more">
      <summary>{`${fields.length} kolom hanya ada di kiriman ${where}`}</summary>
      <p className="ui-sheet-body">{fields.join(", ")}</p>
    </details>
  );

const quoted = (said: string): string => (said === "" ? "(kosong)" : `“${said}”`);
