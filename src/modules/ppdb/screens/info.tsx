import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { readBagian, readPengaturan } from "#modules/profil/index.server.ts";
import { readTerbitanPublik } from "../jalur/lembar-aturan.server.ts";
import { readJalurPublik } from "../jalur/read-jalur-publik.server.ts";
import type { Content } from "../parts/info/content.ts";
import { dataTanyaJawab } from "../parts/info/data-tanya-jawab.ts";
import { Hasil } from "../parts/info/hasil.tsx";
import { JadwalDanJam } from "../parts/info/jadwal-jam.tsx";
import { JalurPendaftaran } from "../parts/info/jalur.tsx";
import { Keunggulan } from "../parts/info/keunggulan.tsx";
import { LembarAturan } from "../parts/info/lembar.tsx";
import { Mulai } from "../parts/info/mulai.tsx";
import { Pembuka } from "../parts/info/pembuka.tsx";
import { Program } from "../parts/info/program.tsx";
import { Status } from "../parts/info/status.tsx";
import { TanyaJawab } from "../parts/info/tanya-jawab.tsx";
import { readPendaftaran, shownPeriode } from "../periode.server.ts";
import { readHasilPublik } from "../seleksi/read-diumumkan.server.ts";
import { readUjianPublik } from "../ujian/read-ujian-publik.server.ts";
import "../parts/info/info.css";

export const meta = ({ loaderData }: { loaderData?: Content }) => {
  if (!loaderData) return [];
  const { asal, sekolah, bagian } = loaderData;
  const description = `Penerimaan peserta didik baru ${sekolah.nama}: jadwal, program pilihan, dan cara mendaftar.`;
  const asked = bagian?.filter(({ tab }) => tab === "tanya-jawab");
  return describe({
    title: `Info PPDB – ${sekolah.nama}`,
    description,
    url: `${asal}/informasi/ppdb`,
    ...(asked?.length ? { data: dataTanyaJawab(asked) } : {}),
  });
};

export async function loader(args: LoaderFunctionArgs): Promise<Content> {
  tag(args, "periodePpdb", "gelombangPpdb", "jalurPpdb", "ujianPpdb", "sesiUjian", "bagianHalaman", "pengaturan", "gambar");
  const [sekolah, isi] = await Promise.all([
    reading(args, readPengaturan),
    reportSections(args, {
      pendaftaran: readPendaftaran,
      jadwal: async (ctx) => {
        const periode = await shownPeriode(ctx);
        return periode ? { periode, ujian: await readUjianPublik(ctx, periode.id) } : "tidak ada";
      },
      hasil: readHasilPublik,
      jalur: readJalurPublik,
      terbitan: readTerbitanPublik,
      bagian: (ctx) => readBagian(ctx, "ppdb"),
    }),
  ]);
  expires(args, isi.jalur?.berubah ?? null);
  return { asal: new URL(args.request.url).origin, sekolah, ...isi };
}

export default function InfoPpdb({
  loaderData: { sekolah, pendaftaran, jadwal, hasil, jalur, terbitan, bagian },
}: {
  readonly loaderData: Content;
}) {
  const dari = (tab: string) => bagian?.filter((satu) => satu.tab === tab) ?? null;
  const periode = pendaftaran?.periode ?? null;
  return (
    <>
      <Pembuka bagian={dari("pembuka")?.[0]} periode={periode} isClosed={pendaftaran !== null && periode === null} />
      <Status pendaftaran={pendaftaran} />
      <Hasil data={hasil} />
      <JalurPendaftaran data={jalur} />
      <Keunggulan nama={sekolah.nama} bagian={dari("keunggulan")} />
      <Program pilihan={periode?.tanyaJurusan ?? false} pengantar={dari("pengantar")?.[0]} bagian={dari("program")} />
      <JadwalDanJam jadwal={jadwal} sekolah={sekolah} keterangan={dari("jam-layanan")} />
      <LembarAturan data={terbitan} />
      <TanyaJawab bagian={dari("tanya-jawab")} />
      <Mulai bagian={dari("ajakan")} sekolah={sekolah} href={periode ? "/daftar" : null} />
    </>
  );
}
