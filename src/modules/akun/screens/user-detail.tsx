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
import { type Ditanya, ReasonDialog } from "../confirmation/reason-dialog.tsx";
import { useAction } from "../confirmation/use-action.tsx";
import { reasonFields, type Undangan } from "../manage/akun.ts";
import { type AkunAnswer, sendAkunAction } from "../manage/akun-action.server.ts";
import { akunDetail } from "../manage/akun-detail.server.ts";
import { AkunForm } from "../manage/akun-form.tsx";
import { ThisAkunState } from "../manage/akun-state.tsx";
import { DialogUndangan } from "../manage/dialog-undangan.tsx";
import { PersonSession } from "../manage/person-session.tsx";
import { RiwayatAkun } from "../manage/riwayat-akun.tsx";
import { StateBadge } from "../manage/state-badge.tsx";
import { formatNip } from "../nip.ts";
import { peranLabels } from "../peran.ts";
import { PersonFactor } from "../second-factor/person-factor.tsx";
import { usulanPath } from "../usulan/usulan.ts";
import type { Route } from "./+types/user-detail.ts";
import "../manage/akun.css";

export const handle = { crumb: "Akun" };

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData ? `${loaderData.akun.nama} · User` : "User" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => akunDetail(ctx, args.params.id));

export async function action({ context, request, params }: Route.ActionArgs): Promise<AkunAnswer> {
  const { origin } = context.get(visitContext);
  return sendAkunAction(context.get(scopeContext), params.id, { form: await readForm(request), origin });
}

export default function UserDetail({ loaderData }: Route.ComponentProps) {
  const { akun, boleh } = loaderData;
  const say = useToast();
  const [ditanya, setDitanya] = useState<Ditanya | null>(null);
  const [undangan, setUndangan] = useState<Undangan | null>(null);
  const { kirim, busy, ditolak, dialog } = useAction<AkunAnswer>((jawaban) => {
    if ("undangan" in jawaban) setUndangan(jawaban.undangan);
    else say(jawaban.pesan);
  });
  const aksi = (nama: string, rest: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ aksi: nama, versi: String(akun.versi), ...rest })) form.set(name, value);
    kirim(form);
  };
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
            <span className="akun-nip">{formatNip(akun.nip)}</span> · {peranLabels(akun.peran)} <StateBadge keadaan={akun.keadaan} />
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
            <Link to={usulanPath}>Menunggu persetujuan</Link>: {akun.nama} {loaderData.usulan.join("; ")}.
          </p>
        </div>
      )}
      <div className="akun-dua">
        {boleh.ubah && (
          <Sheet title="Identitas dan peran">
            <AkunForm
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
        <ThisAkunState rincian={loaderData} busy={busy} aksi={aksi} onTanya={setDitanya} />
      </div>
      {boleh.akhiri && !loaderData.sendiri && <PersonFactor nama={akun.nama} faktor={loaderData.faktor} />}
      <PersonSession rincian={loaderData} busy={busy} aksi={aksi} />
      <RiwayatAkun riwayat={loaderData.riwayat} />
      <p className="ui-muted">{akun.terakhir ? `Terakhir masuk ${formatMoment(akun.terakhir)}.` : "Belum pernah masuk."}</p>
      {dialog}
      <ReasonDialog
        ditanya={ditanya}
        alasan={reasonFields}
        tombol={["Usulkan", "Mengusulkan..."]}
        versi={akun.versi}
        onClose={() => setDitanya(null)}
      />
      <DialogUndangan undangan={undangan} onClose={() => setUndangan(null)} />
    </>
  );
}
