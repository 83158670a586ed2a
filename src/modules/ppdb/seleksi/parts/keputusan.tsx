import { useState } from "react";
import { Link } from "react-router";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { periodePpdbPath, seleksiPpdbPath, ujiPpdbPath } from "../../paths.ts";
import type { Keputusan, SeleksiContent } from "../load-seleksi.server.ts";

interface Props {
  readonly gelombang: string;
  /** Of the wave: its rules are published there. */
  readonly periode: string;
  readonly isi: SeleksiContent | null;
  readonly keputusan: Keputusan | null;
  /** Whoever may decide about places. */
  readonly putuskan: boolean;
}

interface Step {
  readonly aksi: "usulkan" | "tetapkan" | "tarik" | "umumkan";
  readonly label: string;
  readonly what: string;
}

const steps: Readonly<Record<Step["aksi"], Step>> = {
  usulkan: {
    aksi: "usulkan",
    label: "Usulkan keputusan",
    what: "Daftar seperti tampil sekarang diusulkan dengan nama Anda. Panitia lain menetapkannya.",
  },
  tetapkan: {
    aksi: "tetapkan",
    label: "Tetapkan keputusan",
    what: "Sesudah ditetapkan, daftar dan semua nilainya tidak dapat diubah lagi.",
  },
  tarik: { aksi: "tarik", label: "Tarik usulan", what: "Usulan dihapus, dan nilai dapat diperbaiki lagi." },
  umumkan: {
    aksi: "umumkan",
    label: "Umumkan hasil",
    what: "Setiap keluarga langsung melihat hasilnya, dan paket uji dapat diunduh siapa saja.",
  },
};

/** How far the decision of a wave is, and what comes next. */
export function KeputusanSheet({ gelombang, periode, isi, keputusan, putuskan }: Props) {
  const say = useToast();
  const [asked, setAsked] = useState<Step | null>(null);
  const close = () => setAsked(null);
  const said = ({ pesan }: { readonly pesan: string }) => {
    say(pesan);
    close();
  };
  // Refused, the question closes as well: behind it stands why.
  const { kirim, busy, ditolak, dialog } = useAction(said, undefined, close);
  const send = ({ aksi }: Step) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ aksi, gelombang, urutan: isi?.urutan ?? "" })) form.set(name, value);
    if (!busy) kirim(form);
  };
  const next = putuskan ? nextSteps(keputusan, isi) : [];
  return (
    <Sheet title="Keputusan">
      <div className="ui-sheet-body seleksi-keputusan">
        {ditolak && (
          <p className="ui-error" role="alert">
            {ditolak.sentence}
          </p>
        )}
        <State keputusan={keputusan} isi={isi} periode={periode} />
        {keputusan && !keputusan.ditetapkanPada && (
          <p>
            <Link to={`${seleksiPpdbPath}/beda?gelombang=${gelombang}&banding=usulan`}>Bandingkan usulan dengan keadaan sekarang</Link>
          </p>
        )}
        {keputusan?.diumumkanPada && (
          <p>
            <Link to={`${seleksiPpdbPath}/beda?gelombang=${gelombang}&banding=hari-ini`}>
              Bandingkan pengumuman dengan keadaan hari ini
            </Link>
          </p>
        )}
        {next.length > 0 && (
          <div className="ui-actions">
            {next.map((step) => (
              <Button key={step.aksi} look={step.aksi === "tarik" ? "plain" : "primary"} busy={busy} onClick={() => setAsked(step)}>
                {step.label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={asked ? `${asked.label}?` : ""}
        confirm="Ya, lanjutkan"
        busy={busy}
        onConfirm={() => asked && send(asked)}
        onClose={close}
      >
        {asked?.what}
      </ConfirmDialog>
      {dialog}
    </Sheet>
  );
}

function nextSteps(keputusan: Keputusan | null, isi: SeleksiContent | null): readonly Step[] {
  if (!keputusan) return isi && !isi.dicoba && isi.resmi ? [steps.usulkan] : [];
  if (!keputusan.ditetapkanPada) return keputusan.sendiri ? [steps.tarik] : [steps.tetapkan, steps.tarik];
  if (!keputusan.waktunya) return [];
  return [keputusan.diumumkanPada ? { ...steps.umumkan, label: "Berikan tempat kosong", what: raised } : steps.umumkan];
}

const raised = "Tempat yang kosong langsung diberikan kepada cadangan berikutnya; tanpa ditekan pun terjadi dalam satu jam.";

function State({ keputusan, isi, periode }: Pick<Props, "keputusan" | "isi" | "periode">) {
  if (!keputusan) {
    if (isi && !isi.resmi)
      return (
        <p>
          Dihitung menurut aturan yang belum diterbitkan.{" "}
          <Link to={`${periodePpdbPath}/${periode}/aturan`}>Terbitkan lembar aturannya</Link> sebelum memutuskan.
        </p>
      );
    return (
      <p>Belum diputuskan.{isi && isi.belum > 0 ? ` ${isi.belum} pendaftaran belum lulus administrasi dan tidak ikut dihitung.` : ""}</p>
    );
  }
  const { namaPengusul, diusulkanPada, namaPenyetuju, ditetapkanPada, diumumkanPada, pengumuman, waktunya, sidik, id } = keputusan;
  return (
    <>
      <p>
        Diusulkan oleh {namaPengusul}, {formatMoment(diusulkanPada)}.{" "}
        {ditetapkanPada ? `Ditetapkan oleh ${namaPenyetuju}, ${formatMoment(ditetapkanPada)}.` : "Menunggu penetapan panitia lain."}
      </p>
      {ditetapkanPada && !diumumkanPada && (
        <p>
          {waktunya ? "Siap diumumkan." : `Keluarga belum melihatnya sampai diumumkan, mulai ${pengumuman ? formatDay(pengumuman) : ""}.`}
        </p>
      )}
      {diumumkanPada && (
        <p>
          Diumumkan {formatMoment(diumumkanPada)}. <a href={`${ujiPpdbPath}/${id}`}>Unduh paket uji</a>
        </p>
      )}
      <p>
        <small>Sidik daftar</small> <code className="seleksi-sidik">{sidik}</code>
      </p>
    </>
  );
}
