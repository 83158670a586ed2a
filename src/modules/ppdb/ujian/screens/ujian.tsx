import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { MadeFiles } from "#kit/ui/feedback/made-files.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { applyTempat } from "../apply-tempat.server.ts";
import { isUrutan, readAskedUjian } from "../asked.ts";
import type { KartuUjianResult } from "../kartu-job.ts";
import { loadUjian } from "../load-ujian.server.ts";
import { moveKursi } from "../move-kursi.server.ts";
import { Bagikan } from "../parts/bagikan.tsx";
import { Lembar } from "../parts/lembar.tsx";
import { PesertaList } from "../parts/peserta-list.tsx";
import { Pindah } from "../parts/pindah.tsx";
import { Terbit } from "../parts/terbit.tsx";
import { jadwalUjianPath } from "../paths.ts";
import { requestKartuUjian } from "../print-kartu.server.ts";
import { emptyPlace, publishUjian } from "../publish-ujian.server.ts";
import type { Route } from "./+types/ujian.ts";
import "../parts/ujian.css";

export const handle = { crumb: "Tempat duduk" };
export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `${loaderData?.ujian.nama ?? "Ujian"} · Jadwal Ujian` }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, (ctx) => loadUjian(ctx, args.params.id, readAskedUjian(new URL(args.request.url).searchParams)));

export interface Answer {
  readonly pesan?: string;
  readonly refusal?: { readonly sentence: string };
}

export async function action({ context, params, request }: Route.ActionArgs): Promise<Answer> {
  const form = await readForm(request);
  const told = (name: string) => String(form.get(name) ?? "");
  const scope = context.get(scopeContext);
  const ujianId = params.id;
  const [sesiId = "", ruangId = ""] = told("tempat").split(" ");
  switch (told("aksi")) {
    case "bagikan": {
      const urutan = told("urutan");
      if (!isUrutan(urutan)) throw refuse.malformed("Kiriman ini tidak dikenal.");
      const { tempat, lepas } = await scope.transaction((ctx) => applyTempat(ctx, { ujianId, urutan, sidik: told("sidik") }));
      const freed = lepas > 0 ? ` ${lepas} tempat dilepas.` : "";
      return { pesan: tempat + lepas === 0 ? "Tidak ada yang berubah." : `${tempat} anak mendapat tempat.${freed}` };
    }
    case "terbitkan":
      await scope.transaction((ctx) => publishUjian(ctx, ujianId));
      return { pesan: "Jadwal diterbitkan. Keluarga dapat membacanya sekarang." };
    case "pindah":
      await scope.transaction((ctx) => moveKursi(ctx, { ujianId, pendaftaranId: told("anak"), sesiId, ruangId }));
      return { pesan: "Tempatnya dipindah." };
    case "kosongkan": {
      const banyak = await scope.transaction((ctx) => emptyPlace(ctx, { ujianId, sesiId, ruangId }));
      return { pesan: `${banyak} tempat dikosongkan. Bagikan lagi di bawah.` };
    }
    case "kartu": {
      const banyak = await scope.transaction((ctx) => requestKartuUjian(ctx, { ujianId, sesiId, ruangId }));
      return { pesan: `${banyak} kartu sedang disusun.` };
    }
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Ujian({ loaderData: isi, actionData }: Route.ComponentProps) {
  const { ujian, tabs, tugas, unduh, terisi } = isi;
  const jawaban: Answer | undefined = actionData;
  const files = `${jadwalUjianPath}/${ujian.id}/daftar`;
  return (
    <>
      <PageHead title={ujian.nama} lead={`${ujian.gelombang}, tahun ajaran ${ujian.tahunAjaran}.`}>
        {unduh && terisi > 0 && (
          <ExportMenu
            files={[
              { label: "Daftar pintu semua ruang (PDF)", href: `${files}/pintu/pdf` },
              { label: "Daftar hadir semua ruang (PDF)", href: `${files}/hadir/pdf` },
              { label: "Semua peserta (Excel)", href: `${files}/hadir/xlsx` },
            ]}
          />
        )}
        <ButtonLink look="quiet" to={jadwalUjianPath}>
          Semua ujian
        </ButtonLink>
      </PageHead>
      <Tabs
        label="Jadwal ujian"
        tabs={tabs.map((one) => (one.to === jadwalUjianPath ? { ...one, behind: [`${jadwalUjianPath}/${ujian.id}`] } : one))}
      />
      <p role="status" className="ujian-pesan">
        {jawaban?.pesan}
      </p>
      {jawaban?.refusal && (
        <p role="alert" className="ui-error">
          {jawaban.refusal.sentence}
        </p>
      )}
      {isi.pindah && <Pindah key={isi.pindah.id} pindah={isi.pindah} ujian={ujian} boleh={isi.boleh} />}
      <Terbit isi={isi} />
      <Bagikan isi={isi} />
      <Lembar isi={isi} />
      <PesertaList isi={isi} />
      <MadeFiles
        id="kartu-ujian"
        title="Kartu yang diminta"
        noun="kartu"
        tasks={tugas}
        hrefOf={(id) => `${jadwalUjianPath}/kartu/${id}`}
        sayOf={(hasil) => `${(hasil as KartuUjianResult).kartu.toLocaleString("id-ID")} kartu, `}
      />
    </>
  );
}
