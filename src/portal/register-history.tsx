import { Form, redirect, useLocation } from "react-router";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { trailBefore } from "#kit/audit/trail.server.ts";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { find } from "#kit/register/store.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ConfirmSubmit } from "#kit/ui/confirm-button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { hooksOf } from "#src/registers.server.ts";
import type { Route } from "./+types/register-history.ts";
import type { ReadableLine } from "./jejak/line.ts";
import { LineTable } from "./jejak/line-table.tsx";
import { readable } from "./jejak/readable.server.ts";
import { partOf } from "./jejak/show-trail.server.ts";
import { Steps } from "./jejak/steps.tsx";
import { readAsked } from "./jejak/trail-query.ts";
import { listHref } from "./register/address.ts";
import { backTitle, nameOf } from "./register/names.ts";
import { registerAt } from "./register/register-at.server.ts";
import { earlierStates, restoreVersion } from "./register/restore-version.server.ts";
import { rightsIn } from "./register/rights.server.ts";
import { RowTabs } from "./register/row-tabs.tsx";
import { sentRegister } from "./register/sent-register.server.ts";
import "./jejak/jejak.css";

export const handle = { crumb: "Riwayat" };

export async function loader(args: Route.LoaderArgs) {
  const url = new URL(args.request.url);
  const register = registerAt(url.pathname);
  const { id } = args.params;
  if (register.detail === false) throw refuse.notFound();
  return within(args, async (ctx) => {
    const bin = url.searchParams.has("sampah") && rightsIn(ctx, register).restore;
    const row = await find(ctx, register, id, bin);
    const { names } = await relatedOf(ctx, register, [row]);
    const besides = await hooksOf(register).past?.(ctx, id);
    const past = await trailBefore(ctx, { subject: register.name, subjectId: id, besides }, partOf(readAsked(url.searchParams)));
    const states = bin ? [] : earlierStates(ctx, register, { row, lines: past.lines });
    const seen = pickFields(register, Object.keys(row));
    return {
      register: sentRegister(pickFields(register, [])),
      id,
      bin,
      versi: row.versi,
      states,
      name: nameOf(register, row, names),
      ...past,
      lines: await readable(ctx, past.lines, { seen }),
    };
  });
}

/** Brings an earlier state back. */
export async function action(args: Route.ActionArgs) {
  const { pathname } = new URL(args.request.url);
  const form = await readForm(args.request);
  const target = { id: args.params.id, versi: Number(form.get("versi")), line: String(form.get("baris") ?? "") };
  try {
    await within(args, (ctx) => restoreVersion(ctx, registerAt(pathname), target));
  } catch (error) {
    if (error instanceof Refusal && ["invalid", "stale", "conflict"].includes(error.kind)) return { refused: sentenceOf(error) };
    throw error;
  }
  throw redirect(`${pathname}?pesan=kembali`);
}

/** What is wrong, in the words of the fields where there are any. The page is read anew and shows what a colleague changed meanwhile. */
const sentenceOf = ({ kind, message, fields }: Refusal): string =>
  kind === "stale" ? staleSentence : [message, ...Object.values(fields ?? {})].join(" ");

const staleSentence =
  "Data ini baru saja diubah orang lain. Perubahannya sekarang ada di riwayat ini; periksa dahulu, lalu kembalikan lagi.";

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [{ title: `Riwayat ${loaderData.name}` }] : []);

export default function RegisterHistory({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const { register, id, bin, versi, states, name, lines, hasOlder, hasNewer } = loaderData;
  const rest = bin ? "&sampah=1" : "";
  return (
    <>
      <PageHead title={name} lead={bin ? <Tag tone="warning">Di tempat sampah</Tag> : register.title}>
        <ButtonLink look="quiet" to={bin ? listHref(register, "", { sampah: "1" }) : register.path}>
          {backTitle(register)}
        </ButtonLink>
      </PageHead>
      <RowTabs register={register} id={id} bin={bin} />
      <div role="status">
        {!actionData && new URLSearchParams(search).has("pesan") ? <p className="jejak-pesan">Keadaan itu dikembalikan.</p> : null}
      </div>
      {actionData ? (
        <div role="alert">
          <FieldError>{actionData.refused}</FieldError>
        </div>
      ) : null}
      <section className="ui-sheet" aria-label="Riwayat">
        {lines.length > 0 ? (
          <LineTable
            lines={lines}
            {...(states.length > 0 && {
              act: ({ id: line, at }: ReadableLine) => (states.includes(line) ? <Restore {...{ line, versi, at }} /> : null),
            })}
          />
        ) : (
          <EmptyState title="Belum ada riwayat">Perubahan sejak sekarang akan tercatat di sini.</EmptyState>
        )}
        <Steps
          newer={hasNewer && lines[0] ? `${pathname}?sesudah=${lines[0].id}${rest}` : null}
          older={hasOlder ? `${pathname}?sebelum=${lines.at(-1)?.id}${rest}` : null}
        />
      </section>
    </>
  );
}

interface RestoreProps {
  readonly line: string;
  /** Of the row as it was seen. */
  readonly versi: number;
  readonly at: Date;
}

const Restore = ({ line, versi, at }: RestoreProps) => (
  <Form method="post">
    <input type="hidden" name="versi" value={versi} />
    <input type="hidden" name="baris" value={line} />
    <ConfirmSubmit
      name="aksi"
      value="kembalikan"
      title="Kembalikan keadaan ini?"
      confirm="Kembalikan"
      consequence={`Isinya menjadi seperti pada ${formatMoment(at)}. Yang ada sekarang tetap tercatat di riwayat.`}
    >
      Kembalikan
    </ConfirmSubmit>
  </Form>
);
