import type { Perkembangan } from "../load-perkembangan.server.ts";
import { petaPalu, sekitarPalu } from "../town-map.ts";
import "./district-map.css";

/** Steps of the colour; the busiest district has the last. */
const steps = 5;

/** The town by how many children come from where. For the eye only: the table beside it holds the same. */
export function DistrictMap({ districts }: { readonly districts: Perkembangan["districts"] }) {
  const counts = new Map(districts.map(({ nama, banyak }) => [nama, banyak]));
  const most = Math.max(1, ...petaPalu.map(({ nama }) => counts.get(nama) ?? 0));
  return (
    <figure className="peta-kecamatan">
      <svg viewBox="0 0 304 354" aria-hidden="true" focusable="false">
        {petaPalu.map(({ nama, garis }) => (
          <polygon
            key={nama}
            data-tingkat={Math.ceil(((counts.get(nama) ?? 0) / most) * steps)}
            points={garis.map((titik) => titik.join(",")).join(" ")}
          />
        ))}
        <text className="laut" x="98" y="160">
          Teluk
          <tspan x="98" dy="13">
            Palu
          </tspan>
        </text>
        {[...petaPalu, ...sekitarPalu].map(({ nama, tengah: [x, y] }) => (
          <text key={nama} x={x} y={y} className={nama.startsWith("Kab.") ? "sekitar" : undefined}>
            <tspan className="angka">{counts.get(nama) ?? 0}</tspan>
            {linesOf(nama).map((line) => (
              <tspan key={line} x={x} dy="12">
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <figcaption>Gambar tangan menurut letaknya, bukan batas resmi. Makin tua warnanya, makin banyak pendaftar.</figcaption>
    </figure>
  );
}

/** "Kab. Parigi Moutong" as two lines: the middle of the town has no room for a long one. */
function linesOf(nama: string): readonly string[] {
  const last = nama.lastIndexOf(" ");
  return last < 0 ? [nama] : [nama.slice(0, last), nama.slice(last + 1)];
}
