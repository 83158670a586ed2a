import type { Pengaturan } from "#modules/profil/index.ts";

/** The school as search engines know schools (schema.org HighSchool); what is not known is left out. */
export function dataSekolah(sekolah: Pengaturan, url: string): Record<string, unknown> {
  const { nama, namaLengkap, alamat, kota, provinsi, telepon, email, tanggalBerdiri, petaLat, petaLng } = sekolah;
  const { instagram, facebook, youtube, whatsapp } = sekolah;
  const sameAs = [instagram, facebook, youtube, whatsapp].filter((link) => link !== null);
  return {
    "@type": "HighSchool",
    name: namaLengkap,
    alternateName: nama,
    url,
    foundingDate: tanggalBerdiri,
    address: { "@type": "PostalAddress", streetAddress: alamat, addressLocality: kota, addressRegion: provinsi, addressCountry: "ID" },
    ...(telepon ? { telephone: telepon } : {}),
    ...(email ? { email } : {}),
    ...(petaLat !== null && petaLng !== null ? { geo: { "@type": "GeoCoordinates", latitude: petaLat, longitude: petaLng } } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}
