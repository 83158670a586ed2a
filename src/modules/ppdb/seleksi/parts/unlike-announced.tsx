import type { Beda } from "../unlike.ts";

/** In what a bundle is not the announced one, so that a doubt ends in a line that can be looked up. */
export function UnlikeAnnounced({ beda }: { readonly beda: Beda | null }) {
  if (beda === null) return <p>Paket ini tidak berasal dari gelombang yang diumumkan di sini, jadi tidak ada pembandingnya.</p>;
  const { aturan, perubahan, gerak, lebih } = beda;
  return (
    <>
      {aturan && <p>Lembar aturannya bukan lembar yang diumumkan.</p>}
      <Lines title="Isinya yang lain dari paket yang diumumkan" lines={perubahan} more={lebih.perubahan} />
      <Lines title="Akibatnya pada daftar" lines={gerak} more={lebih.gerak} />
      {gerak.length === 0 && <p>Siapa yang diterima dan siapa yang cadangan tetap sama; hanya jumlah atau urutannya yang lain.</p>}
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly more: number;
}

function Lines({ title, lines, more }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <p>
        <b>{title}:</b>
      </p>
      <ul className="seleksi-sidik">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>dan {more} lainnya</li>}
      </ul>
    </>
  );
}
