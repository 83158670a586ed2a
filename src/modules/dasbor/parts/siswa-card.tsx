import Users from "lucide-react/icons/users";
import { siswaPath } from "#modules/kesiswaan/index.ts";

import type { Statistics } from "../dasbor.ts";
import { Bar, bulat, Card, Fragment } from "./card.tsx";

export function SiswaCard({ angka }: { readonly angka: NonNullable<Statistics["siswa"]> }) {
  const { x, xi, xii, tanpaKelas, putri, sendiri } = angka;
  const semua = x + xi + xii + tanpaKelas;
  const tingkat = [
    { nilai: x, label: "kelas X" },
    { nilai: xi, label: "kelas XI" },
    { nilai: xii, label: "kelas XII" },
  ];
  const dibagi = sendiri ? tingkat.filter(({ nilai }) => nilai > 0) : tingkat;
  const siapa = sendiri ? "siswa di kelas Anda" : "siswa aktif";
  return (
    <Card
      ke={siswaPath}
      judul="Data Siswa"
      ikon={Users}
      lebar
      ket={`${bulat(semua)} ${siapa} · ${bulat(semua - putri)} putra, ${bulat(putri)} putri${tanpaKelas > 0 ? ` · ${bulat(tanpaKelas)} belum masuk kelas` : ""}`}
    >
      {dibagi.length > 0 ? <Fragment bagian={dibagi} /> : bulat(semua)}
      {!sendiri && <Bar bagian={[x, xi, xii]} />}
    </Card>
  );
}
