import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { MadeFiles } from "#kit/ui/feedback/made-files.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type KartuResult, kartuPath } from "../siswa/kartu/kartu-job.ts";
import { KartuPicker } from "../siswa/kartu/kartu-picker.tsx";
import { loadKartu } from "../siswa/kartu/load-kartu.server.ts";
import { requestKartu } from "../siswa/kartu/print-kartu.server.ts";
import type { Route } from "./+types/kartu-siswa.ts";
import "../siswa/kartu/kartu.css";

export const meta = () => [{ title: "Kartu Siswa" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, (ctx) => loadKartu(ctx, new URL(args.request.url).searchParams.get("kelas")));

export async function action({ context, request }: Route.ActionArgs): Promise<{ readonly kartu: number }> {
  const form = await readForm(request);
  const semua = (nama: string) => form.getAll(nama).map(String);
  const minta = { kelas: semua("kelas"), siswa: semua("siswa"), ganti: form.get("ganti") === "on" };
  return { kartu: await context.get(scopeContext).transaction((ctx) => requestKartu(ctx, minta)) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function KartuSiswa({ loaderData }: Route.ComponentProps) {
  const { kelas, dipilih, tugas } = loaderData;
  return (
    <>
      <PageHead title="Kartu Siswa" lead="Kartu QR untuk absensi, sepuluh selembar A4. Kode di kartu tidak memuat data siswa.">
        {dipilih && <ButtonLink to={kartuPath}>Semua kelas</ButtonLink>}
      </PageHead>
      {kelas.length === 0 ? (
        <Sheet>
          <EmptyState title="Belum ada kelas yang berisi siswa">Kartu dapat dicetak setelah siswa tercatat di kelasnya.</EmptyState>
        </Sheet>
      ) : (
        <KartuPicker key={dipilih?.id ?? ""} isi={loaderData} />
      )}
      <MadeFiles
        id="kartu-saya"
        title="Kartu saya"
        noun="kartu"
        tasks={tugas}
        hrefOf={(id) => `${kartuPath}/${id}`}
        sayOf={(hasil) => `${(hasil as KartuResult).kartu.toLocaleString("id-ID")} kartu, `}
      />
    </>
  );
}
