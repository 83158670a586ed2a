/** Stands where a section could not be read. `what` goes on after "Gagal mengambil", e.g. "data berita". */
export const Unread = ({ what }: { readonly what: string }) => (
  <p className="gagal" role="alert">
    Gagal mengambil {what}
  </p>
);
