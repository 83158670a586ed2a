import type { Dasbor } from "./dasbor.ts";
import { AgendaDekat } from "./parts/agenda.tsx";
import { Akademik } from "./parts/akademik.tsx";
import { BackupCard } from "./parts/backup.tsx";
import { BankData } from "./parts/bank-data.tsx";
import { ChainCard } from "./parts/chain.tsx";
import { ChartCard } from "./parts/chart.tsx";
import { JatuhTempo } from "./parts/due.tsx";
import { TempoKarier } from "./parts/karier-tempo.tsx";
import { Tautan } from "./parts/links.tsx";
import { NaskahSaya } from "./parts/naskah-saya.tsx";
import { PapanPengumuman } from "./parts/pengumuman-board.tsx";
import { Penyiapan } from "./parts/penyiapan.tsx";
import { Waiting } from "./parts/waiting.tsx";
import "./styles/dasbor.css";
import "./styles/kisi.css";
import "./styles/grafik.css";

export function PapanDasbor({ dasbor }: { readonly dasbor: Dasbor }) {
  const { hari, angka, kartu, pengumuman, agenda, menunggu, naskah, tempo, karier, grafik, tautan, rantai, cadangan, penyiapan, daftar } =
    dasbor;
  return (
    <div className="papan">
      <div className="dasbor">
        <div className="dasbor-dulu">
          <Waiting menunggu={menunggu} />
          <NaskahSaya naskah={naskah} />
        </div>
        <div className="dasbor-utama">
          {penyiapan && <Penyiapan langkah={penyiapan} />}
          <BankData angka={angka} />
          <Akademik kartu={kartu} />
          <PapanPengumuman pengumuman={pengumuman} semua={daftar.pengumuman} />
          <Tautan kelompok={tautan} />
          {rantai && <ChainCard rantai={rantai} />}
          {cadangan && <BackupCard health={cadangan} />}
        </div>
        <div className="dasbor-sisi">
          <JatuhTempo tempo={tempo} hari={hari} />
          <TempoKarier karier={karier} />
          <AgendaDekat agenda={agenda} hari={hari} semua={daftar.agenda} />
        </div>
        <div className="dasbor-grafik">
          {grafik.map((satu) => (
            <ChartCard key={satu.kode} grafik={satu} />
          ))}
        </div>
      </div>
    </div>
  );
}
