import { trailBefore } from "#kit/audit/trail.server.ts";
import { within } from "#kit/ctx.server.ts";
import { findPicture } from "#kit/media/find-pictures.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { LineTable } from "../jejak/line-table.tsx";
import { readable } from "../jejak/readable.server.ts";
import { partOf } from "../jejak/show-trail.server.ts";
import { Steps } from "../jejak/steps.tsx";
import { readAsked } from "../jejak/trail-query.ts";
import type { Route } from "./+types/history.ts";
import { hrefOf, libraryPath } from "./address.ts";
import "../jejak/jejak.css";

export const handle = { crumb: "Riwayat" };
export const meta = () => [{ title: "Riwayat gambar" }];

export function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  return within(args, async (ctx) => {
    const { id, alt } = await findPicture(ctx, args.params.id);
    const past = await trailBefore(ctx, { subject: "gambar", subjectId: id }, partOf(readAsked(searchParams)));
    return { id, alt, ...past, lines: await readable(ctx, past.lines) };
  });
}

/** Who brought a picture, and who changed its words, its focal point or its clip. */
export default function RiwayatImage({ loaderData: { id, alt, lines, hasNewer, hasOlder } }: Route.ComponentProps) {
  const here = `${libraryPath}/${id}/riwayat`;
  return (
    <>
      <PageHead title={alt} lead="Riwayat gambar">
        <ButtonLink look="quiet" to={hrefOf({}, { gambar: id })}>
          Kembali ke gambarnya
        </ButtonLink>
      </PageHead>
      <section className="ui-sheet" aria-label="Riwayat">
        {lines.length > 0 ? (
          <LineTable lines={lines} />
        ) : (
          <EmptyState title="Belum ada riwayat">Perubahan sejak sekarang akan tercatat di sini.</EmptyState>
        )}
        <Steps
          newer={hasNewer && lines[0] ? `${here}?sesudah=${lines[0].id}` : null}
          older={hasOlder ? `${here}?sebelum=${lines.at(-1)?.id}` : null}
        />
      </section>
    </>
  );
}
