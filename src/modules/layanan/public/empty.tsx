interface Props {
  readonly mencari: boolean;
  readonly alamat: string;
  /** What is said where nothing has been put yet. */
  readonly children: string;
}

export function Empty({ mencari, alamat, children }: Props) {
  if (!mencari) return <p className="kosong">{children}</p>;
  return (
    <div className="kosong">
      <p>
        <b>Tidak ada yang cocok dengan pencarian Anda.</b>
      </p>
      <a className="lanjut" href={alamat}>
        Lihat semuanya
      </a>
    </div>
  );
}
