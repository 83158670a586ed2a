import { Form, redirect, useNavigation, useSearchParams } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { text, url, yesNo } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { layananState, setVideoService } from "../video-detail/set-video-service.server.ts";
import type { Route } from "./+types/layanan-video.ts";

const fields = {
  alamat: url({ label: "Alamat layanan", required: true }),
  kunci: text({
    label: "Kunci",
    max: 200,
    hint: "Kosongkan agar kunci yang tersimpan tetap dipakai; untuk layanan di alamat lain, ketik lagi. Kunci tidak pernah ditampilkan.",
  }),
  hapusKunci: yesNo({ label: "Hapus kunci yang tersimpan" }),
};

export const meta = () => [{ title: "Layanan Video" }];

export const loader = (args: Route.LoaderArgs) => within(args, layananState);

interface Tolakan {
  readonly refusal?: { readonly kind: string; readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
}

export async function action(args: Route.ActionArgs): Promise<Tolakan> {
  const form = await readForm(args.request);
  const isi = {
    versi: Number(form.get("versi")),
    alamat: String(form.get("alamat") ?? "").trim(),
    kunci: String(form.get("kunci") ?? "").trim(),
    hapusKunci: form.has("hapusKunci"),
  };
  await within(args, (ctx) => setVideoService(ctx, isi));
  throw redirect("/administration/layanan-video?pesan=simpan");
}

export default function LayananVideo({ loaderData, actionData }: Route.ComponentProps) {
  const { versi, alamat, adaKunci, alamatDitolak, terakhir } = loaderData;
  const errors = actionData?.refusal?.fields ?? {};
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHead title="Layanan Video" lead="Dari sini durasi dan jumlah penonton video diambil beberapa kali sehari." />
      {parameters.has("pesan") && <p role="status">Berhasil disimpan</p>}
      <Sheet title="Sambungan">
        <Form method="post" noValidate className="ui-sheet-body">
          <input type="hidden" name="versi" value={versi} />
          <ErrorSummary title={actionData?.refusal?.sentence} errors={errors} fields={fields} />
          <p>
            {actionData?.refusal?.kind === "stale" ? `Yang tersimpan kini: ${alamat}. ` : ""}
            {adaKunci ? "Kunci tersimpan." : "Belum ada kunci, jadi rincian video tidak diambil."}
            {terakhir ? ` Terakhir diambil ${formatMoment(terakhir)}.` : ""}
          </p>
          {alamatDitolak && adaKunci ? (
            <p className="ui-error">{`${alamatDitolak} Selama belum diganti, rincian video tidak diambil.`}</p>
          ) : null}
          <div className="ui-fields">
            <FieldPiece name="alamat" field={fields.alamat} value={alamat} error={errors.alamat} full />
            <FieldPiece name="kunci" field={fields.kunci} error={errors.kunci} full />
            {adaKunci ? <FieldPiece name="hapusKunci" field={fields.hapusKunci} full /> : null}
          </div>
          <p>
            <Button type="submit" look="primary" busy={useNavigation().state !== "idle"} busyText="Menyimpan...">
              Simpan
            </Button>
          </p>
        </Form>
      </Sheet>
    </>
  );
}
