import { data } from "react-router";
import "./styles/not-found.css";
import ornament from "./media/ornament.svg";

export const meta = () => [{ title: "Halaman tidak ditemukan" }, { name: "robots", content: "noindex" }];

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return (
    <section className="hilang lebar">
      <img src={ornament} alt="" width="96" height="96" />
      <h1>404</h1>
      <p lang="en">Oops! Page not found</p>
      <p className="hilang-ket">Alamat ini tidak ada atau sudah dipindahkan. Periksa kembali tulisannya, atau mulai lagi dari beranda.</p>
      <a className="tbl" href="/">
        Kembali ke beranda
      </a>
    </section>
  );
}
