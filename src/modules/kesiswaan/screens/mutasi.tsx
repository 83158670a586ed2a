import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { nothingRelated } from "#kit/register/related.ts";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { batalkanKeluar } from "../mutasi/batalkan-mutasi.server.ts";
import { catatKeluar, catatMasuk } from "../mutasi/catat-mutasi.server.ts";
import { FormulirMutasi, type JawabanMutasi } from "../mutasi/formulir-mutasi.tsx";
import { muatMutasi } from "../mutasi/muat-mutasi.server.ts";
import { MutasiTerakhir } from "../mutasi/mutasi-terakhir.tsx";
import type { Route } from "./+types/mutasi.ts";

export const handle = { crumb: "Catat" };

export const meta = () => [{ title: "Catat Mutasi Siswa" }];

const jenisDari = (request: Request) => new URL(request.url).pathname.split("/").at(-1);

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => muatMutasi(ctx, jenisDari(args.request)));

export async function action({ context, request }: Route.ActionArgs): Promise<JawabanMutasi> {
  const { aksi, yakin, ...isi } = Object.fromEntries(await readForm(request));
  const jenis = jenisDari(request);
  return context.get(scopeContext).transaction(async (ctx) => {
    if (aksi === "batalkan") {
      const nama = await batalkanKeluar(ctx, { id: String(isi.id), versi: Number(isi.versi) });
      return { pesan: `Mutasi ${nama} dibatalkan; ia kembali aktif.` };
    }
    if (jenis === "keluar") return { pesan: `${await catatKeluar(ctx, isi)} tercatat pindah, dan tidak lagi di kelasnya.` };
    const masuk = await catatMasuk(ctx, isi, { yakin: yakin === "on" });
    return "ragu" in masuk ? masuk : { pesan: `${masuk.nama} tercatat sebagai siswa pindahan.` };
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function Mutasi({ loaderData }: Route.ComponentProps) {
  const { jenis, tabs, hariIni, pilihan, lalu, boleh } = loaderData;
  return (
    <RelatedContext value={{ ...nothingRelated, options: pilihan }}>
      <Tabs label="Halaman bersebelahan" tabs={tabs} />
      <PageHead
        title={jenis === "keluar" ? "Catat Mutasi Keluar" : "Catat Mutasi Masuk"}
        lead={
          jenis === "keluar"
            ? "Sejak tanggal itu siswa tidak lagi ada di kelas dan absensinya. Riwayatnya tetap tersimpan."
            : "Siswa langsung tercatat di Data Siswa dan duduk di kelasnya sejak tanggal itu."
        }
      />
      <FormulirMutasi key={jenis} jenis={jenis} hariIni={hariIni} />
      <MutasiTerakhir jenis={jenis} lalu={lalu} boleh={boleh} />
    </RelatedContext>
  );
}
