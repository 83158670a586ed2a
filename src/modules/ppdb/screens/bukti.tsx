import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { buktiFromSecret } from "../bukti.server.ts";
import { keterangan } from "../bukti-pdf.server.ts";
import "./bukti.css";
import { Icon } from "../parts/daftar/icons.tsx";
import { statusPath } from "../paths.ts";
import { AnswerList } from "../pertanyaan/parts/answer-list.tsx";

export const meta = ({ loaderData }: { readonly loaderData?: { readonly nama: string } }) => [
  { title: loaderData ? `Bukti Pendaftaran – ${loaderData.nama}` : "Bukti tidak ditemukan" },
  { name: "robots", content: "noindex" },
  // The address is the secret and must not travel to other sites; without any, some browsers send its form as if it came from elsewhere.
  { name: "referrer", content: "same-origin" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { rahasia = "" } = args.params;
  const { bukti, nama } = await within(args, async (ctx) => ({
    bukti: await buktiFromSecret(ctx, rahasia),
    nama: (await readPengaturan(ctx)).nama,
  }));
  const { nomor, tahunAjaran } = bukti;
  const rows = keterangan(bukti);
  return {
    nama,
    nomor,
    tahunAjaran,
    rows,
    berkas: bukti.berkas,
    bawaan: bukti.bawaan,
    pertanyaan: bukti.pertanyaan,
    jawaban: bukti.jawaban,
    rahasia,
    unduh: `/daftar/bukti/${rahasia}/unduh`,
    baru: new URL(args.request.url).searchParams.has("terkirim"),
  };
}

export default function BuktiPendaftaran({
  loaderData: { nama, nomor, tahunAjaran, rows, berkas, bawaan, pertanyaan, jawaban, rahasia, unduh, baru },
}: {
  loaderData: Awaited<ReturnType<typeof loader>>;
}) {
  return (
    <div className="lebar bukti">
      {baru ? (
        <p className="berhasil" role="status">
          <Icon name="done" />
          <span>
            <b>Pendaftaran Berhasil!</b> Simpan halaman ini atau unduh buktinya.
          </span>
        </p>
      ) : null}
      <article className="kertas">
        <header>
          <h1>Bukti Pendaftaran</h1>
          <p>
            {nama}, tahun ajaran {tahunAjaran}
          </p>
        </header>
        <p className="nomor">{nomor}</p>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {jawaban.length > 0 ? (
          <>
            <h2>Jawaban atas pertanyaan tambahan</h2>
            <AnswerList className="jawaban" jawaban={jawaban} />
          </>
        ) : null}
        {pertanyaan.length > 0 ? (
          <>
            <h2>Pertanyaan yang masih perlu dijawab</h2>
            <ul>
              {pertanyaan.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            <p>
              Jawab di <a href={statusPath}>halaman status</a> dengan nomor di atas dan tanggal lahir.
            </p>
          </>
        ) : null}
        {berkas.length > 0 ? (
          <>
            <h2>Berkas yang masih perlu dikirim</h2>
            <ul>
              {berkas.map((dokumen) => (
                <li key={dokumen}>{dokumen}</li>
              ))}
            </ul>
            <p>
              Potret atau pindai, lalu kirim lewat <a href={statusPath}>halaman status</a> dengan nomor di atas dan tanggal lahir.
            </p>
          </>
        ) : null}
        <h2>Dibawa saat daftar ulang</h2>
        <ul>
          {bawaan.map((berkas) => (
            <li key={berkas}>{berkas}</li>
          ))}
        </ul>
        <p className="catatan">
          Berkas asli ikut dibawa. Tulis nomor ini lengkap sampai huruf terakhirnya: huruf itu memastikan tidak ada angka yang keliru.
        </p>
      </article>
      <div className="baris tindakan">
        <a className="tbl" href={unduh}>
          <Icon name="download" /> Unduh bukti (PDF)
        </a>
        <button type="button" className="tbl garis cetak" onClick={() => window.print()}>
          <Icon name="printer" /> Cetak
        </button>
        {/* Opens it without number and birth date, which stand here: also on an evening when others have tried too often. */}
        <form method="post" action={statusPath}>
          <input type="hidden" name="rahasia" value={rahasia} />
          <button type="submit" className="tbl garis" name="aksi" value="bukti">
            Lihat status pendaftaran
          </button>
        </form>
        <a className="lanjut" href="/daftar">
          Daftarkan calon siswa lain
        </a>
      </div>
    </div>
  );
}
