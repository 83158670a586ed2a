import Clock3 from "lucide-react/icons/clock-3";
import { useState } from "react";
import { Link } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { FaktorOrang } from "../faktor/faktor-orang.tsx";
import { type JawabanAkun, kirimAksiAkun } from "../kelola/aksi-akun.server.ts";
import { isianAlasan, type Undangan } from "../kelola/akun.ts";
import { DialogUndangan } from "../kelola/dialog-undangan.tsx";
import { FormulirAkun } from "../kelola/formulir-akun.tsx";
import { KeadaanAkunIni } from "../kelola/keadaan-akun.tsx";
import { rincianAkun } from "../kelola/rincian-akun.server.ts";
import { RiwayatAkun } from "../kelola/riwayat-akun.tsx";
import { SesiOrang } from "../kelola/sesi-orang.tsx";
import { TandaKeadaan } from "../kelola/tanda-keadaan.tsx";
import { DialogAlasan, type Ditanya } from "../konfirmasi/dialog-alasan.tsx";
import { useAksi } from "../konfirmasi/use-aksi.tsx";
import { formatNip } from "../nip.ts";
import { sebutanPeran } from "../peran.ts";
import { alamatUsulan } from "../usulan/usulan.ts";
import type { Route } from "./+types/rincian-user.ts";
import "../kelola/akun.css";

export const handle = { crumb: "Akun" };

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData ? `${loaderData.akun.nama} · User` : "User" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => rincianAkun(ctx, args.params.id));

export async function action({ context, request, params }: Route.ActionArgs): Promise<JawabanAkun> {
  const { origin } = context.get(visitContext);
  return kirimAksiAkun(context.get(scopeContext), params.id, { form: await readForm(request), origin });
}

export default function RincianUser({ loaderData }: Route.ComponentProps) {
  const { akun, boleh } = loaderData;
  const say = useToast();
  const [ditanya, setDitanya] = useState<Ditanya | null>(null);
  const [undangan, setUndangan] = useState<Undangan | null>(null);
  const { kirim, busy, ditolak, dialog } = useAksi<JawabanAkun>((jawaban) => {
    if ("undangan" in jawaban) setUndangan(jawaban.undangan);
    else say(jawaban.pesan);
  });
  const aksi = (nama: string, rest: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ aksi: nama, versi: String(akun.versi), ...rest })) form.set(name, value);
    kirim(form);
  };
  const beralasan = (ditanya: Ditanya) => setDitanya({ ...ditanya, isi: { ...ditanya.isi, versi: String(akun.versi) } });
  const ubah = (form: FormData) => {
    form.set("aksi", "ubah");
    form.set("versi", String(akun.versi));
    kirim(form);
  };
  return (
    <>
      <PageHead
        title={akun.nama}
        lead={
          <>
            <span className="akun-nip">{formatNip(akun.nip)}</span> · {sebutanPeran(akun.peran)} <TandaKeadaan keadaan={akun.keadaan} />
          </>
        }
      />
      {ditolak && !ditolak.fields && (
        <p className="akun-tolak" role="alert">
          {ditolak.kind === "stale" ? "Akun ini baru saja diubah orang lain. Muat ulang halaman, lalu ulangi." : ditolak.sentence}
        </p>
      )}
      {loaderData.usulan.length > 0 && (
        <div className="ui-note">
          <Icon of={Clock3} />
          <p>
            <Link to={alamatUsulan}>Menunggu persetujuan</Link>: {akun.nama} {loaderData.usulan.join("; ")}.
          </p>
        </div>
      )}
      <div className="akun-dua">
        {boleh.ubah && (
          <Sheet title="Identitas dan peran">
            <FormulirAkun
              key={akun.versi}
              akun={akun}
              kelas={loaderData.kelas}
              sendiri={loaderData.sendiri}
              berkuasa={loaderData.berkuasa}
              ditolak={ditolak?.fields ? ditolak : undefined}
              busy={busy}
              onKirim={ubah}
              bagian={{ isi: "ui-sheet-body", kaki: "akun-kaki" }}
            />
          </Sheet>
        )}
        <KeadaanAkunIni rincian={loaderData} busy={busy} aksi={aksi} onTanya={beralasan} />
      </div>
      {boleh.akhiri && !loaderData.sendiri && <FaktorOrang nama={akun.nama} faktor={loaderData.faktor} />}
      <SesiOrang rincian={loaderData} busy={busy} aksi={aksi} />
      <RiwayatAkun riwayat={loaderData.riwayat} />
      <p className="ui-muted">{akun.terakhir ? `Terakhir masuk ${formatMoment(akun.terakhir)}.` : "Belum pernah masuk."}</p>
      {dialog}
      <DialogAlasan ditanya={ditanya} alasan={isianAlasan} tombol={["Usulkan", "Mengusulkan..."]} onClose={() => setDitanya(null)} />
      <DialogUndangan undangan={undangan} onClose={() => setUndangan(null)} />
    </>
  );
}
