/** A list with a column for each level heads them so, {x} being what the level is called. */
const forms = ["{x}", "nama {x}", "nm {x}", "{x} nama", "nama wilayah {x}", "kode {x}", "kd {x}", "id {x}", "no {x}", "{x} kode", "{x} id"];

const called: Readonly<Record<string, readonly string[]>> = {
  Provinsi: ["provinsi", "prov", "propinsi", "prop", "province"],
  "Kabupaten/kota": ["kabupaten kota", "kab kota", "kabkota", "kabupaten", "kab", "kota kabupaten", "kota kab", "kabko", "kota", "regency"],
  Kecamatan: ["kecamatan", "kec", "distrik", "kecamatan distrik", "district"],
  "Desa/kelurahan": [
    ...["desa kelurahan", "kelurahan desa", "desa kel", "kel desa", "desa", "kelurahan", "kel", "deskel", "kelurahan desa kampung"],
    ...["desa kelurahan kampung", "village"],
  ],
};

/** In one column with the level above, as the ministry's own annex has them. */
const shared: Readonly<Record<string, readonly string[]>> = {
  Provinsi: ["nama provinsi kabupaten kota", "provinsi kabupaten kota", "provinsi kab kota", "nama provinsi kab kota"],
  "Kabupaten/kota": ["nama provinsi kabupaten kota", "provinsi kabupaten kota", "provinsi kab kota", "nama provinsi kab kota"],
};

/** By what a level of regions is called: heads of the column that a list has for it. */
export const levels: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(called).map(([level, names]) => [
    level,
    [...names.flatMap((name) => forms.map((form) => form.replace("{x}", name))), ...(shared[level] ?? [])],
  ]),
);
