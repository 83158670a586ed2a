interface BarChartProps {
  readonly batang: readonly { readonly label: string; readonly nilai: readonly number[] }[];
}

const width = 320;
const atas = 16;
const height = 92;
const kaki = atas + height;
const bawah = kaki + 16;

/** Bars over a line; the highest of each series says its figure. For the eye only: the table beside it holds the same. */
export function BarChart({ batang }: BarChartProps) {
  const puncak = Math.max(1, ...batang.flatMap(({ nilai }) => nilai));
  const tempat = width / batang.length;
  const jarang = Math.ceil(batang.length / 7);
  return (
    <svg className="grafik-batang" viewBox={`0 0 ${width} ${bawah}`} aria-hidden="true" focusable="false">
      <line x1="0" x2={width} y1={atas} y2={atas} />
      <line x1="0" x2={width} y1={atas + height / 2} y2={atas + height / 2} />
      <line className="dasar" x1="0" x2={width} y1={kaki} y2={kaki} />
      {batang.map(({ label, nilai }, nomor) => (
        <g key={label} transform={`translate(${nomor * tempat} 0)`}>
          <Series nilai={nilai} puncak={puncak} tempat={tempat} />
          {(batang.length - 1 - nomor) % jarang === 0 && (
            <text x={tempat / 2} y={bawah - 2}>
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

interface SeriesProps {
  readonly nilai: readonly number[];
  readonly puncak: number;
  readonly tempat: number;
}

function Series({ nilai, puncak, tempat }: SeriesProps) {
  const tebal = Math.min(22, (tempat * 0.72) / nilai.length);
  const mulai = (tempat - tebal * nilai.length) / 2;
  const batang = nilai.map((satu, seri) => ({ satu, seri, x: mulai + seri * tebal, panjang: (satu / puncak) * height }));
  return batang.map(({ satu, seri, x, panjang }) => (
    <g key={seri}>
      <rect className={`warna-${seri + 1}`} x={x + 0.5} y={kaki - panjang} width={tebal - 1} height={panjang} rx={Math.min(2, panjang)} />
      {satu === puncak && (
        <text className="puncak" x={x + tebal / 2} y={kaki - panjang - 4}>
          {satu}
        </text>
      )}
    </g>
  ));
}
