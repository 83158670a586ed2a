import { type Finding, notice, problem, well } from "#kit/doctor/finding.ts";
import type { Facts, MailFacts, SettingsFacts } from "./facts.ts";

export const judgeSettings = ({ settings, mail, version }: Facts): readonly Finding[] => [
  ...judgeNames(settings, version),
  judgeProxy(settings),
  judgeMail(mail),
];

const cure = "Perbaiki di berkas pengaturan, lalu jalankan ulang aplikasi.";

function judgeNames({ unknown, unencrypted }: SettingsFacts, version: string): Finding[] {
  const about = "Pengaturan";
  const found = [...unknown, ...unencrypted.map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)];
  if (found.length === 0) return [well(about, `Semua pengaturan dikenal. Node ${version}.`)];
  return found.map((sentence) => notice(about, sentence, cure));
}

function judgeProxy({ publicUrl, trustedProxies }: SettingsFacts): Finding {
  const about = "Alamat dan proxy";
  if (!publicUrl)
    return notice(
      about,
      "PUBLIC_URL kosong: aplikasi hanya menjawab di komputer ini.",
      "Isi PUBLIC_URL, misalnya https://madrasah.sch.id.",
    );
  // The product itself speaks http alone, so that somebody else ends TLS.
  if (publicUrl.protocol === "https:" && trustedProxies.length === 0)
    return problem(
      about,
      "PUBLIC_URL memakai https, tetapi TRUSTED_PROXIES kosong: semua pengunjung terlihat beralamat sama, dan pembatas percobaan masuk menahan semuanya sekaligus.",
      "Isi TRUSTED_PROXIES dengan alamat proxy, misalnya TRUSTED_PROXIES=127.0.0.1.",
    );
  const proxies = trustedProxies.length > 0 ? ` Proxy yang dipercaya: ${trustedProxies.join(", ")}.` : "";
  return well(about, `Dibuka orang di ${publicUrl.origin}.${proxies}`);
}

function judgeMail(mail: MailFacts): Finding {
  const about = "Surel";
  if (mail === "none")
    return notice(about, "Tidak ada surel yang dikirim: SMTP_URL kosong.", "Isi SMTP_URL, misalnya smtps://akun:password@mail.contoh.id.");
  if (mail.refused === null) return well(about, `Server surel ${mail.host} menerima sambungan.`);
  return problem(about, `Server surel ${mail.host} ${mail.refused}.`, "Periksa SMTP_URL: alamat, port, akun, dan password-nya.");
}
