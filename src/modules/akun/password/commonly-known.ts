/** Words that are tried first in this country's schools: lower case, letters and digits only. */
export const commonlyKnown: readonly string[] = [
  "password passwordku passwort passw0rd kata sandi katasandi sandi rahasia rahasiaku masuk login admin administrator operator user guest root",
  "qwertyuiop qwerty qwertz asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv qazwsx qazwsxedc 1q2w3e4r5t 1q2w3e4r 1q2w3e abcdefghijklmnopqrstuvwxyz abcdefghij abcdefg abcdef abcd abc",
  "12345678901234567890 1234567890 123456789 12345678 1234567 123456 12345 1234 123 0987654321 987654321 87654321 654321 54321 4321 321",
  "111111 000000 112233 121212 123123 123321 666666 777777 888888 999999 696969 101010 202020",
  "madrasah aliyah negeri swasta madrasahaliyah sumatera jawa kalimantan sulawesi maluku papua utara selatan barat timur tengah sulteng sekolah siswa guru kepala tatausaha pegawai ppdb pmbm kemenag kementerian agama emis simpatika indonesia merdeka pancasila jakarta",
  "sayang sayangku cinta cintaku kamu aku ibu bapak ayah mama papa anak keluarga bismillah alhamdulillah subhanallah assalamualaikum allah allahuakbar muhammad ahmad insyaallah islam",
  "bismillahirrahmanirrahim bismillahirrahmanirrahiim bismillahirrohmanirrohim astaghfirullah astagfirullah masyaallah warahmatullahi warahmatullah wabarakatuh wabarokatuh alhamdulillahirabbilalamin alhamdulillahirobbilalamin lailahaillallah laailaahaillallah laailahaillallah muhammadurrasulullah muhammadarrasulullah",
  "iloveyou welcome letmein monkey dragon master sunshine princess football baseball superman batman pokemon naruto hello test testing default changeme secret google facebook instagram whatsapp android samsung",
  "senin selasa rabu kamis jumat sabtu minggu januari februari maret april juni juli agustus september oktober november desember",
  "1945 1990 1991 2020 2021 2022 2023 2024 2025 2026 2027 2028",
].flatMap((line) => line.split(" "));
