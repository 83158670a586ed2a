/** How many of which status, the words being those of the rows; what there is none of is left out. */
export function Ringkasan({ status }: { readonly status: readonly (string | null)[] }) {
  const jumlah = new Map<string, number>();
  for (const satu of status) jumlah.set(satu ?? "Belum tercatat", (jumlah.get(satu ?? "Belum tercatat") ?? 0) + 1);
  return (
    <dl className="hadir-ringkas">
      {[...jumlah].map(([kata, banyak]) => (
        <div key={kata}>
          <dt>{kata}</dt>
          <dd>{banyak.toLocaleString("id-ID")}</dd>
        </div>
      ))}
    </dl>
  );
}
