import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ordinaryBodyLimit } from "#kit/body-limits.ts";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { bukaFields } from "../keluarga/fields.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { actOnStatus, closedSentence } from "../keluarga/status-action.server.ts";
import { readStatusCookie } from "../keluarga/status-cookie.server.ts";
import { type Refused, StatusView } from "../keluarga/status-view.tsx";
import { uploadFromStatus } from "../keluarga/upload-action.server.ts";
import { statusPath } from "../paths.ts";
import "#kit/ui/styles/day.css";
import "../keluarga/status.css";

export const meta = () => [{ title: "Status Pendaftaran" }, { name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  const { secure } = args.context.get(visitContext);
  return reading(args, async (ctx) => {
    const id = readStatusCookie(ctx, args.request, secure);
    return { status: id ? await loadStatus(ctx, id) : null };
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

export default function StatusPendaftaran({ loaderData: { status }, actionData }: Props) {
  const refused = actionData?.refusal;
  return (
    <>
      <PageHead title="Status Pendaftaran" lead="Lihat sampai di mana pendaftaran calon siswa, dan apa yang masih perlu dilakukan." />
      <div className="lebar status-keluarga">
        {status ? <StatusView status={status} refused={refused} /> : <Opening refused={refused} />}
      </div>
    </>
  );
}

function Opening({ refused }: { readonly refused: Refused | undefined }) {
  const typed = (refused?.current ?? {}) as Readonly<Record<string, string>>;
  const errors = refused?.fields ?? {};
  return (
    <form action={statusPath} method="post" noValidate>
      <ErrorSummary title={refused?.sentence} errors={errors} fields={bukaFields} />
      <div className="ui-fields">
        <FieldPiece name="nomor" field={bukaFields.nomor} value={typed.nomor} error={errors.nomor} />
        <FieldPiece name="tanggalLahir" field={bukaFields.tanggalLahir} value={typed.tanggalLahir} error={errors.tanggalLahir} />
      </div>
      <button type="submit" className="tbl" name="aksi" value="buka">
        Lihat status
      </button>
      <p className="ui-muted">Nomornya hilang? Hubungi panitia dengan membawa kartu keluarga.</p>
    </form>
  );
}
