import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState, ErrorState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";

/** What stands in the place of a page that cannot be shown; the menu around it stays. */
export function Problem({ error }: { readonly error: unknown }) {
  const { missing, sentence } = read(error);
  const title = missing ? sentence.replace(/\.$/, "") : "Halaman ini belum dapat ditampilkan";
  return (
    <>
      <title>{title}</title>
      <PageHead title={title} />
      <Sheet>{missing ? <Nothing /> : <ErrorState title={sentence}>Yang sudah Anda simpan aman.</ErrorState>}</Sheet>
    </>
  );
}

/** What does not exist and what is not theirs look the same to whoever asks. */
export const Nothing = () => (
  <EmptyState title="Tidak ada yang dapat ditampilkan" actions={<ButtonLink to="/dashboard">Ke dashboard</ButtonLink>}>
    Mungkin sudah dihapus, alamatnya salah ketik, atau tidak terbuka untuk akun Anda.
  </EmptyState>
);

const away = "Server belum dapat dihubungi. Periksa sambungan internet Anda, lalu coba lagi.";

/** The browser got no answer; each says so in its own words. */
const unreached = (error: unknown): boolean => error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

function read(error: unknown): { missing: boolean; sentence: string } {
  const broken = "Terjadi gangguan pada sistem kami.";
  if (!isRouteErrorResponse(error)) return { missing: false, sentence: unreached(error) ? away : broken };
  const told: unknown = error.data?.sentence;
  const missing = error.status === 404;
  return { missing, sentence: typeof told === "string" ? told : missing ? "Data tidak ditemukan." : broken };
}
