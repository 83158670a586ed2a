import { data } from "react-router";
import { Missing } from "#kit/ui/document/missing.tsx";

export const meta = () => [{ title: "Halaman tidak ditemukan" }, { name: "robots", content: "noindex" }];

export const loader = () => data(null, { status: 404 });

export default Missing;
