import { type ComponentType, lazy, Suspense } from "react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ordinaryBodyLimit } from "#kit/body-limits.ts";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { HeadDrawing, PageHead } from "#kit/ui/document/page-head.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { choosePage, pageOfForm, refusedPageContext } from "../keluarga/chosen-page.server.ts";
import { ClosedPage } from "../keluarga/closed-page.tsx";
import { fileSentences, isFileSentence } from "../keluarga/family-file.server.ts";
import { keteranganFields, mundurFields } from "../keluarga/fields.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { closedSentence, knowsTelepon } from "../keluarga/open-pages.server.ts";
import { OtherChildren } from "../keluarga/other-children.tsx";
import { actOnStatus } from "../keluarga/status-action.server.ts";
import { readStatusCookie } from "../keluarga/status-cookie.server.ts";
import { type Refused, StatusView } from "../keluarga/status-view.tsx";
import { besideUnsent, withUnsent } from "../keluarga/unsent.server.ts";
import { uploadFromStatus } from "../keluarga/upload-action.server.ts";
import jalan from "../media/jalan.svg";
import { isianFields } from "../perbaikan/isian.ts";
import { writtenJawaban } from "../pertanyaan/written.server.ts";
import "#kit/ui/styles/day.css";
import "#kit/ui/styles/file-button.css";
import "../keluarga/status.css";

export const meta = () => [{ title: "Status Pendaftaran" }, { name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  const { secure } = args.context.get(visitContext);
  const refused = args.context.get(refusedPageContext);
  return reading(args, async (ctx) => {
    const { child, others, tutup } = await choosePage(ctx, { request: args.request, secure }, refused);
    const status = child ? await loadStatus(ctx, child.id) : null;
    const gagal = new URL(args.request.url).searchParams.get("gagal");
    const kata = tutup ? closedSentence : isFileSentence(gagal) ? fileSentences[gagal] : null;
    const lihat = child !== undefined && knowsTelepon(ctx, { request: args.request, secure }, child.id);
    return { status, lihat, others: others.map(({ id, ...other }) => other), kata };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const [scope, visit] = [context.get(scopeContext), context.get(visitContext)];
  // Files are taken from nobody whose page is not open.
  const isOpen = await scope.read(async (ctx) => readStatusCookie(ctx, request, visit.secure) !== null);
  if (!isOpen && Number(request.headers.get("content-length")) > ordinaryBodyLimit.bytes) throw refuse.conflict(closedSentence);
  const sent = { request, form: await readForm(request), visit };
  try {
    return await (sent.form.get("aksi") === "unggah" ? uploadFromStatus(scope, context.get(filesContext), sent) : actOnStatus(scope, sent));
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === "unavailable") throw error;
    const page = await scope.read((ctx) => pageOfForm(ctx, { request, secure: visit.secure }, sent.form));
    context.set(refusedPageContext, page);
    const fields = { ...written, ...writtenJawaban(sent.form) };
    if (page === "tertutup") throw withUnsent(error, fields, sent.form);
    throw error.kind === "conflict" ? besideUnsent(error, fields, sent.form) : error;
  }
}

/** What a family types on its page. */
const written = { ...isianFields, ...keteranganFields, alasan: mundurFields.alasan };

/** Fetched once the page works; where it does not come, there is no copy to speak of. */
const CopyHere = lazy<ComponentType<{ readonly nomor: string; readonly kunci: string }>>(() =>
  import("../keluarga/copy-here.tsx").then(
    ({ CopyHere }) => ({ default: CopyHere }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  readonly loaderData: Awaited<ReturnType<typeof loader>>;
  readonly actionData?: { readonly refusal: Refused };
}

export default function StatusPendaftaran({ loaderData: { status, lihat, others, kata }, actionData }: Props) {
  const refused = actionData?.refusal ?? (kata === null ? undefined : { sentence: kata });
  return (
    <>
      <PageHead
        title="Status Pendaftaran"
        lead="Lihat sampai di mana pendaftaran calon siswa, dan apa yang masih perlu dilakukan."
        picture={<HeadDrawing of={jalan} />}
      />
      <div className="lebar status-keluarga">
        {status ? <StatusView status={status} lihat={lihat} refused={refused} /> : <ClosedPage refused={refused} />}
        {status && <OtherChildren dari={status.kunci} others={others} refused={refused} />}
        <p>
          <a href="/privasi">Bagaimana kami menjaga data Anda</a>
        </p>
        {/* Last: what comes late would push away what a finger is about to press. */}
        {status && (
          <Suspense fallback={null}>
            <CopyHere nomor={status.nomor} kunci={status.kunci} />
          </Suspense>
        )}
      </div>
    </>
  );
}
