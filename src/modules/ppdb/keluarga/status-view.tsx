import { formatDay, formatMoment } from "#kit/dates.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { isKeadaan, keadaanNames } from "../keadaan/keadaan.ts";
import { statusPath } from "../paths.ts";
import { AnswerList } from "../pertanyaan/parts/answer-list.tsx";
import { Corrected, Corrections, Questions } from "./corrections.tsx";
import { mundurFields } from "./fields.ts";
import { Hasil } from "./hasil.tsx";
import { Jadwal } from "./jadwal.tsx";
import { forgetWaiting } from "./kiriman/waiting.ts";
import type { Status } from "./load-status.server.ts";
import { Papers } from "./papers.tsx";
import { UnsentList } from "./unsent-list.tsx";

export interface Refused {
  readonly sentence: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly current?: unknown;
}

interface Props {
  readonly status: Status;
  /** Its papers may be looked at: the telephone number was shown. */
  readonly lihat: boolean;
  readonly refused: Refused | undefined;
}

/** What became of one registration, in plain words, and what its family can do; it works without scripts. */
export function StatusView({ status, lihat, refused }: Props) {
  const {
    nomor,
    kunci,
    namaLengkap,
    tahunAjaran,
    jalur,
    keadaan,
    kalimat,
    diminta,
    pertanyaan,
    jawaban,
    diperbaiki,
    langkah,
    ambil,
    lengkapi,
    hasil,
    jadwal,
    dokumen,
    unggah,
    bolehMundur,
    surat,
  } = status;
  const said = refused?.current as { readonly aksi?: string; readonly nomor?: string } | undefined;
  const isOwn = said?.nomor === undefined || said.nomor === nomor;
  const refusedHere = (aksi: string) => (isOwn && said?.aksi === aksi ? refused : undefined);
  const isSaid =
    (diminta && refusedHere("perbaiki")) ||
    (pertanyaan && refusedHere("jawab")) ||
    (bolehMundur && refusedHere("mundur")) ||
    (unggah && refusedHere("unggah")) ||
    refusedHere("telepon") ||
    said?.aksi === "buka";
  return (
    <>
      {/* The form that it belongs to may be gone meanwhile. */}
      {refused && !isSaid && (
        <>
          <ErrorSummary title={refused.sentence} errors={{}} fields={{}} />
          <UnsentList refused={refused} kata="Salin dulu bila masih diperlukan, lalu sampaikan kepada panitia." />
        </>
      )}
      <article className="status-lembar">
        <p className="status-nomor">{nomor}</p>
        <h2>{namaLengkap}</h2>
        <p className="ui-muted">
          Tahun ajaran {tahunAjaran}
          {jalur && `, jalur ${jalur}`}
        </p>
        <p className="status-kini">
          <b>{keadaanNames[keadaan]}.</b> {kalimat}
        </p>
        {ambil && <TakePlace {...ambil} nomor={nomor} />}
        {lengkapi && <Complete {...lengkapi} kunci={kunci} />}
        {diminta && <Corrections {...{ nomor, diminta, lihat }} refused={refusedHere("perbaiki")} />}
        {pertanyaan && <Questions {...pertanyaan} nomor={nomor} refused={refusedHere("jawab")} />}
        {jawaban.length > 0 && (
          <>
            <h3>Jawaban Anda</h3>
            <AnswerList className="status-jawaban" jawaban={jawaban} />
          </>
        )}
        <Corrected diperbaiki={diperbaiki} />
        <h3>Perjalanan pendaftaran</h3>
        <ol className="status-langkah">
          {langkah.map(({ ke, pelaku, alasan, pada }) => (
            <li key={`${String(pada)} ${ke}`}>
              <b>{isKeadaan(ke) ? keadaanNames[ke] : ke}</b>
              <span className="ui-muted">
                {formatMoment(pada)}, {pelaku.toLowerCase()}
              </span>
              {alasan && <p>{alasan}</p>}
            </li>
          ))}
        </ol>
      </article>
      {jadwal && <Jadwal kunci={kunci} jadwal={jadwal} />}
      {hasil && <Hasil hasil={hasil} />}
      <Papers {...{ nomor, dokumen, lihat, unggah }} refused={refusedHere("unggah")} proof={refusedHere("telepon")} />
      <div className="baris status-tindakan">
        {surat && (
          <a className="tbl" href={`${statusPath}/surat?anak=${kunci}`}>
            Unduh surat hasil seleksi (PDF)
          </a>
        )}
        <a className={surat ? "tbl garis" : "tbl"} href={`${statusPath}/bukti?anak=${kunci}`}>
          Unduh bukti (PDF)
        </a>
        <a className="tbl garis" href={`${statusPath}/isian?anak=${kunci}`}>
          Isian yang Anda kirim
        </a>
        <form action={statusPath} method="post" onSubmit={() => void forgetWaiting()}>
          <button type="submit" className="tbl garis" name="aksi" value="tutup">
            Tutup halaman ini
          </button>
        </form>
      </div>
      {bolehMundur && <Withdrawal nomor={nomor} refused={refusedHere("mundur")} />}
    </>
  );
}

function Complete({ kurang, sampai, tutup, kunci }: NonNullable<Status["lengkapi"]> & Pick<Status, "kunci">) {
  // Written out: shared, the address would be a script of its own.
  const address = `${statusPath}/daftar-ulang?anak=${kunci}`;
  if (tutup && kurang > 0) return null;
  if (kurang === 0) {
    return (
      <p className="status-ambil">
        Data daftar ulang sudah lengkap. <a href={address}>{tutup ? "Lihat datanya" : "Lihat atau ubah"}</a>
      </p>
    );
  }
  return (
    <div className="status-ambil">
      <p>
        Masih ada {kurang} isian yang diminta untuk data siswa baru
        {sampai && `, paling lambat ${formatDay(sampai, "long")}`}. Siapkan kartu keluarga; boleh diisi sebagian dahulu.
      </p>
      <a className="tbl" href={address}>
        Lengkapi data daftar ulang
      </a>
    </div>
  );
}

function TakePlace({ nomor, kata }: NonNullable<Status["ambil"]> & Pick<Status, "nomor">) {
  return (
    <form action={statusPath} method="post" className="status-ambil">
      <input type="hidden" name="nomor" value={nomor} />
      <p>{kata}</p>
      <button type="submit" className="tbl" name="aksi" value="ambil">
        Ambil tempat ini
      </button>
    </form>
  );
}

function Withdrawal({ nomor, refused }: Pick<Status, "nomor"> & { readonly refused: Refused | undefined }) {
  const errors = refused?.fields ?? {};
  const typed = refused?.current as Readonly<Record<string, string>> | undefined;
  return (
    <details className="status-mundur" id="mundur" open={refused !== undefined}>
      <summary>Tarik pendaftaran ini</summary>
      <p>Bila calon siswa tidak jadi mendaftar. Tempatnya diberikan kepada yang lain; hanya panitia yang dapat membukanya lagi.</p>
      <form action={`${statusPath}#mundur`} method="post" noValidate>
        <input type="hidden" name="nomor" value={nomor} />
        <ErrorSummary title={refused?.sentence} errors={errors} fields={mundurFields} form="tarik" />
        <div className="ui-fields">
          <FieldPiece name="noTelepon" field={mundurFields.noTelepon} value={typed?.noTelepon} error={errors.noTelepon} form="tarik" />
          <FieldPiece name="alasan" field={mundurFields.alasan} value={typed?.alasan} error={errors.alasan} form="tarik" />
          <FieldPiece name="yakin" field={mundurFields.yakin} error={errors.yakin} full form="tarik" />
        </div>
        <button type="submit" className="tbl garis" name="aksi" value="mundur">
          Tarik pendaftaran
        </button>
      </form>
    </details>
  );
}
