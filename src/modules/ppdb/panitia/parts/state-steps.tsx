import { useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { longText } from "#kit/register/fields.ts";
import { Button, type ButtonLook } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { type Ditanya, ReasonDialog } from "#modules/akun/index.tsx";
import { tellUnaccepted } from "../../berkas/berkas.ts";
import { isTakenBack, keadaanNames } from "../../keadaan/keadaan.ts";
import type { Peralihan } from "../../keadaan/peralihan.ts";
import type { Pendaftar } from "../load-pendaftar.server.ts";
import { useActs } from "./use-acts.ts";

const ReturnDialog = dialogOnDemand(
  async () => (await import("./return-dialog.tsx")).ReturnDialog,
  () => "Minta perbaikan",
);

const reason = longText({
  label: "Alasan",
  privacy: "dinas",
  required: true,
  max: 500,
  hint: "Keluarga membacanya di halaman status pendaftarannya.",
});

const presses: Readonly<Record<string, string>> = {
  terverifikasi: "Nyatakan terverifikasi",
  "perlu perbaikan": "Minta perbaikan",
  terkirim: "Buka lagi",
  "lulus administrasi": "Luluskan administrasi",
  diterima: "Terima",
  cadangan: "Jadikan cadangan",
  "tidak diterima": "Usulkan tidak diterima",
  "mengundurkan diri": "Catat pengunduran diri",
  "daftar ulang": "Catat daftar ulang",
};

const looks: Readonly<Record<string, ButtonLook>> = { terverifikasi: "primary", "lulus administrasi": "primary", diterima: "primary" };
/** What leads on stands out, what goes back does not. */
const lookOf = ({ dari, ke }: Peralihan): ButtonLook =>
  (dari === "lulus administrasi" && ke === "terverifikasi") || isTakenBack(dari, ke) ? "plain" : (looks[ke] ?? "plain");

const pressOf = (step: Peralihan): string =>
  isTakenBack(step.dari, step.ke) ? "Batalkan daftar ulang" : (presses[step.ke] ?? keadaanNames[step.ke]);

/** What may come next, as buttons; what needs a reason or weighs asks first. */
export function StateSteps({ pendaftar }: { readonly pendaftar: Pendaftar }) {
  const { row, next, usulan, boleh, tanya, dokumen } = pendaftar;
  const versi = Number(row.versi);
  const [asked, setAsked] = useState<Ditanya | null>(null);
  const [confirmed, setConfirmed] = useState<Peralihan | null>(null);
  const [returning, setReturning] = useState(false);
  const close = () => setConfirmed(null);
  const { act, busy, ditolak, dialog } = useActs(versi, close, close);
  const press = (step: Peralihan) => {
    if (step.ke === "perlu perbaikan") setReturning(true);
    else if (step.alasan) setAsked(question(step));
    else if (step.memutuskan) setConfirmed(step);
    else act("pindah", { ke: step.ke });
  };
  return (
    <div className="ui-sheet-body pendaftar-tindakan">
      {ditolak && <p role="alert">{ditolak.sentence}</p>}
      {usulan && <Proposal usulan={usulan} boleh={boleh.putuskan} busy={busy} act={act} />}
      {next.length > 0 && (
        <div className="ui-actions">
          {next
            .filter(({ ke }) => ke !== usulan?.ke)
            .map((step) => (
              <Button key={step.ke} look={lookOf(step)} busy={busy} {...heard(step)} onClick={() => press(step)}>
                {step.duaOrang && step.ke !== "tidak diterima" ? "Usulkan ditinjau lagi" : pressOf(step)}
              </Button>
            ))}
        </div>
      )}
      {dialog}
      <ReturnDialog row={row} tanya={tanya} open={returning} onClose={() => setReturning(false)} />
      <ReasonDialog ditanya={asked} alasan={reason} tombol={["Simpan", "Menyimpan..."]} versi={versi} onClose={() => setAsked(null)} />
      <ConfirmDialog
        open={confirmed !== null}
        title={confirmed ? `${presses[confirmed.ke]}?` : ""}
        confirm="Ya, catat"
        busy={busy}
        onConfirm={() => confirmed && act("pindah", { ke: confirmed.ke })}
        onClose={() => setConfirmed(null)}
      >
        {confirmed?.ke === "lulus administrasi" && tellUnaccepted(dokumen)} Langkah ini tercatat dengan nama Anda.
      </ConfirmDialog>
    </div>
  );
}

/** The way on, and the way back to the family, are heard by a key. */
function heard({ ke, alasan }: Peralihan) {
  const key = ke === "perlu perbaikan" ? "r" : !alasan && (ke === "terverifikasi" || ke === "lulus administrasi") ? "s" : null;
  return key ? { "data-key": key, "aria-keyshortcuts": key } : {};
}

function question(step: Peralihan): Ditanya {
  const { dari, ke, duaOrang } = step;
  const back = "Tempatnya menunggu diambil lagi; sesudah hari terakhirnya, tempat itu diberikan kepada cadangan.";
  return {
    judul: `${pressOf(step)}?`,
    akibat: duaOrang
      ? "Baru berlaku sesudah panitia lain menyetujuinya."
      : `${isTakenBack(dari, ke) ? `${back} ` : ""}Tercatat dengan nama Anda.`,
    isi: { aksi: "pindah", ke },
    selesai: duaOrang ? "Usulan dicatat" : "Tersimpan",
  };
}

interface ProposalProps {
  readonly usulan: NonNullable<Pendaftar["usulan"]>;
  readonly boleh: boolean;
  readonly busy: boolean;
  readonly act: ReturnType<typeof useActs>["act"];
}

function Proposal({ usulan: { ke, alasan, pelaku, pada, sendiri }, boleh, busy, act }: ProposalProps) {
  return (
    <div className="pendaftar-usulan">
      <p>
        <b>Diusulkan: {keadaanNames[ke].toLowerCase()}.</b> {withFullStop(alasan)}
      </p>
      <p className="ui-muted">
        {pelaku}, {formatMoment(pada)}. {sendiri ? "Menunggu persetujuan panitia lain." : ""}
      </p>
      {boleh && (
        <div className="ui-actions">
          {!sendiri && (
            <Button look="danger" busy={busy} onClick={() => act("pindah", { ke })}>
              Setujui
            </Button>
          )}
          <Button busy={busy} onClick={() => act("tarik")}>
            Tarik usulan
          </Button>
        </div>
      )}
    </div>
  );
}
