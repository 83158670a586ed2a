interface PembagianJurusanProps {
  readonly bagian: readonly { readonly label: string; readonly jumlah: number }[];
  readonly total: number;
}

/** How the registrations divide over the programmes: a bar, and the same in words. */
export function PembagianJurusan({ bagian, total }: PembagianJurusanProps) {
  return (
    <span className="jurusan">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {potongan(bagian, total).map(({ label, mulai, panjang }) => (
          <rect key={label} x={mulai} width={panjang} height="6" />
        ))}
      </svg>
      <span className="jurusan-ket">
        {bagian.map(({ label, jumlah }) => (
          <span key={label}>
            {label} <b>{jumlah}</b>
          </span>
        ))}
      </span>
    </span>
  );
}

function potongan(bagian: PembagianJurusanProps["bagian"], total: number) {
  let mulai = 0;
  return bagian.map(({ label, jumlah }) => {
    const potong = { label, mulai, panjang: (jumlah / total) * 100 };
    mulai += potong.panjang;
    return potong;
  });
}
