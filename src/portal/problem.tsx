import { isRouteErrorResponse } from "react-router";
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
      <Sheet>
        {missing ? (
          <EmptyState title="Tidak ada yang dapat ditampilkan">Mungkin sudah dihapus, atau alamatnya salah ketik.</EmptyState>
        ) : (
          <ErrorState title={sentence}>Yang sudah Anda simpan aman.</ErrorState>
        )}
      </Sheet>
    </>
  );
}

function read(error: unknown): { missing: boolean; sentence: string } {
  const broken = "Terjadi gangguan pada sistem kami.";
  if (!isRouteErrorResponse(error)) return { missing: false, sentence: broken };
  const told: unknown = error.data?.sentence;
  const missing = error.status === 404;
  return { missing, sentence: typeof told === "string" ? told : missing ? "Data tidak ditemukan." : broken };
}
