import { useRouteLoaderData } from "react-router";

/**
 * Which school this is, for whatever has to name it: the one place from which pages, papers, mails and programs have it. Kept in
 * Pengaturan Situs and, for the office above, in Kop Surat; the code of letter numbers is each Deret Nomor's own.
 */
export interface Sekolah {
  /** As people say it: "MAN 2 Poso". */
  readonly nama: string;
  readonly namaLengkap: string;
  readonly jenis: JenisSekolah;
  /** Where papers are signed: "Poso". */
  readonly kota: string;
  readonly provinsi: string;
  /** The office right above, as on the letterhead: "Kantor Kementerian Agama Kabupaten Poso". */
  readonly kantor: string;
  readonly npsn: string | null;
  readonly nsm: string | null;
}

export type JenisSekolah = "man" | "mas";

/** The fourth figure of an NSM tells a state madrasah from a private one. */
export const jenisSekolah = [
  { value: "man", label: "Madrasah Aliyah Negeri", status: "1" },
  { value: "mas", label: "Madrasah Aliyah Swasta", status: "2" },
] as const;

/** As long as nobody has said which one it is, or when that cannot be read. */
export const unnamedSekolah: Sekolah = {
  ...{ nama: "Madrasah", namaLengkap: "Madrasah", jenis: "man", kota: "", provinsi: "", npsn: null, nsm: null },
  kantor: "Kantor Kementerian Agama",
};

/** For components: which school this is, as the document was told when it was made. */
export function useSekolah(): Sekolah {
  const root = useRouteLoaderData<{ readonly sekolah?: Sekolah | null }>("root");
  return root?.sekolah ?? unnamedSekolah;
}

/** For names of files: "man-2-poso". */
export const sekolahSlug = ({ nama }: Pick<Sekolah, "nama">): string =>
  nama
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "madrasah";
