import { internationalNumber } from "#kit/telephone.ts";
import { contactHours, openingHours, type Pengaturan } from "#modules/profil/index.ts";

/** The home page as search engines read it: the school, and its site by the name that results show above their titles. */
export const dataSitus = (sekolah: Pengaturan, url: string): Record<string, unknown> => ({
  "@graph": [
    dataSekolah(sekolah, url),
    { "@type": "WebSite", name: sekolah.nama, alternateName: sekolah.namaLengkap, url, inLanguage: "id" },
  ],
});

/** The school as search engines know schools (schema.org HighSchool); what is not known is left out. */
export function dataSekolah(sekolah: Pengaturan, url: string): Record<string, unknown> {
  const { nama, namaLengkap, alamat, kota, provinsi, telepon, email, tanggalBerdiri, petaLat, petaLng } = sekolah;
  const { instagram, facebook, youtube, whatsapp } = sekolah;
  const sameAs = [instagram, facebook, youtube, whatsapp].filter((link) => link !== null);
  const jam = openingHours(sekolah.jamKantor);
  const contactPoint = contactHours(sekolah);
  return {
    "@type": "HighSchool",
    name: namaLengkap,
    alternateName: nama,
    url,
    logo: `${url}ikon.png?ukuran=512`,
    image: `${url}bagikan.png`,
    foundingDate: tanggalBerdiri,
    address: { "@type": "PostalAddress", streetAddress: alamat, addressLocality: kota, addressRegion: provinsi, addressCountry: "ID" },
    ...(telepon ? { telephone: internationalNumber(telepon) } : {}),
    ...(email ? { email } : {}),
    ...(petaLat !== null && petaLng !== null ? { geo: { "@type": "GeoCoordinates", latitude: petaLat, longitude: petaLng } } : {}),
    ...(jam.length > 0 ? { openingHoursSpecification: jam } : {}),
    ...(contactPoint.length > 0 ? { contactPoint } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}
