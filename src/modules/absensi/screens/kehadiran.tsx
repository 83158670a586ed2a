import { Link } from "react-router";
import { reading, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { revokePin } from "../kios/pin-kios.server.ts";
import { kantorPath, kehadiranPath, ketidakhadiranPath, perangkatPath, recordPath } from "../paths.ts";
import "../papan/kehadiran.css";
import { loadPapan } from "../papan/load-papan.server.ts";
import { TabGuru } from "../papan/tab-guru.tsx";
import { TabRekap } from "../papan/tab-rekap.tsx";
import { TabSiswa } from "../papan/tab-siswa.tsx";
import { koreksiKehadiran } from "../pegawai/koreksi-kehadiran.server.ts";
import { absensiPath } from "../siswa/offline/paths.ts";
import { tabs } from "../tab.ts";
import type { Route } from "./+types/kehadiran.ts";

export const meta = () => [{ title: "Sistem Absensi Terstruktur" }];

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => loadPapan(ctx, new URL(args.request.url).searchParams));

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const teks = (nama: string) => String(form.get(nama) ?? "");
  if (teks("aksi") === "cabut-pin") {
    await within(args, (ctx) => revokePin(ctx, teks("pegawaiId")));
    return { pesan: "PIN diakhiri" };
  }
  await within(args, (ctx) =>
    koreksiKehadiran(ctx, {
      pegawaiId: teks("pegawaiId"),
      tanggal: teks("tanggal"),
      versi: teks("versi"),
      status: teks("status"),
      masuk: teks("masuk"),
      pulang: teks("pulang"),
      alasan: teks("alasan"),
    }),
  );
  return { pesan: "Kehadiran tercatat" };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Kehadiran({ loaderData: papan }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Sistem Absensi Terstruktur" lead="Laporan dapat dibuka guru, wali kelas, dan pimpinan sesuai hak aksesnya.">
        {papan.isi === "siswa" && papan.mencatat && (
          <ButtonLink look="primary" to={absensiPath}>
            Catat absensi siswa
          </ButtonLink>
        )}
        <ButtonLink to={recordPath}>Catat kehadiran saya</ButtonLink>
        {papan.isi === "guru" && papan.boleh.periode && <ButtonLink to={ketidakhadiranPath}>Dinas luar dan cuti</ButtonLink>}
        {papan.isi === "guru" && papan.boleh.pengawas && <ButtonLink to={kantorPath}>Kehadiran kantor</ButtonLink>}
        {papan.isi === "guru" && papan.boleh.perangkat && <ButtonLink to={perangkatPath}>Kios dan layar kode</ButtonLink>}
      </PageHead>
      <nav className="ui-tabs" aria-label="Absensi">
        {tabs.map(({ name, label }) => (
          <Link
            key={name}
            to={name === "guru" ? kehadiranPath : `${kehadiranPath}?tab=${name}`}
            aria-current={papan.dilihat.tab === name ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {papan.isi === "guru" && <TabGuru papan={papan} />}
      {papan.isi === "siswa" && <TabSiswa papan={papan} />}
      {papan.isi === "rekap" && <TabRekap papan={papan} />}
      {papan.isi === "tertutup" && (
        <Sheet>
          <EmptyState title="Bukan untuk peran Anda">Bagian ini dibuka untuk guru, wali kelas, dan pimpinan.</EmptyState>
        </Sheet>
      )}
    </>
  );
}
