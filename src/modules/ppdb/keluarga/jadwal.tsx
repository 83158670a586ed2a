import { statusPath } from "../paths.ts";
import type { JadwalKeluarga } from "../ujian/read-jadwal.server.ts";

/** When and where the child is examined, in sentences that the server wrote; it works without scripts. */
export function Jadwal({ kunci, jadwal: { ujian, kartu } }: { readonly kunci: string; readonly jadwal: JadwalKeluarga }) {
  return (
    <section className="status-lembar status-jadwal">
      <h2>Jadwal dan ruang</h2>
      {ujian.map(([nama, kapan, berubah, ...baris]) => (
        <div key={nama}>
          <h3>{nama}</h3>
          {kapan && <p className="status-kini">{kapan}</p>}
          {berubah && <p className="status-berubah">{berubah}</p>}
          {baris.map((satu) => (
            <p key={satu}>{satu}</p>
          ))}
        </div>
      ))}
      {kartu && (
        <>
          <p>{kartu}</p>
          <a className="tbl" href={`${statusPath}/kartu?anak=${kunci}`}>
            Unduh kartu peserta (PDF)
          </a>
        </>
      )}
    </section>
  );
}
