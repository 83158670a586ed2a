import { useState } from "react";
import { dayOf, formatDay } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { text } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { jenisLabels } from "./labels.ts";
import type { Perangkat } from "./list-perangkat.server.ts";

interface Props {
  readonly perangkat: readonly Perangkat[];
  readonly putuskan: boolean;
}

/** The devices that record or wait to, and what a second person does about each. */
export const PerangkatSheet = ({ perangkat, putuskan }: Props) => (
  <Sheet title="Kios dan layar kode">
    {perangkat.length === 0 ? (
      <EmptyState title="Belum ada perangkat">Buka halaman Kios di perangkat madrasah untuk mengajukannya.</EmptyState>
    ) : (
      <ul className="hadir-perangkat">
        {perangkat.map((satu) => (
          <One key={satu.id} satu={satu} putuskan={putuskan} />
        ))}
      </ul>
    )}
  </Sheet>
);

const codeFields = text({ label: "Kode yang tampil di perangkat", required: true, max: 7 });

function One({ satu, putuskan }: { readonly satu: Perangkat; readonly putuskan: boolean }) {
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const [kode, setKode] = useState("");
  const minta = (aksi: string) => {
    const data = new FormData();
    data.set("aksi", aksi);
    data.set("id", satu.id);
    data.set("kode", kode);
    kirim(data);
  };
  const menunggu = satu.diperiksaOleh === null;
  const ditimbang = menunggu && putuskan && !satu.sendiri;
  const akhir = menunggu ? "Tolak" : "Tutup";
  const akhiri = putuskan && (
    <ConfirmButton
      title={`${akhir} ${satu.nama}?`}
      confirm={akhir}
      consequence="Perangkat itu tidak mencatat lagi, sampai diajukan lagi dari perangkatnya."
      aria-label={`${akhir} ${satu.nama}`}
      onConfirm={() => minta("tutup")}
    >
      {akhir}
    </ConfirmButton>
  );
  return (
    <li>
      <div className="hadir-perangkat-nama">
        <b>{satu.nama}</b>
        <Tag tone={menunggu ? "warning" : "success"}>{menunggu ? "Belum diperiksa orang kedua" : "Mencatat"}</Tag>
        <small>{keterangan(satu)}</small>
      </div>
      {dialog}
      {ditimbang && (
        <form
          noValidate
          className="hadir-periksa"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) minta("setujui");
          }}
        >
          <FieldPiece
            name={`kode-${satu.id}`}
            field={codeFields}
            value={kode}
            error={ditolak?.fields?.kode}
            onType={(nilai) => setKode(String(nilai ?? ""))}
          />
          <Button type="submit" look="primary" busy={busy} busyText="Memeriksa...">
            Setujui
          </Button>
          {akhiri}
        </form>
      )}
      {menunggu && satu.sendiri && <p>Anda yang mengajukannya. Rekan lain atau Kepala Madrasah memeriksanya di depan perangkat.</p>}
      {ditolak && !ditolak.fields?.kode && (
        <p className="ui-error" role="alert">
          {ditolak.sentence}
        </p>
      )}
      {!ditimbang && akhiri}
    </li>
  );
}

function keterangan({ jenis, dibukaOleh, dibukaPada, diperiksaOleh, peralihanSampai, berlakuSampai }: Perangkat): string {
  const awal = `${jenisLabels[jenis]}. Diajukan ${dibukaOleh}, ${formatDay(dayOf(dibukaPada))}.`;
  if (diperiksaOleh) return `${awal} Diperiksa ${withFullStop(diperiksaOleh)} Berlaku sampai ${formatDay(dayOf(berlakuSampai))}.`;
  return peralihanSampai
    ? `${awal} Dibuka sebelum ada pemeriksaan; mencatat tanpa diperiksa paling lama sampai ${formatDay(dayOf(peralihanSampai))}.`
    : awal;
}
