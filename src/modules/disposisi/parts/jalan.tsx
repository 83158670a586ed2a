import FileText from "lucide-react/icons/file-text";
import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { describeInstruksi, sifat } from "../instruksi.ts";
import { cabangPath } from "../paths.ts";
import { anakFrom, type Cabang, held, late, type Tanggapan } from "../tree.ts";
import { describeLimit, old, sejak, statusName, statusTone, tanggapanName } from "./words.ts";

interface Props {
  readonly pohon: readonly Cabang[];
  readonly tanggapan: readonly Tanggapan[];
  readonly hari: string;
}

/** Everybody who has it or had it, each under the one from whom it came. */
export function Jalan({ akar, ...props }: Props & { readonly akar: readonly Cabang[] }) {
  return (
    <ol className="jalan">
      {akar.map((cabang) => (
        <li key={cabang.id}>
          <Node {...props} cabang={cabang} />
          {anakFrom(props.pohon, cabang.id).length > 0 && <Jalan {...props} akar={anakFrom(props.pohon, cabang.id)} />}
        </li>
      ))}
    </ol>
  );
}

function Node({ cabang, tanggapan, hari }: Props & { readonly cabang: Cabang }) {
  const batas = describeLimit(cabang, hari);
  return (
    <article className={held(cabang) ? "simpul dipegang" : "simpul"}>
      <header>
        <Link to={cabangPath(cabang.id)}>{cabang.kepada.nama}</Link>
        <Tag tone={statusTone[cabang.status]}>{statusName[cabang.status]}</Tag>
        {batas && <Tag tone={late(cabang, hari) ? "danger" : "neutral"}>{batas}</Tag>}
      </header>
      <p className="simpul-ket">
        {cabang.kepada.jabatan && `${cabang.kepada.jabatan} · `}
        {sejak(cabang)} · dari {cabang.dari.nama}
        {cabang.dari.jabatan && ` (${cabang.dari.jabatan})`}
      </p>
      <Perintah cabang={cabang} />
      <Conversation tanggapan={tanggapan.filter(({ cabangId }) => cabangId === cabang.id)} />
    </article>
  );
}

export function Perintah({ cabang }: { readonly cabang: Cabang }) {
  return (
    <>
      <ul className="simpul-instruksi" aria-label="Instruksi">
        {cabang.sifat !== "biasa" && <li className="simpul-sifat">{sifat[cabang.sifat]}</li>}
        {cabang.instruksi.map((kode) => (
          <li key={kode}>{describeInstruksi(kode)}</li>
        ))}
      </ul>
      {cabang.catatan && <p className="simpul-catatan">{cabang.catatan}</p>}
    </>
  );
}

export function Conversation({ tanggapan }: { readonly tanggapan: readonly Tanggapan[] }) {
  if (tanggapan.length === 0) return null;
  return (
    <ul className="percakapan">
      {tanggapan.map(({ id, cabangId, oleh, jenis, isi, berkas, createdAt }) => (
        <li key={id}>
          <p className="simpul-ket">
            <b>{oleh}</b> {tanggapanName[jenis]} · {formatMoment(createdAt)}
          </p>
          {isi && <p className="simpul-catatan">{isi}</p>}
          {berkas && (
            <a className="disposisi-berkas" href={`${cabangPath(cabangId)}/lampiran/${id}`} target="_blank" rel="noopener">
              <Icon of={FileText} small />
              {berkas}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who has it now, in one line each. */
export function Pemegang({ pohon, hari, sekarang }: Pick<Props, "pohon" | "hari"> & { readonly sekarang: Date }) {
  const kini = pohon.filter(held);
  if (kini.length === 0) return null;
  return (
    <ul className="pemegang" aria-label="Sekarang dipegang oleh">
      {kini.map((cabang) => (
        <li key={cabang.id}>
          <Link to={cabangPath(cabang.id)}>{cabang.kepada.nama}</Link>
          <span>{old(cabang.createdAt, sekarang)}</span>
          {late(cabang, hari) && <Tag tone="danger">Lewat batas</Tag>}
        </li>
      ))}
    </ul>
  );
}
