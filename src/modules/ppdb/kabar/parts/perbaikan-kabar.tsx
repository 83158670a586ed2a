import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { CopyText } from "#kit/ui/copy-text.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { mejaPpdbPath } from "../../paths.ts";
import type { CaraKabar, PerbaikanKabar } from "../load-perbaikan.server.ts";
import "./kabar.css";

const states: Readonly<Record<CaraKabar, { readonly label: string; readonly tone: Tone }>> = {
  perlu: { label: "Perlu dikabari panitia", tone: "warning" },
  "email-menunggu": { label: "E-mail segera dikirim", tone: "info" },
  email: { label: "Dikabari lewat e-mail", tone: "success" },
  panitia: { label: "Dikabari panitia", tone: "success" },
};

/** Families of whom something is wanted, and how each was told. */
export function PerbaikanSheet({ perbaikan }: { readonly perbaikan: readonly PerbaikanKabar[] }) {
  return (
    <Sheet title="Yang perlu dilengkapi keluarga">
      {perbaikan.length === 0 ? (
        <EmptyState title="Tidak ada yang ditunggu">Keluarga tampil di sini bila berkas atau isiannya dikembalikan.</EmptyState>
      ) : (
        <ul className="ui-sheet-body kabar-perbaikan">
          {perbaikan.map((one) => (
            <li key={one.id}>
              <Family family={one} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function Family({ family }: { readonly family: PerbaikanKabar }) {
  const { id, nomor, namaLengkap, noTeleponOrtu, cara, dimintaPada, diminta, teks } = family;
  return (
    <>
      <p className="kabar-keluarga">
        <Link to={`${mejaPpdbPath}/${id}`}>{namaLengkap}</Link>
        <Tag tone={states[cara].tone}>{states[cara].label}</Tag>
      </p>
      <p className="ui-muted">
        <span className="ui-whole">{nomor}</span>, telepon {noTeleponOrtu}, diminta {formatMoment(dimintaPada)}
        <Told family={family} />
      </p>
      <ul>
        {diminta.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {cara === "perlu" && (
        <>
          <CopyText id={`kabar-${id}`} label="Teks untuk WhatsApp" text={teks} rows={6} action="Salin teks" />
          <Mark family={family} />
        </>
      )}
    </>
  );
}

function Told({ family: { cara, terkirimPada, dikabariPada, dikabariPelaku } }: { readonly family: PerbaikanKabar }) {
  if (cara === "email" && terkirimPada) return `, e-mail dikirim ${formatMoment(terkirimPada)}`;
  return cara === "panitia" && dikabariPada ? `, dikabari ${dikabariPelaku} ${formatMoment(dikabariPada)}` : "";
}

function Mark({ family: { id, versi, namaLengkap } }: { readonly family: PerbaikanKabar }) {
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ pesan: string }>(({ pesan }) => say(pesan));
  const send = () => {
    const form = new FormData();
    form.set("id", id);
    form.set("versi", String(versi));
    if (!busy) kirim(form);
  };
  return (
    <>
      <ErrorSummary title={ditolak?.sentence} errors={{}} fields={{}} form={`kabar-${id}`} />
      <Button busy={busy} busyText="Menyimpan..." onClick={send}>
        Tandai sudah dikabari<span className="ui-hidden"> {namaLengkap}</span>
      </Button>
      {dialog}
    </>
  );
}
