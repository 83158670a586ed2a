import { AgendaDekat } from "./bagian/agenda.tsx";
import { Akademik } from "./bagian/akademik.tsx";
import { BankData } from "./bagian/bank-data.tsx";
import { Grafik } from "./bagian/grafik.tsx";
import { JatuhTempo } from "./bagian/jatuh-tempo.tsx";
import { bulat } from "./bagian/kartu.tsx";
import { Menunggu } from "./bagian/menunggu.tsx";
import { PapanPengumuman } from "./bagian/papan-pengumuman.tsx";
import { Rantai } from "./bagian/rantai.tsx";
import { Tautan } from "./bagian/tautan.tsx";
import { TempoKarier } from "./bagian/tempo-karier.tsx";
import type { Dasbor } from "./dasbor.ts";
import "./styles/dasbor.css";
import "./styles/kisi.css";
import "./styles/grafik.css";

export function PapanDasbor({ dasbor }: { readonly dasbor: Dasbor }) {
  const { hari, angka, kartu, pengumuman, agenda, menunggu, tempo, karier, grafik, tautan, rantai, daftar } = dasbor;
  const banyak = menunggu.reduce((sum, { jumlah }) => sum + jumlah, 0);
  return (
    <div className="papan">
      {banyak > 0 && (
        <a className="dasbor-menunggu" href="#menunggu">
          {bulat(banyak)} hal menunggu Anda
        </a>
      )}
      <div className="dasbor">
        <div>
          <BankData angka={angka} />
          <Akademik kartu={kartu} />
          <PapanPengumuman pengumuman={pengumuman} semua={daftar.pengumuman} />
          <Tautan kelompok={tautan} />
          {rantai && <Rantai rantai={rantai} />}
        </div>
        <div>
          <Menunggu menunggu={menunggu} />
          <JatuhTempo tempo={tempo} hari={hari} />
          <TempoKarier karier={karier} />
          <AgendaDekat agenda={agenda} hari={hari} semua={daftar.agenda} />
        </div>
        <div className="dasbor-grafik">
          {grafik.map((satu) => (
            <Grafik key={satu.kode} grafik={satu} />
          ))}
        </div>
      </div>
    </div>
  );
}
