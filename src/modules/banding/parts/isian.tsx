import type { BarisBanding, IsianBanding } from "../banding.ts";

/** Of a row that is only there, the first fields say who it is. */
const shownAtOnce = 4;

/** Field by field, what stands in the portal beside what the list says. */
export function Isian({ baris: { jenis, isian, kalimat } }: { readonly baris: BarisBanding }) {
  const [first, rest] = jenis === "beda" ? [isian, []] : [isian.slice(0, shownAtOnce), isian.slice(shownAtOnce)];
  return (
    <>
      {kalimat !== "" && <p className="banding-kalimat">{kalimat}</p>}
      <Fields isian={first} both={jenis === "beda" && kalimat === ""} />
      {rest.length > 0 && (
        <details className="banding-sisa">
          <summary>{`${rest.length} isian lain`}</summary>
          <Fields isian={rest} both={false} />
        </details>
      )}
    </>
  );
}

const Fields = ({ isian, both }: { readonly isian: readonly IsianBanding[]; readonly both: boolean }) => (
  <ul className="banding-isian">
    {isian.map(({ isian: name, label, lama, baru }) => (
      <li key={name}>
        <b>{label}</b>{" "}
        {both ? (
          <>
            <span>
              <span className="ui-muted">portal</span> {lama || "kosong"}
            </span>
            <span>
              <span className="ui-muted">daftar</span> {baru || "kosong"}
            </span>
          </>
        ) : (
          <span>{lama || baru}</span>
        )}
      </li>
    ))}
  </ul>
);
