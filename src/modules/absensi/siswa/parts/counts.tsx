import type { StatusAbsensi } from "../status.ts";

type Group = "hadir" | "sakit" | "izin" | "alpa" | "belum";
const group: readonly { readonly nama: Group; readonly label: string; readonly arti?: string }[] = [
  { nama: "hadir", label: "Hadir" },
  { nama: "sakit", label: "Sakit" },
  { nama: "izin", label: "Izin" },
  { nama: "alpa", label: "Tanpa ket.", arti: "Tanpa Keterangan" },
  { nama: "belum", label: "Belum" },
];

/** How many are what, always in sight. Who came late or was sent on an errand is at school. */
export function StatusCounts({ status }: { readonly status: readonly (StatusAbsensi | undefined)[] }) {
  const jumlah = (nama: Group) => status.filter((satu) => groupFrom(satu) === nama).length;
  const khusus = [
    [status.filter((satu) => satu === "terlambat").length, "terlambat"],
    [status.filter((satu) => satu === "dispensasi").length, "dispensasi"],
  ].filter(([banyak]) => banyak !== 0);
  let mulai = 0;
  return (
    <div className="absen-hitung">
      <dl>
        {group.map(({ nama, label, arti }) => (
          <div key={nama} data-status={nama}>
            <dt title={arti}>{label}</dt>
            <dd data-jumlah={nama}>{jumlah(nama)}</dd>
          </div>
        ))}
      </dl>
      <svg className="absen-ukur" viewBox={`0 0 ${Math.max(1, status.length)} 1`} preserveAspectRatio="none" aria-hidden="true">
        {group.map(({ nama }) => {
          const lebar = jumlah(nama);
          mulai += lebar;
          return <rect key={nama} data-status={nama} x={mulai - lebar} y="0" width={lebar} height="1" />;
        })}
      </svg>
      {khusus.length > 0 && <p>Di antara yang hadir: {khusus.map(([banyak, kata]) => `${banyak} ${kata}`).join(", ")}.</p>}
    </div>
  );
}

const groupFrom = (status: StatusAbsensi | undefined): Group =>
  status === undefined ? "belum" : status === "terlambat" || status === "dispensasi" ? "hadir" : status;
