import { zone } from "#kit/time-zone.ts";
import type { AgendaPublik } from "../papan.ts";

interface Host {
  readonly nama: string;
  readonly alamat: string;
  readonly kota: string | null;
  readonly provinsi: string | null;
  /** Origin of the site. */
  readonly asal: string;
}

/** Events as search engines read them (schema.org Event); times are in the school's zone. Undefined where there are none. */
export function dataAgenda(agenda: readonly AgendaPublik[] | null | undefined, { nama, alamat, kota, provinsi, asal }: Host) {
  if (!agenda?.length) return undefined;
  const address = {
    "@type": "PostalAddress",
    streetAddress: alamat,
    ...(kota ? { addressLocality: kota } : {}),
    ...(provinsi ? { addressRegion: provinsi } : {}),
    addressCountry: "ID",
  };
  return {
    "@graph": agenda.map(({ judul, mulai, selesai, jamMulai, jamSelesai, tempat, deskripsi }) => ({
      "@type": "Event",
      name: judul,
      ...(deskripsi ? { description: deskripsi } : {}),
      startDate: momentOf(mulai, jamMulai),
      ...(selesai || jamSelesai ? { endDate: jamSelesai ? momentOf(selesai ?? mulai, jamSelesai) : selesai } : {}),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name: tempat ?? nama, address },
      organizer: { "@type": "HighSchool", name: nama, url: `${asal}/` },
    })),
  };
}

const momentOf = (day: string, time: string | null) => (time ? `${day}T${time.slice(0, 5)}:00${zone.offset}` : day);
