import { type FormEvent, useState } from "react";
import type { FieldSentences } from "#kit/refusals.ts";
import { Button } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldError, FieldPiece } from "#kit/ui/field/field.tsx";
import type { Ditolak } from "../confirmation/use-action.tsx";
import { allPeran, type Peran, peran, powerfulPeran } from "../peran.ts";
import { akunFields, reasonFields } from "./akun.ts";
import type { Kelas } from "./kelas-wali.server.ts";
import { gunaPeran } from "./peran-labels.ts";

export interface SavedAkun {
  readonly nip: string;
  readonly nama: string;
  readonly email: string | null;
  readonly peran: readonly Peran[];
  readonly kelasId: string | null;
}

interface Props {
  readonly akun: SavedAkun | null;
  readonly kelas: readonly Kelas[];
  /** One's own account: somebody else changes its roles and its NIP. */
  readonly sendiri?: boolean;
  /** Decides or signs: what weighs about it is proposed. */
  readonly berkuasa?: boolean;
  readonly ditolak: Ditolak["refusal"] | undefined;
  readonly busy: boolean;
  readonly onKirim: (form: FormData) => void;
  readonly onBatal?: () => void;
  /** Names for the dialog's body and foot, or those of a sheet. */
  readonly bagian: { readonly isi: string; readonly kaki: string };
}

/** Who somebody is and what they may do. The password is theirs alone, so there is none here. */
export function AkunForm({ akun, kelas, sendiri = false, berkuasa = false, ditolak, busy, onKirim, onBatal, bagian }: Props) {
  const errors = ditolak?.fields ?? {};
  const [memutus, setMemutus] = useState(false);
  const kirim = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onKirim(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={kirim} noValidate>
      <div className={bagian.isi}>
        <ErrorSummary title={ditolak?.sentence} errors={errors} fields={{ ...akunFields, alasan: reasonFields }} form="akun" />
        <div className="ui-fields">
          <FieldPiece form="akun" name="nama" field={akunFields.nama} value={akun?.nama ?? null} error={errors.nama} full />
          <FieldPiece form="akun" name="nip" field={akunFields.nip} value={akun?.nip ?? null} error={errors.nip} />
          <FieldPiece form="akun" name="email" field={akunFields.email} value={akun?.email ?? null} error={errors.email} />
        </div>
        <PeranPicker akun={akun} kelas={kelas} sendiri={sendiri} errors={errors} onBerkuasa={setMemutus} />
        {(memutus || errors.alasan || (berkuasa && !sendiri)) && (
          <div className="ui-fields">
            <FieldPiece form="akun" name="alasan" field={reasonFields} error={errors.alasan} full />
          </div>
        )}
      </div>
      <div className={bagian.kaki}>
        {onBatal && <Button onClick={onBatal}>Batal</Button>}
        <Button type="submit" look="primary" busy={busy} busyText="Menyimpan...">
          {akun ? "Simpan" : "Buat akun"}
        </Button>
      </div>
    </form>
  );
}

interface PickerProps extends Pick<Props, "akun" | "kelas"> {
  readonly sendiri: boolean;
  readonly errors: FieldSentences;
  /** Whether a role that decides is about to be given or taken. */
  readonly onBerkuasa: (changes: boolean) => void;
}

function PeranPicker({ akun, kelas, sendiri, errors, onBerkuasa }: PickerProps) {
  const [dipilih, setDipilih] = useState<readonly Peran[]>(akun?.peran ?? []);
  const [wali, setWali] = useState(akun?.peran.includes("waliKelas") ?? false);
  return (
    <>
      <fieldset className="ui-field full" aria-describedby={errors.peran && "akun-peran-galat"}>
        <legend className="ui-label required">Peran</legend>
        <ul className="akun-peran">
          {allPeran.map((satu) => (
            <li key={satu}>
              <label className="ui-check">
                <input
                  type="checkbox"
                  name="peran"
                  value={satu}
                  defaultChecked={akun?.peran.includes(satu) ?? false}
                  // What is not chosen anew is sent all the same, so that the form says the whole.
                  onClick={(event) => sendiri && event.preventDefault()}
                  aria-disabled={sendiri || undefined}
                  onChange={(event) => {
                    if (satu === "waliKelas") setWali(event.target.checked);
                    const kini = event.target.checked ? [...dipilih, satu] : dipilih.filter((one) => one !== satu);
                    setDipilih(kini);
                    onBerkuasa(powerfulPeran.some((one) => kini.includes(one) !== (akun?.peran.includes(one) ?? false)));
                  }}
                />
                <span>
                  {peran[satu]}
                  <small>{gunaPeran[satu]}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
        {sendiri && <p className="ui-hint">Peran Anda sendiri diubah oleh administrator lain.</p>}
        {errors.peran && <FieldError id="akun-peran-galat">{errors.peran}</FieldError>}
      </fieldset>
      {wali && (
        <div className="ui-field">
          <label className="ui-label" htmlFor="akun-kelas">
            Wali kelas dari
          </label>
          <select className="ui-input" id="akun-kelas" name="kelas" defaultValue={akun?.kelasId ?? ""}>
            <option value="">Belum ditentukan</option>
            {kelas.map(({ id, nama, tahunAjaran, waliId }) => (
              <option key={id} value={id}>
                {nama} ({tahunAjaran}){waliId && id !== akun?.kelasId ? " – menggantikan wali sekarang" : ""}
              </option>
            ))}
          </select>
          {errors.kelas && <FieldError id="akun-kelas-galat">{errors.kelas}</FieldError>}
        </div>
      )}
    </>
  );
}
