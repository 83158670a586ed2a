import type { Papan } from "./angka.ts";
import { BankData } from "./bagian/bank-data.tsx";
import { Pintasan } from "./bagian/pintasan.tsx";
import { MasukTerbaru, PendaftaranTerbaru } from "./bagian/terbaru.tsx";
import "./dasbor.css";

export function PapanDasbor({ papan }: { readonly papan: Papan }) {
  const { keluar, masuk } = papan.surat;
  const adaAngka = papan.pendaftaran !== null || keluar !== null || masuk !== null;
  const adaTerbaru = papan.pendaftaran !== null || masuk !== null;
  return (
    <div className="papan">
      <div className={adaTerbaru ? "dasbor berdua" : "dasbor"}>
        <div>
          {adaAngka && <BankData papan={papan} />}
          <Pintasan />
        </div>
        {adaTerbaru && (
          <div>
            {papan.pendaftaran && <PendaftaranTerbaru pendaftar={papan.pendaftar} />}
            {masuk && <MasukTerbaru surat={papan.masuk} />}
          </div>
        )}
      </div>
    </div>
  );
}
