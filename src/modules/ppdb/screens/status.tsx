import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ordinaryBodyLimit } from "#kit/body-limits.ts";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { closedSentence, readChildren } from "../keluarga/open-pages.server.ts";
import { OpenForm, OtherChildren } from "../keluarga/other-children.tsx";
import { actOnStatus } from "../keluarga/status-action.server.ts";
import { readStatusCookie } from "../keluarga/status-cookie.server.ts";
import { type Refused, StatusView } from "../keluarga/status-view.tsx";
import { uploadFromStatus } from "../keluarga/upload-action.server.ts";
import "#kit/ui/styles/day.css";
import "../keluarga/status.css";

export const meta = () => [{ title: "Status Pendaftaran" }, { name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  const { secure } = args.context.get(visitContext);
  return reading(args, async (ctx) => {
    const [shown, ...others] = await readChildren(ctx, { request: args.request, secure });
    return { status: shown ? await loadStatus(ctx, shown.id) : null, others: others.map(({ id, ...child }) => child) };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const [scope, visit] = [context.get(scopeContext), context.get(visitContext)];
  // Files are taken from nobody whose page is not open.
  const isOpen = await scope.read(async (ctx) => readStatusCookie(ctx, request, visit.secure) !== null);
  if (!isOpen && Number(request.headers.get("content-length")) > ordinaryBodyLimit.bytes) throw refuse.conflict(closedSentence);
  const sent = { request, form: await readForm(request), visit };
  return sent.form.get("aksi") === "unggah" ? uploadFromStatus(scope, context.get(filesContext), sent) : actOnStatus(scope, sent);
}

interface Props {
  readonly loaderData: Awaited<ReturnType<typeof loader>>;
  readonly actionData?: { readonly refusal: Refused };
}

export default function StatusPendaftaran({ loaderData: { status, others }, actionData }: Props) {
  const refused = actionData?.refusal;
  return (
    <>
      <PageHead title="Status Pendaftaran" lead="Lihat sampai di mana pendaftaran calon siswa, dan apa yang masih perlu dilakukan." />
      <div className="lebar status-keluarga">
        {status ? <StatusView status={status} refused={refused} /> : <OpenForm refused={refused} />}
        {status && <OtherChildren others={others} refused={refused} />}
      </div>
    </>
  );
}
