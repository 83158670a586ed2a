import { redirect, useSearchParams } from "react-router";
import { may, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { readTypedDay } from "#kit/typed-day.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { applyKenaikan, plan } from "../kenaikan/apply-kenaikan.server.ts";
import { cancelKenaikan } from "../kenaikan/cancel-kenaikan.server.ts";
import { type Answer, kenaikanFields, newApplied, path } from "../kenaikan/fields.ts";
import { KelasList, Prepare, TahunPicker } from "../kenaikan/kelas-list.tsx";
import { loadKenaikan } from "../kenaikan/load-kenaikan.server.ts";
import { Move } from "../kenaikan/move.tsx";
import { Past } from "../kenaikan/past-kenaikan.tsx";
import { prepareKelas } from "../kenaikan/prepare-kelas.server.ts";
import type { Route } from "./+types/kenaikan.ts";
import "../kenaikan/kenaikan.css";

export const meta = () => [{ title: "Kenaikan Kelas" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const isi = await loadKenaikan(ctx, { tahun: searchParams.get("tahun"), kelas: searchParams.get("kelas") });
    return { ...isi, boleh: may(ctx, "kenaikan:create") !== "no" };
  });

export async function action(args: Route.ActionArgs): Promise<Answer> {
  const form = await readForm(args.request);
  const isi = (nama: string) => String(form.get(nama) ?? "");
  const keputusan = [...form].flatMap(([nama, ke]) =>
    nama.startsWith("siswa.") && typeof ke === "string" && ke !== "" ? [{ siswaId: nama.slice(6), ke }] : [],
  );
  const kenaikan = { kelasId: isi("kelas"), tanggal: readTypedDay(isi("tanggal")) ?? "", keputusan };
  switch (isi("aksi")) {
    case "siapkan": {
      const banyak = await within(args, (ctx) => prepareKelas(ctx, isi("tahun")));
      return { pesan: `${banyak} kelas disiapkan. Lengkapi wali kelasnya di Data Kelas.` };
    }
    case "batalkan": {
      const { kembali: banyak, tertinggal } = await within(args, (ctx) => cancelKenaikan(ctx, isi("id")));
      const lain = tertinggal.length > 0 ? ` Yang sudah dipindahkan sesudahnya dibiarkan: ${tertinggal.join(", ")}.` : "";
      return { pesan: `Kenaikan dibatalkan, ${banyak} siswa kembali ke kelas semula.${lain}` };
    }
    case "terapkan": {
      const id = await within(args, (ctx) => applyKenaikan(ctx, kenaikan));
      throw redirect(`${path}?${new URLSearchParams({ tahun: isi("tahun"), selesai: id })}`);
    }
    default:
      return { pratinjau: await within(args, (ctx) => plan(ctx, kenaikan)) };
  }
}

export default function Kenaikan({ loaderData, actionData }: Route.ComponentProps) {
  const { tahun, daftarTahun, berikut, dipilih, tujuan, kelas, boleh } = loaderData;
  const [cari] = useSearchParams();
  const pesan = actionData?.pesan ?? newApplied(loaderData, cari.get("selesai"));
  return (
    <>
      <PageHead title="Kenaikan Kelas" lead={`Dari ${tahun} ke ${berikut}. Semua dapat dilihat dahulu dan dibatalkan sesudahnya.`}>
        {dipilih && (
          <ButtonLink look="quiet" to={`${path}?tahun=${tahun}`}>
            Kembali ke daftar kelas
          </ButtonLink>
        )}
      </PageHead>
      <p role="status" className="kenaikan-pesan">
        {pesan}
      </p>
      {!dipilih && actionData?.refusal && <ErrorSummary title={actionData.refusal.sentence} errors={{}} fields={kenaikanFields} />}
      {dipilih && boleh ? (
        <Move key={dipilih.id} isi={loaderData} jawaban={actionData} />
      ) : (
        <>
          {daftarTahun.length > 1 && <TahunPicker tahun={tahun} daftar={daftarTahun} />}
          {boleh && kelas.length > 0 && tujuan.length === 0 && <Prepare tahun={tahun} berikut={berikut} />}
          <KelasList isi={loaderData} />
          <Past isi={loaderData} />
        </>
      )}
    </>
  );
}
