import { useLocation } from "react-router";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { trailBefore } from "#kit/audit/trail.server.ts";
import { within } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { find } from "#kit/register/store.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { hooksOf } from "#src/registers.server.ts";
import type { Route } from "./+types/register-history.ts";
import { LineTable } from "./jejak/line-table.tsx";
import { readable } from "./jejak/readable.server.ts";
import { partOf } from "./jejak/show-trail.server.ts";
import { Steps } from "./jejak/steps.tsx";
import { readAsked } from "./jejak/trail-query.ts";
import { listHref } from "./register/address.ts";
import { backTitle, nameOf } from "./register/names.ts";
import { registerAt } from "./register/register-at.server.ts";
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
    const seen = pickFields(register, Object.keys(row));
    return {
      register: sentRegister(pickFields(register, [])),
      id,
      bin,
      name: nameOf(register, row, names),
      ...past,
      lines: await readable(ctx, past.lines, { seen }),
    };
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [{ title: `Riwayat ${loaderData.name}` }] : []);

export default function RegisterHistory({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { register, id, bin, name, lines, hasOlder, hasNewer } = loaderData;
  const rest = bin ? "&sampah=1" : "";
  return (
    <>
      <PageHead title={name} lead={bin ? <Tag tone="warning">Di tempat sampah</Tag> : register.title}>
        <ButtonLink look="quiet" to={bin ? listHref(register, "", { sampah: "1" }) : register.path}>
          {backTitle(register)}
        </ButtonLink>
      </PageHead>
      <RowTabs register={register} id={id} bin={bin} />
      <section className="ui-sheet" aria-label="Riwayat">
        {lines.length > 0 ? (
          <LineTable lines={lines} />
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
