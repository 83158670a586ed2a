import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldError, FieldPiece } from "#kit/ui/field/field.tsx";
import { allKelas, allVerba, type Kelas, kelasLabels, kunciFields, type Verba, verbaLabels } from "#modules/program/index.ts";
import type { Daftar, LoadedPrograms } from "./programs.server.ts";

interface Props extends Pick<LoadedPrograms, "pemilik" | "daftar"> {
  readonly ditolak: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> } | undefined;
  readonly busy: boolean;
  readonly onSend: (form: FormData) => void;
  readonly onCancel: () => void;
}

/** What a program is called, who answers for it, and which part of their rights it is given. */
export function KunciForm({ pemilik, daftar, ditolak, busy, onSend, onCancel }: Props) {
  const errors = ditolak?.fields ?? {};
  const people = { ...kunciFields.pemilik, options: pemilik.map(({ id, nama }) => ({ value: id, label: nama })) };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    data.set("aksi", "buat");
    if (!busy) onSend(data);
  };
  const piece = (name: "nama" | "tujuan" | "berlakuSampai" | "jaringan", full = false) => (
    <FieldPiece form="kunci" name={name} field={kunciFields[name]} error={errors[name]} full={full} />
  );
  return (
    <form onSubmit={send} noValidate>
      <div className="ui-dialog-body">
        <ErrorSummary title={ditolak?.sentence} errors={errors} fields={{ ...kunciFields, ...boxes }} form="kunci" />
        <div className="ui-fields">
          {piece("nama", true)}
          {piece("tujuan", true)}
          <FieldPiece form="kunci" name="pemilik" field={people} error={errors.pemilik} />
          {piece("berlakuSampai")}
        </div>
        <Registers daftar={daftar} error={errors.register} />
        <div className="ui-fields">
          <Boxes name="verba" error={errors.verba}>
            {allVerba.map((one) => (
              <Box key={one} name="verba" value={one} label={verbaLabels[one]} told={verbaHints[one]} checked={one === "baca"} />
            ))}
          </Boxes>
          <Boxes name="kelas" error={errors.kelas}>
            {allKelas.map((one) => (
              <Box key={one} name="kelas" value={one} label={kelasLabels[one]} told={kelasHints[one]} checked={one === "umum"} />
            ))}
          </Boxes>
          {piece("jaringan", true)}
        </div>
        <p className="ui-hint">
          Isian kelas rahasia (kesehatan, agama, penghasilan, keluarga, nomor kependudukan) tidak pernah dibuka untuk program.
        </p>
      </div>
      <DialogSubmit onClose={onCancel} busy={busy} busyText="Membuat...">
        Buat kunci
      </DialogSubmit>
    </form>
  );
}

const verbaHints: Readonly<Record<Verba, string>> = {
  baca: "mengambil daftar dan perubahannya",
  impor: "memasukkan daftar seperti di halaman Impor; bersama Membaca, juga mengubah baris yang sudah ada",
};
const kelasHints: Readonly<Record<Kelas, string>> = {
  umum: "misalnya nama dan kelas",
  dinas: "misalnya NISN, NIP, dan surat",
  pribadi: "misalnya alamat, telepon, dan tanggal lahir",
};

/** What stands above each group of boxes. */
const boxes = {
  register: { kind: "text", label: "Daftar", max: 1 },
  verba: { kind: "text", label: "Yang boleh dilakukan", max: 1 },
  kelas: { kind: "text", label: "Kelas isian", max: 1 },
} as const;

interface BoxesProps {
  readonly name: keyof typeof boxes;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

function Boxes({ name, error, children }: BoxesProps) {
  return (
    <fieldset className="ui-field" id={`kunci-${name}`} tabIndex={-1} aria-describedby={error && `kunci-${name}-galat`}>
      <legend className="ui-label required">{boxes[name].label}</legend>
      {children}
      {error && <FieldError id={`kunci-${name}-galat`}>{error}</FieldError>}
    </fieldset>
  );
}

interface BoxProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly told?: string;
  readonly checked?: boolean;
}

const Box = ({ name, value, label, told, checked }: BoxProps) => (
  <label className="ui-check">
    <input type="checkbox" name={name} value={value} defaultChecked={checked} />
    <span>
      {label}
      {told && <small className="kunci-told">{told}</small>}
    </span>
  </label>
);

/** Sixty names are sought rather than read; what is chosen and not sought stays chosen. */
function Registers({ daftar, error }: { readonly daftar: readonly Daftar[]; readonly error: string | undefined }) {
  const [sought, setSought] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isSought = ({ title }: Daftar) => title.toLowerCase().includes(sought.trim().toLowerCase());
  return (
    <Boxes name="register" error={error}>
      <div className="kunci-cari">
        <input
          className="ui-input"
          type="search"
          aria-label="Cari daftar"
          placeholder="Cari daftar"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          // Enter seeks here, and sends no form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <output className="ui-muted">{chosen.length} dipilih</output>
        {sought !== "" && <Button onClick={() => setSought("")}>Semua</Button>}
      </div>
      <ul className="kunci-daftar">
        {daftar.map((one) => (
          <li key={one.name} hidden={!isSought(one)}>
            <label className="ui-check">
              <input
                type="checkbox"
                name="register"
                value={one.name}
                onChange={({ target: { checked } }) =>
                  setChosen(checked ? [...chosen, one.name] : chosen.filter((name) => name !== one.name))
                }
              />
              <span>
                {one.title}
                {!one.imports && <small className="kunci-told">hanya dapat dibaca</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {!daftar.some(isSought) && <p className="ui-muted">Tidak ada daftar dengan nama itu.</p>}
    </Boxes>
  );
}
