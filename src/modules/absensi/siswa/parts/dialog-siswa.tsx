import X from "lucide-react/icons/x";
import { useState } from "react";
import { describeAccepted, dialogAccept, maxAttachmentBytes, tooLargeAttachment } from "#kit/attachments/limits.ts";
import { formatMoment } from "#kit/dates.ts";
import { readTypedTime, writeTime } from "#kit/typed-time.ts";
import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { PickFile } from "#kit/ui/field/pick-file.tsx";
import { berbukti, jenisBukti } from "../bukti.ts";
import type { BundleContent, RiwayatContent } from "../read/bundle.ts";
import type { StatusAbsensi } from "../status.ts";
import { allStatus, statusLabels } from "../status.ts";
import { RiwayatSiswa } from "./riwayat-siswa.tsx";
import type { Tampil, Ubahan } from "./use-marks.ts";

interface Props {
  readonly nama: string;
  readonly tampil: Tampil;
  readonly berdiri: BundleContent | undefined;
  readonly riwayat: readonly RiwayatContent[];
  readonly terkunci: boolean;
  /** What this person may mark. */
  readonly terbuka: readonly StatusAbsensi[];
  readonly onSimpan: (ubahan: Ubahan) => void;
  readonly onPilih: (riwayatId: string | null) => Promise<string | undefined>;
  readonly onTutup: () => void;
}

/** Everything about one pupil that one tap does not tell: late at what time, a note, the letter, and who said what. */
export function DialogSiswa({ nama, tampil, berdiri, riwayat, terkunci, terbuka, onSimpan, onPilih, onTutup }: Props) {
  const { isian, ubah, berkas, pilihBerkas, galat } = useFields(tampil);
  const { status, jam, catatan } = isian;
  const salahJam = status === "terlambat" && jam.trim() !== "" && readTypedTime(jam) === undefined;
  const simpan = () => {
    if (!status || galat || salahJam) return;
    onSimpan({ status, jam: readTypedTime(jam) ?? null, keterangan: catatan.trim() || null, ...(berkas ? { berkas } : {}) });
    onTutup();
  };
  return (
    <Dialog open onClose={onTutup} title={nama} narrow lead={berdiri && recorded(berdiri)}>
      <div className="ui-dialog-body">
        {riwayat.length > 0 && berdiri && <RiwayatSiswa berdiri={berdiri} riwayat={riwayat} terkunci={terkunci} onPilih={onPilih} />}
        <fieldset className="absen-status" disabled={terkunci}>
          <legend>Keadaan</legend>
          {allStatus.map((satu) => (
            <label key={satu} data-pilih={satu}>
              <input
                type="radio"
                name="status"
                checked={status === satu}
                disabled={!terbuka.includes(satu)}
                onChange={() => ubah({ status: satu })}
              />
              {statusLabels[satu]}
            </label>
          ))}
        </fieldset>
        {status === "terlambat" && (
          <label className="absen-isian">
            Jam datang
            <input
              className="ui-input"
              inputMode="decimal"
              maxLength={8}
              placeholder="07.42"
              value={jam}
              aria-invalid={salahJam || undefined}
              onChange={({ target }) => ubah({ jam: target.value })}
              onBlur={() => ubah({ jam: writeTime(jam) })}
            />
            {salahJam && <small>Tulis jam seperti 07.42.</small>}
          </label>
        )}
        <label className="absen-isian">
          Catatan
          <input
            className="ui-input"
            maxLength={300}
            value={catatan}
            disabled={terkunci}
            placeholder="Misalnya: surat orang tua"
            onChange={({ target }) => ubah({ catatan: target.value })}
          />
        </label>
        {berbukti(status) && <Bukti tampil={tampil} berkas={berkas} galat={galat} onPilih={pilihBerkas} />}
      </div>
      <div className="ui-dialog-foot">
        <Button onClick={onTutup}>Batal</Button>
        <Button look="primary" disabled={terkunci || !status || salahJam} onClick={simpan}>
          Tandai
        </Button>
      </div>
    </Dialog>
  );
}

const recorded = ({ oleh, dicatatPada, status, diputusOleh, diputusPada }: BundleContent) =>
  `${statusLabels[status]}, dicatat ${oleh ?? "akun yang sudah dihapus"} pada ${formatMoment(new Date(dicatatPada))}.${
    diputusPada ? ` Dipilih ${diputusOleh ?? "akun yang sudah dihapus"} pada ${formatMoment(new Date(diputusPada))}.` : ""
  }`;

interface Fields {
  readonly status: StatusAbsensi | undefined;
  readonly jam: string;
  readonly catatan: string;
}

function useFields({ status, jam, keterangan, berkas: semula }: Tampil) {
  const [isian, setIsian] = useState<Fields>({ status, jam: writeTime(jam ?? ""), catatan: keterangan ?? "" });
  const [berkas, setBerkas] = useState(semula);
  const [galat, setGalat] = useState<string>();
  const pilihBerkas = (dipilih: File | undefined) => {
    setGalat(dipilih && dipilih.size > maxAttachmentBytes ? tooLargeAttachment(dipilih.size) : undefined);
    setBerkas(dipilih);
  };
  return { isian, ubah: (ubahan: Partial<Fields>) => setIsian({ ...isian, ...ubahan }), berkas, pilihBerkas, galat };
}

interface BuktiProps {
  readonly tampil: Tampil;
  readonly berkas: File | undefined;
  readonly galat: string | undefined;
  readonly onPilih: (berkas: File | undefined) => void;
}

function Bukti({ tampil, berkas, galat, onPilih }: BuktiProps) {
  return (
    <div className="absen-isian">
      <span>Surat dokter atau orang tua</span>
      <div className="ui-actions">
        <PickFile
          label="Surat dokter atau orang tua"
          accept={dialogAccept(jenisBukti)}
          chosen={berkas !== undefined}
          described="bukti-petunjuk"
          onPick={onPilih}
        />
        {berkas && (
          <Button look="quiet" icon={X} onClick={() => onPilih(undefined)}>
            Lepas
          </Button>
        )}
      </div>
      <p id="bukti-petunjuk" className="ui-small ui-muted">
        {galat ?? (berkas ? `${berkas.name} ikut dikirim.` : describeAccepted(jenisBukti))}
      </p>
      {tampil.buktiId && (
        <a href={`/api/absensi-siswa/bukti/${tampil.buktiId}`} download>
          Unduh surat yang tersimpan
        </a>
      )}
    </div>
  );
}
