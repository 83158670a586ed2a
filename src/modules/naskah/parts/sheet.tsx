import { contactLines } from "#kit/documents/contact.ts";
import { describeFields } from "../content/fields.ts";
import type { BlokSurat, SavedPaper } from "../content/saved-paper.ts";
import "./lembar.css";

export interface Badge {
  /** Address of the QR's picture. */
  readonly qr: string;
  readonly kode: string;
  /** Where it is checked. */
  readonly alamat: string;
}

interface Props {
  readonly kertas: SavedPaper;
  readonly tanda?: Badge | null;
}

/** The words of a letter on its sheet, as they will be printed; always dark on white. */
export function NaskahSheet({ kertas: { letterhead, title, subtitle, untitled, style, blocks }, tanda = null }: Props) {
  const { names, address } = letterhead;
  return (
    <article className={style === "official" ? "lembar resmi" : "lembar"} aria-label="Isi surat">
      <header>
        {names.map((nama, tempat) => (
          <p key={nama} className={tempat === names.length - 1 ? "lembar-nama" : undefined}>
            {nama}
          </p>
        ))}
        <small>{address}</small>
        {contactLines(letterhead).map((baris) => (
          <small key={baris}>{baris}</small>
        ))}
      </header>
      {!untitled && (
        <div className="lembar-judul">
          <h2>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
      )}
      {bernomor(blocks).map(({ nomor, satu }) => (
        <Bagian key={nomor} block={satu} tanda={tanda} />
      ))}
      {tanda && (
        <p className="lembar-periksa">
          Keaslian surat ini dapat diperiksa di {tanda.alamat} dengan kode <span className="ui-whole">{tanda.kode}</span>. Kode ini bukan
          tanda tangan elektronik tersertifikasi (BSrE).
        </p>
      )}
    </article>
  );
}

/** A sheet is set once for each change, so its parts are known by their place. */
const bernomor = <T,>(semua: readonly T[]) => semua.map((satu, tempat) => ({ nomor: tempat, satu }));

function Bagian({ block, tanda }: { readonly block: BlokSurat; readonly tanda: Badge | null }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p className={block.tone}>
          <Words teks={block.text} />
        </p>
      );
    case "pairs":
      return <Pasangan block={block} />;
    case "list":
      return (
        <ol className={block.tone}>
          {bernomor(block.items).map(({ nomor, satu }) => (
            <li key={nomor}>
              <Words teks={satu} />
            </li>
          ))}
        </ol>
      );
    case "table":
      return <Table block={block} />;
    case "clauses":
      return <Clauses block={block} />;
    case "signature":
      return <Signature block={block} tanda={tanda} />;
    case "receipt":
      return <Receipt block={block} />;
    case "page":
      return <hr className="lembar-halaman" />;
    default:
      return null;
  }
}

const kurung = /(\{\{[^{}]*\}\})/;

/** What has no value yet stands out. */
const Words = ({ teks }: { readonly teks: string }) =>
  bernomor(teks.split(kurung)).map(({ nomor, satu }) =>
    kurung.test(satu) ? <mark key={nomor}>{describeFields(satu.slice(2, -2))}</mark> : satu,
  );

type Jenis<K extends BlokSurat["kind"]> = { readonly block: Extract<BlokSurat, { kind: K }> };

const Pasangan = ({ block: { rows, aside } }: Jenis<"pairs">) => (
  <div className="lembar-pasangan">
    {aside && <p className="lembar-tanggal">{aside}</p>}
    <dl>
      {bernomor(rows).map(({ nomor, satu: { label, value } }) => (
        <div key={nomor}>
          <dt>{label}</dt>
          <dd>
            <Words teks={value} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

const Table = ({ block: { columns, rows } }: Jenis<"table">) => (
  <div className="lembar-tabel">
    <table>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bernomor(rows).map(({ nomor, satu }) => (
          <tr key={nomor}>
            {columns.map(({ label }, kolom) => (
              <td key={label}>{satu[kolom]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Clauses = ({ block: { rows } }: Jenis<"clauses">) => (
  <dl className="lembar-klausul">
    {bernomor(rows).map(({ nomor, satu: { label, items, numbered } }) => (
      <div key={nomor}>
        <dt>{label}</dt>
        <dd>
          {numbered ? (
            <ol type={numbered === "letters" ? "a" : "1"}>
              {bernomor(items).map((butir) => (
                <li key={butir.nomor}>
                  <Words teks={butir.satu} />
                </li>
              ))}
            </ol>
          ) : (
            <Words teks={items.join("\n")} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const Receipt = ({ block: { title, labels } }: Jenis<"receipt">) => (
  <div className="lembar-terima">
    <b>{title}</b>
    <ul>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  </div>
);

const Signature = ({ block, tanda }: Jenis<"signature"> & { readonly tanda: Badge | null }) =>
  block.beside ? (
    <div className="lembar-berdua">
      <div className="lembar-tanda">
        <p>{block.beside.role}</p>
        <span className="lembar-ruang" />
        <p>
          <b>
            <Words teks={block.beside.name} />
          </b>
        </p>
        {block.beside.note && (
          <p>
            <Words teks={block.beside.note} />
          </p>
        )}
      </div>
      <Signer block={block} tanda={tanda} />
    </div>
  ) : (
    <Signer block={block} tanda={tanda} />
  );

const Signer = ({ block: { place, role, name, note }, tanda }: Jenis<"signature"> & { readonly tanda: Badge | null }) => (
  <div className="lembar-tanda">
    {place && <p>{place}</p>}
    <p>{role}</p>
    {tanda ? <img src={tanda.qr} alt={`Kode QR surat ini, ${tanda.kode}`} width={112} height={112} /> : <span className="lembar-ruang" />}
    <p>
      <b>{name}</b>
    </p>
    {note && <p>{note}</p>}
  </div>
);
