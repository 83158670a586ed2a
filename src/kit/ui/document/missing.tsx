export const missingMeta = [{ title: "Halaman tidak ditemukan" }, { name: "robots", content: "noindex" }];

/** What is said where an address leads nowhere. The path is told to the console by the page's script. */
export function Missing() {
  return (
    <section className="hilang lebar" data-hilang>
      <span className="hilang-hiasan" aria-hidden="true" />
      <h1>404</h1>
      <p lang="en">Oops! Page not found</p>
      <p className="hilang-ket">Alamat ini tidak ada atau sudah dipindahkan. Periksa kembali tulisannya, atau mulai lagi dari beranda.</p>
      <a className="tbl" href="/">
        Kembali ke beranda
      </a>
    </section>
  );
}
