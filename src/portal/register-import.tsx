import { type ShouldRevalidateFunctionArgs, useFetcher } from "react-router";
import { importableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { withinQuota } from "#kit/files/quota.server.ts";
import { readForm } from "#kit/form.server.ts";
import { findTask } from "#kit/jobs/jobs.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { importJob, pastImports, planImport, startImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { brought } from "#src/registers.server.ts";
import type { Route } from "./+types/register-import.ts";
import { registerAt } from "./register/register-at.server.ts";
import { sentRegister } from "./register/sent-register.server.ts";
import type { ImportAnswer } from "./register/transfer/import-answer.ts";
import { PastImports } from "./register/transfer/past-imports.tsx";
import { PlanSheet } from "./register/transfer/plan-sheet.tsx";
import { readUpload } from "./register/transfer/sheet-response.server.ts";
import { UnderWay } from "./register/transfer/under-way.tsx";
import { UploadSheet } from "./register/transfer/upload-sheet.tsx";
import "./register/register.css";

export const handle = { crumb: "Impor" };

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const number = Number(searchParams.get("halaman"));
  const page = Number.isInteger(number) && number > 0 && number < 10_000 ? number : 1;
  const task = searchParams.get("tugas") ?? "";
  return within(args, async (ctx) => ({
    page,
    past: await pastImports(ctx, register, page),
    task: isUuid(task) ? await findTask(ctx, importJob, task) : null,
    register: sentRegister(importableRegister(ctx, register)),
  }));
}

export async function action(args: Route.ActionArgs): Promise<ImportAnswer> {
  const register = registerAt(new URL(args.request.url).pathname);
  const form = await readForm(args.request);
  const id = String(form.get("impor") ?? "");
  switch (form.get("aksi")) {
    case "periksa": {
      const upload = await readUpload(form.get("berkas"));
      const plan = () => within(args, (ctx) => planImport(ctx, brought(register), upload));
      return { plan: await withinQuota(args.context.get(scopeContext), { bytes: upload.bytes, files: 0 }, plan) };
    }
    case "impor":
      return within(args, (ctx) => startImport(ctx, brought(register), id));
    case "urungkan":
      return within(args, (ctx) => undoImport(ctx, register, { id, rest: form.get("sisanya") === "ya" }));
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

/** Who hears that an import was taken back already sees a list from before that. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 409;

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [{ title: `Impor ${loaderData.register.title}` }] : []);

export default function RegisterImport({ loaderData }: Route.ComponentProps) {
  const { register, past, page, task } = loaderData;
  const fetcher = useFetcher<ImportAnswer>();
  return (
    <>
      <PageHead
        title={`Impor ${register.title}`}
        lead="Masukkan banyak baris sekaligus dari Excel atau CSV. Tidak ada yang tersimpan sebelum Anda menyetujuinya."
      >
        <ButtonLink to={register.path}>Kembali ke daftar</ButtonLink>
      </PageHead>
      {task ? (
        <UnderWay
          register={register}
          task={task}
          undone={past.imports.some(({ taskId, undoneAt }) => taskId === task.id && undoneAt !== null)}
        />
      ) : (
        <>
          <UploadSheet register={register} fetcher={fetcher} />
          <PlanSheet register={register} fetcher={fetcher} />
        </>
      )}
      <PastImports register={register} past={past} page={page} />
    </>
  );
}
