import { useFetcher, useLocation } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { type PastImport, pastImports, planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import type { Route } from "./+types/register-import.ts";
import { registerAt } from "./register/address.ts";
import { PastImports } from "./register/transfer/past-imports.tsx";
import { type ImportAnswer, PlanSheet } from "./register/transfer/plan-sheet.tsx";
import { readUpload } from "./register/transfer/sheet-response.server.ts";
import { UploadSheet } from "./register/transfer/upload-sheet.tsx";
import "./register/register.css";

export const handle = { crumb: "Impor" };

export function loader(args: Route.LoaderArgs): Promise<PastImport[]> {
  const register = registerAt(new URL(args.request.url).pathname);
  return within(args, (ctx) => pastImports(ctx, register));
}

export async function action(args: Route.ActionArgs): Promise<ImportAnswer> {
  const register = registerAt(new URL(args.request.url).pathname);
  const form = await readForm(args.request);
  const id = String(form.get("impor") ?? "");
  switch (form.get("aksi")) {
    case "periksa": {
      const upload = await readUpload(form.get("berkas"));
      return { plan: await within(args, (ctx) => planImport(ctx, register, upload)) };
    }
    case "impor":
      return { imported: await within(args, (ctx) => runImport(ctx, register, id)), id };
    case "urungkan":
      return within(args, (ctx) => undoImport(ctx, register, id));
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

export const meta = ({ location }: Route.MetaArgs) => [{ title: `Impor ${registerAt(location.pathname).title}` }];

export default function RegisterImport({ loaderData }: Route.ComponentProps) {
  const register = registerAt(useLocation().pathname);
  const fetcher = useFetcher<ImportAnswer>();
  return (
    <>
      <PageHead
        title={`Impor ${register.title}`}
        lead="Masukkan banyak baris sekaligus dari Excel atau CSV. Tidak ada yang tersimpan sebelum Anda menyetujuinya."
      >
        <ButtonLink to={register.path}>Kembali ke daftar</ButtonLink>
      </PageHead>
      <UploadSheet register={register} fetcher={fetcher} />
      <PlanSheet register={register} fetcher={fetcher} />
      <PastImports register={register} imports={loaderData} />
    </>
  );
}
