import type { ReactNode } from "react";
import { ButtonLink } from "#kit/ui/button.tsx";
import { failureOf } from "#kit/ui/feedback/failure.ts";
import { RequestNumber } from "#kit/ui/feedback/request-number.tsx";
import { EmptyState, ErrorState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";

/** What stands in the place of a page that cannot be shown; the menu around it stays. */
export function Problem({ error }: { readonly error: unknown }) {
  const { missing, sentence, number } = failureOf(error);
  // What follows the first sentence says what to make of it, better than the page's own guess.
  const [said = "", rest] = sentence.split(/\. (.*)/s);
  const title = missing ? said.replace(/\.$/, "") : "Halaman ini belum dapat ditampilkan";
  return (
    <>
      <title>{title}</title>
      <PageHead title={title} />
      <Sheet>
        {missing ? (
          <Nothing>{rest}</Nothing>
        ) : (
          <ErrorState title={sentence}>Yang sudah Anda simpan aman. {number && <RequestNumber number={number} />}</ErrorState>
        )}
      </Sheet>
    </>
  );
}

/** What does not exist and what is not theirs look the same to whoever asks. */
export const Nothing = ({ children }: { readonly children?: ReactNode }) => (
  <EmptyState title="Tidak ada yang dapat ditampilkan" actions={<ButtonLink to="/dashboard">Ke dashboard</ButtonLink>}>
    {children ?? "Mungkin sudah dihapus, alamatnya salah ketik, atau tidak terbuka untuk akun Anda."}
  </EmptyState>
);
