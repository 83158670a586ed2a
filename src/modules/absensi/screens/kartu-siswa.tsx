import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { MadeFiles } from "#kit/ui/feedback/made-files.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { mintaKartu } from "../siswa/kartu/cetak-kartu.server.ts";
import { muatKartu } from "../siswa/kartu/muat-kartu.server.ts";
import { PilihKartu } from "../siswa/kartu/pilih-kartu.tsx";
import { alamatKartu, type HasilKartu } from "../siswa/kartu/tugas-kartu.ts";
import type { Route } from "./+types/kartu-siswa.ts";
import "../siswa/kartu/kartu.css";

export const meta = () => [{ title: "Kartu Siswa" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, (ctx) => muatKartu(ctx, new URL(args.request.url).searchParams.get("kelas")));

export async function action({ context, request }: Route.ActionArgs): Promise<{ readonly kartu: number }> {
  const form = await readForm(request);
  const semua = (nama: string) => form.getAll(nama).map(String);
  const minta = { kelas: semua("kelas"), siswa: semua("siswa"), ganti: form.get("ganti") === "on" };
  return { kartu: await context.get(scopeContext).transaction((ctx) => mintaKartu(ctx, minta)) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function KartuSiswa({ loaderData }: Route.ComponentProps) {
  const { kelas, dipilih, tugas } = loaderData;
  return (
    <>
      <PageHead title="Kartu Siswa" lead="Kartu QR untuk absensi, sepuluh selembar A4. Kode di kartu tidak memuat data siswa.">
        {dipilih && <ButtonLink to={alamatKartu}>Semua kelas</ButtonLink>}
      </PageHead>
      {kelas.length === 0 ? (
        <Sheet>
          <EmptyState title="Belum ada kelas yang berisi siswa">Kartu dapat dicetak setelah siswa tercatat di kelasnya.</EmptyState>
        </Sheet>
      ) : (
        <PilihKartu key={dipilih?.id ?? ""} isi={loaderData} />
      )}
      <MadeFiles
        id="kartu-saya"
        title="Kartu saya"
        noun="kartu"
        tasks={tugas}
        hrefOf={(id) => `${alamatKartu}/${id}`}
        sayOf={(hasil) => `${(hasil as HasilKartu).kartu.toLocaleString("id-ID")} kartu, `}
      />
    </>
  );
}
