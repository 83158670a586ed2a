import type { Perkembangan } from "../load-perkembangan.server.ts";
import type { Peta } from "../town.ts";
import "./district-map.css";

/** Steps of the colour; the busiest district has the last. */
const steps = 5;

/** The town by how many children come from where. For the eye only: the table beside it holds the same. */
export function DistrictMap({ peta, districts }: { readonly peta: Peta; readonly districts: Perkembangan["districts"] }) {
  const { ukuran, laut, kecamatan, sekitar } = peta;
  const counts = new Map(districts.map(({ nama, banyak }) => [nama, banyak]));
  const most = Math.max(1, ...kecamatan.map(({ nama }) => counts.get(nama) ?? 0));
  return (
    <figure className="peta-kecamatan">
      <svg viewBox={`0 0 ${ukuran.join(" ")}`} aria-hidden="true" focusable="false">
        {kecamatan.map(({ nama, garis }) => (
          <polygon
            key={nama}
            data-tingkat={Math.ceil(((counts.get(nama) ?? 0) / most) * steps)}
            points={garis.map((titik) => titik.join(",")).join(" ")}
          />
        ))}
        <text className="laut" x={laut.tengah[0]} y={laut.tengah[1]}>
          {laut.nama.map((line, place) => (
            <tspan key={line} x={laut.tengah[0]} dy={place === 0 ? 0 : 13}>
              {line}
            </tspan>
          ))}
        </text>
        {[...kecamatan, ...sekitar].map(({ nama, tengah: [x, y] }) => (
          <text key={nama} x={x} y={y} className={sekitar.some((one) => one.nama === nama) ? "sekitar" : undefined}>
            <tspan className="angka">{counts.get(nama) ?? 0}</tspan>
            {linesOf(nama).map((line) => (
              <tspan key={line} x={x} dy="12">
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <figcaption>Gambar tangan menurut letaknya, bukan batas resmi. Makin kuat warnanya, makin banyak pendaftar.</figcaption>
    </figure>
  );
}

/** "Kab. Parigi Moutong" as two lines: the middle of the town has no room for a long one. */
function linesOf(nama: string): readonly string[] {
  const last = nama.lastIndexOf(" ");
  return last < 0 ? [nama] : [nama.slice(0, last), nama.slice(last + 1)];
}
