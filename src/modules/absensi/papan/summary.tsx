interface Count<Status extends string> {
  /** Null: not recorded yet. */
  readonly status: Status | null;
  readonly jumlah: number;
}

interface Props<Status extends string> {
  readonly jumlah: readonly Count<Status>[];
  /** The words being those of the rows. */
  readonly sebutan: Readonly<Record<Status, string>>;
}

/** How many of which status; what there is none of is left out. */
export function Summary<Status extends string>({ jumlah, sebutan }: Props<Status>) {
  return (
    <dl className="hadir-ringkas">
      {jumlah.map(({ status, jumlah }) => (
        <div key={status}>
          <dt>{status === null ? "Belum tercatat" : sebutan[status]}</dt>
          <dd>{jumlah.toLocaleString("id-ID")}</dd>
        </div>
      ))}
    </dl>
  );
}
